import CheckoutAPI

/// Walks a fresh funnel to a step by the actions a shopper would use.
struct ScenarioWalk {
  private(set) var funnel: CheckoutFunnel
  private let facts: ScenarioFacts

  init(_ facts: ScenarioFacts) {
    self.facts = facts
    funnel = CheckoutFunnel(facts.setup)
    _ = funnel.handle(.savedAddressesChanged(facts.savedAddresses), at: facts.now)
  }

  /// Answers each step in turn, up to and with the one that is wanted.
  ///
  /// - Parameter target: A collecting step, or processing for all of them.
  mutating func collect(
    upTo target: CheckoutStep,
    answeredBy answer: CheckoutFunnel.Answerer
  ) throws(CheckoutRefusal) {
    for _ in CheckoutStep.collecting {
      try answerStep(answeredBy: answer)
      if funnel.step >= target { break }
      if target == .processing, funnel.state(at: facts.now).isReadyToPlace { return }
      try send(.proceed, answeredBy: answer)
      if funnel.step == target {
        try answerStep(answeredBy: answer)
        break
      }
    }
    if target.isCollecting, funnel.step > target { try send(.goBack(to: target), answeredBy: answer) }
    try requireAllMet(before: target)
  }

  /// Places the order for the total the shopper has seen.
  mutating func place(answeredBy answer: CheckoutFunnel.Answerer) throws(CheckoutRefusal) {
    let total = facts.expectedTotal ?? funnel.state(at: facts.now).totals.total
    try send(.placeOrder(expectedTotal: total), answeredBy: answer)
  }

  /// Gives the facts that belong to the step the funnel is at.
  private mutating func answerStep(answeredBy answer: CheckoutFunnel.Answerer) throws(CheckoutRefusal) {
    switch funnel.step {
    case .cart: try fillCart(answeredBy: answer)
    case .address:
      if let contact = facts.contact { try send(.setContact(contact), answeredBy: answer) }
      if let address = facts.deliveryAddress { try send(.setDeliveryAddress(address), answeredBy: answer) }
      if let address = facts.billingAddress { try send(.setBillingAddress(address), answeredBy: answer) }
    case .delivery:
      if let option = facts.deliveryOption { try send(.chooseDelivery(option), answeredBy: answer) }
      for extra in facts.deliveryExtras { try send(.setExtra(extra, isWanted: true), answeredBy: answer) }
    case .payment:
      for card in facts.giftCards { try send(.addGiftCard(card), answeredBy: answer) }
      if let method = facts.paymentMethod { try send(.choosePayment(method), answeredBy: answer) }
      if let wallet = facts.wallet { try send(.authoriseWallet(wallet), answeredBy: answer) }
    case .card:
      if let card = facts.card { try send(.enterCard(card), answeredBy: answer) }
    case .processing, .confirmation:
      break
    }
  }

  private mutating func fillCart(answeredBy answer: CheckoutFunnel.Answerer) throws(CheckoutRefusal) {
    guard funnel.facts.cart.isEmpty else { return }
    for line in facts.lines { try send(.addLine(line), answeredBy: answer) }
    for code in facts.promotionCodes { try send(.applyPromotion(code), answeredBy: answer) }
  }

  /// What lies behind a scenario is there: not on its way, not refused by the funnel's own check.
  private func requireAllMet(before target: CheckoutStep) throws(CheckoutRefusal) {
    let missing = funnel.state(at: facts.now).requirements.filter { $0.step < target && $0.status != .met }
    guard missing.isEmpty else {
      throw funnel.refusal(.requirementsUnmet, .proceed, missing: missing, at: facts.now)
    }
  }

  private mutating func send(
    _ action: CheckoutAction,
    answeredBy answer: CheckoutFunnel.Answerer
  ) throws(CheckoutRefusal) {
    let effects = try funnel.handle(action, at: facts.now)
    funnel.drive(effects, at: facts.now, answeredBy: answer)
  }
}
