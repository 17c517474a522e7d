import CheckoutAPI

extension CheckoutFunnel {
  mutating func addGiftCard(
    _ input: GiftCardInput,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard facts.setup.capabilities.giftCards else { throw Objection(.giftCardsNotTaken) }
    guard facts.requests.giftCard.phase != .asking else { throw Objection(.giftCardPending) }
    let number = Trimming.trimmed(input.number)
    guard !number.isEmpty, number.utf8.count <= Trimming.longestField else { throw Objection(.giftCardIncomplete) }
    let request = GiftCardRequest(
      cart: facts.cart.id,
      currency: facts.cart.currency,
      card: GiftCardInput(number: number, pin: Trimming.trimmed(input.pin))
    )
    effects.append(.perform(.giftCard(request, facts.requests.giftCard.ask(facts.versions.ofGiftCard))))
  }

  mutating func removeGiftCard(_ id: GiftCardID, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    guard facts.giftCards.contains(where: { $0.id == id }) else { throw Objection(.unknownGiftCard) }
    setGiftCards(facts.giftCards.filter { $0.id != id }, at: now, &effects)
  }

  mutating func setGiftCards(_ cards: [GiftCard], at now: Moment, _ effects: inout [CheckoutEffect]) {
    let wasCovered = facts.isCovered
    facts.giftCards = cards
    settle(.coverage, if: facts.noteCoverage(since: wasCovered), at: now, &effects)
  }

  mutating func choosePayment(
    _ id: PaymentMethodID,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard !facts.isCovered else { throw Objection(.nothingDue) }
    guard let method = facts.methods?.methods.first(where: { $0.id == id }) else { throw Objection(.notOffered) }
    setMethod(method, at: now, &effects)
  }

  /// Takes another method, or none.
  mutating func setMethod(_ method: PaymentMethod?, at now: Moment, _ effects: inout [CheckoutEffect]) {
    let carriesFee = facts.method?.fee != nil || method?.fee != nil
    facts.method = method
    facts.versions.method &+= 1
    if carriesFee { facts.versions.methodFee &+= 1 }
    settle(.paymentMethod, if: carriesFee ? .feeChanges : [], at: now, &effects)
  }

  /// Takes the details of a card: they go into the one call that makes a token of them, and nowhere else.
  mutating func enterCard(
    _ input: CardInput,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard let method = facts.method else { throw Objection(.noMethodChosen) }
    guard method.cardDetails != .nothing else { throw Objection(.stepNotOnRoute) }
    let check = CardCheck(input, for: method, at: now)
    facts.dropToken()
    facts.cardReport = check.report
    if let card = check.accepted {
      let request = TokenisationRequest(
        cart: facts.cart.id,
        method: method.id,
        methodReference: method.reference,
        number: card.number,
        expiry: card.expiry,
        securityCode: card.securityCode,
        holder: card.holder,
        network: card.network
      )
      effects.append(.perform(.tokenise(request, facts.requests.token.ask(facts.versions.ofToken))))
    }
    closeUnsent(&effects)
    settle(at: now, &effects)
  }
}
