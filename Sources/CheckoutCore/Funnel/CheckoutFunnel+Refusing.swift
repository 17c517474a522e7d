import CheckoutAPI

extension CheckoutFunnel {
  func refusal(
    _ code: CheckoutRefusal.Code,
    _ action: CheckoutActionKind,
    missing: [Requirement] = [],
    at now: Moment
  ) -> CheckoutRefusal {
    CheckoutRefusal(code, action: action, step: step, missing: missing, allowed: allowed(at: now))
  }

  /// What can be done now: what the step takes, without what the facts rule out whatever the action carries.
  func allowed(at now: Moment) -> CheckoutActionSet {
    var allowed = position.accepts(facts.setup.capabilities)
    guard step.isCollecting else { return allowed }
    let route = Route(facts)
    allowed.remove(.openLink)
    if !route[.delivery].counts { allowed.subtract(CheckoutActionSet(.chooseDelivery, .setExtra)) }
    if facts.options.isEmpty { allowed.remove(.chooseDelivery) }
    if facts.chosenOption?.extras.isEmpty ?? true { allowed.remove(.setExtra) }
    if facts.methods?.methods.isEmpty ?? true || facts.isCovered { allowed.remove(.choosePayment) }
    if !(facts.method?.needsAuthorisation ?? false) || facts.due <= 0 { allowed.remove(.authoriseWallet) }
    if facts.method == nil { allowed.remove(.enterCard) }
    if !facts.setup.capabilities.giftCards || facts.requests.giftCard.phase == .asking {
      allowed.remove(.addGiftCard)
    }
    if facts.giftCards.isEmpty { allowed.remove(.removeGiftCard) }
    if facts.savedAddresses.isEmpty { allowed.remove(.chooseSavedAddress) }
    allowed.subtract(cartActionsRuledOut)
    if attempts == 0 { allowed.remove(.receiveAnswer) }
    if !canResend(on: route, at: now), !hasFailedRead { allowed.remove(.retry) }
    if facts.clearanceToProcess(on: route, at: now) == nil { allowed.remove(.placeOrder) }
    if !canProceed(on: route, at: now) { allowed.remove(.proceed) }
    return allowed
  }

  private var cartActionsRuledOut: CheckoutActionSet {
    var ruledOut: CheckoutActionSet = []
    if facts.cart.isEmpty {
      ruledOut.formUnion(
        CheckoutActionSet(.setQuantity, .setGuarantee, .removeLine, .refresh))
    } else {
      ruledOut.formUnion(CheckoutActionSet(.setCurrency))
    }
    let shelf = facts.cart.savedForLater
    if !facts.cart.lines.contains(where: shelf.canTake) { ruledOut.formUnion(CheckoutActionSet(.saveForLater)) }
    if !shelf.lines.contains(where: canMoveToCart) { ruledOut.formUnion(CheckoutActionSet(.moveToCart)) }
    if facts.cart.promotionCodes.isEmpty { ruledOut.formUnion(CheckoutActionSet(.removePromotion)) }
    return ruledOut
  }
}

extension CheckoutActionSet {
  /// Takes one action out.
  fileprivate mutating func remove(_ kind: CheckoutActionKind) { subtract(CheckoutActionSet(kind)) }
}
