import CheckoutAPI

extension CheckoutFunnel {
  /// Takes a gift card: one that is there already, is empty or in another currency pays nothing and is not added.
  mutating func giftCardAnswered(
    _ result: Result<GiftCard, RepositoryFailure>,
    _ ticket: RequestTicket,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    guard facts.requests.giftCard.takes(ticket, inputs: facts.versions.ofGiftCard) else { return }
    // While an order is being placed its facts stand still: the card is not added, and not waited for either.
    guard step.isCollecting else { return facts.requests.giftCard.makeStale() }
    facts.requests.giftCard.answer()
    switch result {
    case .failure(let failure): note(.couldNotRead(.giftCard, failure))
    case .success(let card) where card.balance.currency != facts.cart.currency:
      note(.giftCardCurrencyDiffers(card.id))
    case .success(let card) where card.balance.minorUnits <= 0: note(.giftCardEmpty(card.id))
    case .success(let card) where facts.giftCards.contains(where: { $0.id == card.id }):
      note(.giftCardAlreadyAdded(card.id))
    case .success(let card): return setGiftCards(facts.giftCards + [card], at: now, &effects)
    }
    settle(at: now, &effects)
  }

  /// Takes what stands for the card; after a failure the details are gone, and the shopper enters them again.
  mutating func tokenAnswered(
    _ result: Result<PaymentToken, RepositoryFailure>,
    _ ticket: RequestTicket,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    guard facts.requests.token.takes(ticket, inputs: facts.versions.ofToken) else { return }
    guard step.isCollecting else { return facts.dropToken() }
    switch result {
    case .success(let token):
      facts.token = token
      facts.requests.token.answer()
    case .failure(let failure):
      facts.dropToken()
      note(.couldNotRead(.cardToken, failure))
    }
    settle(at: now, &effects)
  }
}
