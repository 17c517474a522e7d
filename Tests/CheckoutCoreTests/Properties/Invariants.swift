import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// What holds in every state, and between every two.
enum Invariants {
  /// What is wrong with a state; `nil` when nothing is.
  static func problem(in state: CheckoutState) -> String? {
    let step = state.step
    if let unmet = state.requirements.first(where: { $0.step < step && $0.status == .unmet }) {
      return "at \(step) with \(unmet.step) \(unmet.field) unmet"
    }
    if step.isCollecting, step != .address, !state.requirements.contains(where: { $0.step == step }) {
      return "at \(step), which is off the route"
    }
    if state.route.first(where: { $0.status == .here })?.step != step {
      return "the route is elsewhere than the screen"
    }
    if state.allowed.isEmpty, state.pending.isEmpty { return "no exit from \(step)" }
    if state.allowed.contains(.placeOrder) != state.isReadyToPlace { return "placing is offered and not ready" }
    if step.isCollecting, state.isReadyToPlace != state.missing.isEmpty { return "ready differs from what is missing" }
    if state.isReadyToPlace, state.totals.isProvisional || state.totals.isEstimate { return "ready without a price" }
    if Set(state.notices).count != state.notices.count { return "a notice twice: \(state.notices)" }
    return problem(in: state.totals, currency: state.cart.currency)
  }

  private static func problem(in totals: Totals, currency: Currency) -> String? {
    let parts = [
      totals.subtotal, totals.discount, totals.delivery ?? .zero(currency), totals.extras, totals.guarantee,
      totals.fees, totals.taxAdded, totals.taxIncluded, totals.total, totals.covered, totals.due,
    ]
    guard parts.allSatisfy({ $0.currency == currency }) else { return "more than one currency: \(totals)" }
    guard parts.allSatisfy({ !$0.isNegative }) else { return "a negative amount: \(totals)" }
    let units = parts.map(\.minorUnits)
    guard units[0] - units[1] + units[2...6].reduce(0, +) == units[8] else { return "parts do not add up: \(totals)" }
    guard units[1] <= units[0] + units[2...6].reduce(0, +) else { return "a discount of more than there is: \(totals)" }
    // A carrier takes the nearest amount there are coins for.
    guard units[9] <= units[8], units[10] == units[8] - units[9] + totals.cashRounding.minorUnits else {
      return "covered and due: \(totals)"
    }
    return nil
  }

  /// What is wrong with a transition; `nil` when nothing is.
  ///
  /// - Parameter action: What was accepted; `nil` for an answer, or when it was refused.
  static func problem(from old: CheckoutState, to new: CheckoutState, by action: CheckoutAction?) -> String? {
    let isNextCart = old.cart.id != new.cart.id
    if isNextCart, ![.startNext, .startOver, .addLine].contains(action?.kind) { return "the cart was replaced" }
    if old.step == .confirmation, !isNextCart, new.confirmation != old.confirmation { return "the order was lost" }
    if old.step == .processing, new.step == .processing, old.cart != new.cart || old.totals != new.totals {
      return "something changed while the order was on its way"
    }
    if !isNextCart, new.cart.revision < old.cart.revision { return "the revision fell" }
    var unchanged = old.cart
    unchanged.revision = new.cart.revision
    if !isNextCart, (unchanged == new.cart) != (old.cart.revision == new.cart.revision) {
      return "the revision does not say whether the cart changed"
    }
    if new.cart.lines.contains(where: { $0.quantity < 1 }) { return "a line of nothing" }
    if action == nil, old.cart != new.cart { return "an answer changed the cart" }
    if new.step == .processing, old.step != .processing, ![.placeOrder, .retry].contains(action?.kind) {
      return "processing was entered without placing"
    }
    return nil
  }

  /// Where the list of what is allowed and what is accepted differ; `nil` when they agree.
  static func problemOfAllowed(_ shop: Shop) -> String? {
    let state = shop.state
    for kind in CheckoutActionKind.allCases {
      let accepted = Shop.payloads(kind, in: state).first { shop.refusal(of: $0) == nil }
      if state.allowed.contains(kind), accepted == nil { return "\(kind.rawValue) is allowed and always refused" }
      if !state.allowed.contains(kind), let accepted { return "\(accepted) is accepted and not allowed" }
    }
    return nil
  }
}
