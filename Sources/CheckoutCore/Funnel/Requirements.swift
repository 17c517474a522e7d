import CheckoutAPI

/// The one list of what the order needs: it is shown, it decides whether the order can be placed, and refusals carry
/// it.
extension Facts {
  /// Visits what the steps on the route need, in the order of the funnel.
  ///
  /// - Parameters:
  ///   - now: The wall clock's time: a price may have expired.
  ///   - end: The first step that is not visited.
  func visitRequirements(
    on route: Route,
    at now: Moment,
    before end: CheckoutStep = .processing,
    _ visit: (Requirement) -> Void
  ) {
    let last = route.lastCollecting
    for step in CheckoutStep.collecting where step < end && route[step].counts {
      switch step {
      case .cart:
        CartStep.visitRequirements(of: self, visit)
        if step != last { visit(anyQuoteRequirement) }
      case .address: AddressStep.visitRequirements(of: self, visit)
      case .delivery: DeliveryStep.visitRequirements(of: self, visit)
      case .payment: PaymentStep.visitRequirements(of: self, visit)
      case .card: CardStep.visitRequirements(of: self, visit)
      case .processing, .confirmation: break
      }
      if step == last { visit(freshQuoteRequirement(of: step, at: now)) }
    }
  }

  /// All of them, as a list.
  func requirements(on route: Route, at now: Moment) -> [Requirement] {
    var list: [Requirement] = []
    list.reserveCapacity(10)
    visitRequirements(on: route, at: now) { list.append($0) }
    return list
  }

  /// Those that are not met.
  func missing(on route: Route, at now: Moment) -> [Requirement] {
    requirements(on: route, at: now).filter { $0.status != .met }
  }

  /// The first step before another that wants something done by the shopper, and what.
  func firstUnmet(on route: Route, at now: Moment, before end: CheckoutStep) -> Requirement? {
    var found: Requirement?
    visitRequirements(on: route, at: now, before: end) { requirement in
      if found == nil, requirement.status == .unmet { found = requirement }
    }
    return found
  }

  /// The cart needs a price, stale or not.
  private var anyQuoteRequirement: Requirement {
    if price != nil { return Requirement(.cart, .quote, .given, .met) }
    if cart.isEmpty { return Requirement(.cart, .quote, .missing, .unmet) }
    return Requirement(.cart, .quote, requests.quote.phase == .failed ? .failed : .loading, .awaiting)
  }

  /// The last collecting step needs a price that can be placed.
  private func freshQuoteRequirement(of step: CheckoutStep, at now: Moment) -> Requirement {
    if hasFreshQuote(at: now) { return Requirement(step, .quote, .given, .met) }
    if cart.isEmpty { return Requirement(step, .quote, .missing, .unmet) }
    let code: Requirement.Code =
      switch requests.quote.phase {
      case .asking, .idle: price == nil ? .loading : .checking
      case .failed: .failed
      case .answered: price?.isEstimate ?? false ? .estimate : .expired
      }
    return Requirement(step, .quote, code, .awaiting)
  }
}

extension CheckoutStep {
  /// The steps where the shopper answers something, in order.
  static let collecting: [CheckoutStep] = [.cart, .address, .delivery, .payment, .card]
}
