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
    settle(.coverage(crossesZero: noteCoverage(wasCovered)), at: now, &effects)
  }

  /// Notes whether there is still something to pay; answers whether that changed.
  ///
  /// A method that does not pay costs nothing: whether its fee is charged depends on it, too.
  mutating func noteCoverage(_ wasCovered: Bool) -> Bool {
    guard facts.isCovered != wasCovered else { return false }
    facts.versions.coverage &+= 1
    if facts.method?.fee != nil {
      facts.versions.methodFee &+= 1
      facts.requests.quote.makeStale()
    }
    return true
  }

  mutating func choosePayment(
    _ id: PaymentMethodID,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard !facts.isCovered else { throw Objection(.nothingDue) }
    guard let method = facts.methods?.methods.first(where: { $0.id == id }) else { throw Objection(.notOffered) }
    guard facts.method?.id != id else { return }
    setMethod(method, at: now, &effects)
  }

  /// Takes another method, or none.
  mutating func setMethod(_ method: PaymentMethod?, at now: Moment, _ effects: inout [CheckoutEffect]) {
    let carriesFee = facts.method?.fee != nil || method?.fee != nil
    facts.method = method
    facts.versions.method &+= 1
    if carriesFee { facts.versions.methodFee &+= 1 }
    settle(.paymentMethod(carriesFee: carriesFee), at: now, &effects)
  }

  mutating func authoriseWallet(
    _ authorisation: WalletAuthorisation,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard facts.method?.needsAuthorisation ?? false else { throw Objection(.noWalletChosen) }
    guard facts.due > 0 else { throw Objection(.nothingDue) }
    guard facts.token != authorisation.token else { return }
    facts.token = authorisation.token
    closeUnsent(&effects)
    settle(nil, at: now, &effects)
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
    settle(nil, at: now, &effects)
  }
}
