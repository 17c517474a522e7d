import CheckoutAPI

extension CheckoutFunnel {
  func refusal(
    _ code: CheckoutRefusal.Code,
    _ action: CheckoutActionKind,
    missing: [Requirement] = [],
    link: LinkProblem? = nil,
    at now: Moment
  ) -> CheckoutRefusal {
    CheckoutRefusal(code, action: action, step: step, missing: missing, link: link, allowed: allowed(at: now))
  }

  /// What can be done now: what the step takes, without what the facts rule out whatever the action carries.
  func allowed(at now: Moment) -> CheckoutActionSet {
    let accepted = position.accepts(facts.setup.capabilities)
    guard step.isCollecting else { return accepted }
    let route = Route(facts)
    return accepted.subtracting(facts.ruledOut(on: route)).subtracting(movesRuledOut(on: route, at: now))
  }

  /// The moves that lead nowhere now.
  private func movesRuledOut(on route: Route, at now: Moment) -> CheckoutActionSet {
    let survey = facts.survey(from: step, on: route, at: now)
    var ruledOut: CheckoutActionSet = []
    if !survey.isComplete { ruledOut.insert(.placeOrder) }
    if survey.isHeld || (survey.nextWanting == nil && route.lastCollecting <= step) { ruledOut.insert(.proceed) }
    if attempts == 0, left.isEmpty { ruledOut.insert(.receiveAnswer) }
    if !(survey.isComplete && canResend), !hasFailedRead { ruledOut.insert(.retry) }
    if !facts.cart.savedForLater.lines.contains(where: { problem(ofMoving: $0) == nil }) {
      ruledOut.insert(.moveToCart)
    }
    return ruledOut
  }
}

extension Facts {
  /// The answers that the facts rule out, whatever they are.
  fileprivate func ruledOut(on route: Route) -> CheckoutActionSet {
    var ruledOut: CheckoutActionSet = []
    if setup.policy.links == nil { ruledOut.insert(.openLink) }
    for kind in cart.isEmpty ? Facts.changesOfLines : [.setCurrency] { ruledOut.insert(kind) }
    if !cart.lines.contains(where: cart.savedForLater.canTake) { ruledOut.insert(.saveForLater) }
    if cart.promotionCodes.isEmpty { ruledOut.insert(.removePromotion) }
    if savedAddresses.isEmpty { ruledOut.insert(.chooseSavedAddress) }
    if !takesBillToDeliveryAddress { ruledOut.insert(.billToDeliveryAddress) }
    if !route[.delivery].counts || options.isEmpty { ruledOut.insert(.chooseDelivery) }
    if !route[.delivery].counts || chosenOption?.extras.isEmpty ?? true { ruledOut.insert(.setExtra) }
    if !setup.capabilities.giftCards || requests.giftCard.phase == .asking { ruledOut.insert(.addGiftCard) }
    if giftCards.isEmpty { ruledOut.insert(.removeGiftCard) }
    if methods?.methods.isEmpty ?? true || isCovered { ruledOut.insert(.choosePayment) }
    if !canAuthoriseWallet { ruledOut.insert(.authoriseWallet) }
    if method?.cardDetails ?? .nothing == .nothing { ruledOut.insert(.enterCard) }
    return ruledOut
  }

  private static let changesOfLines: [CheckoutActionKind] = [.setQuantity, .setGuarantee, .removeLine, .refresh]
}

extension CheckoutActionSet {
  fileprivate mutating func insert(_ kind: CheckoutActionKind) { formUnion(CheckoutActionSet(kind)) }
}
