public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CheckoutFunnel {
  /// What there is to show at a moment.
  ///
  /// - Parameter now: The wall clock's time: a price may have expired since it came.
  /// - Complexity: O(*n*) in the number of lines and of what is offered.
  @_spi(Internals) public func state(at now: Date) -> CheckoutState {
    let route = Route(facts)
    return CheckoutState(
      screen: screen,
      route: entries(of: route),
      // An order that is on its way or placed needs nothing from the shopper any more.
      requirements: step.isCollecting ? facts.requirements(on: route, at: now) : [],
      cart: facts.cart,
      totals: facts.totals,
      pending: pending,
      notices: notices,
      allowed: allowed(at: now),
      isReadyToPlace: step.isCollecting && facts.clearanceToProcess(on: route, at: now) != nil
    )
  }

  private func entries(of route: Route) -> [RouteEntry] {
    CheckoutStep.allCases.map { step in
      let here = self.step
      if step == here { return RouteEntry(step: step, status: .here, reason: nil) }
      switch route[step] {
      case .on:
        return RouteEntry(step: step, status: step < here ? .done : .toCome, reason: nil)
      case .undecided:
        return RouteEntry(step: step, status: step < here ? .done : .toCome, reason: .priceUnknown)
      case .off(let reason):
        // A card can still come once a method is chosen: it is not skipped before.
        let isOpen = reason == .noMethodChosen && here < step
        return RouteEntry(step: step, status: isOpen ? .toCome : .skipped, reason: reason)
      }
    }
  }

  private var pending: [CheckoutRequestKind] {
    var kinds: [CheckoutRequestKind] = []
    let requests = facts.requests
    if requests.quote.phase == .asking { kinds.append(.quote) }
    if requests.options.phase == .asking { kinds.append(.deliveryOptions) }
    if requests.methods.phase == .asking { kinds.append(.paymentMethods) }
    if requests.giftCard.phase == .asking { kinds.append(.giftCard) }
    if requests.token.phase == .asking { kinds.append(.cardToken) }
    if case .processing(let processing) = position, processing.isPending { kinds.append(.placement) }
    return kinds
  }
}

extension ProcessingStep {
  /// Whether an answer is on its way.
  fileprivate var isPending: Bool {
    switch stage {
    case .recording, .sending, .resolving, .cancelling: true
    case .challenge: false
    case .unknown(let inquiry): inquiry.isAsking
    }
  }
}
