import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// The table *route* of the design, as it is written there, with what it depends on.
struct ExpectedOrder {
  let funnel: CanonicalFunnel
  let setup: FunnelSetup

  init(_ funnel: CanonicalFunnel, _ setup: FunnelSetup) {
    self.funnel = funnel
    self.setup = setup
  }

  var isPhysical: Bool { funnel.cart.lines.contains { $0.kind == .physical } }
  var hasPrice: Bool { funnel.quote != nil }
  var total: Int64 { funnel.quote?.total.minorUnits ?? 0 }
  var due: Int64 { total - covered }
  var isCovered: Bool { total > 0 && due == 0 }

  /// Gift cards in the order applied, then store credit, never more than the total.
  var covered: Int64 {
    let cards = funnel.giftCards.reduce(Int64(0)) { $0 + $1.balance.minorUnits }
    return min(total, cards + (funnel.methods?.storeCredit?.minorUnits ?? 0))
  }

  /// A price that lacks a destination the order needs is an estimate: it decides nothing.
  var isDecided: Bool { hasPrice && !funnel.isEstimate }

  var isGuest: Bool { setup.shopper == nil }

  var needsBilling: Bool {
    if setup.policy.billingAddress == .always { return true }
    if setup.policy.billingAddress == .whenPaid, total > 0 { return true }
    if funnel.quote?.taxDependsOnAddress ?? false, !isPhysical { return true }
    return due > 0 && funnel.method?.needsBillingAddress ?? false
  }

  func applies(_ step: CheckoutStep) -> Bool {
    switch step {
    case .cart, .processing, .confirmation: true
    // A known shopper who types is asked, and a billing address that was given can be mended.
    case .address: isGuest || funnel.contact != nil || isPhysical || needsBilling || funnel.billing != nil
    case .delivery: isPhysical
    case .payment: !isDecided || total > 0
    case .card: !isDecided || (due > 0 && funnel.method?.cardDetails ?? .nothing != .nothing)
    }
  }

  var last: CheckoutStep {
    [CheckoutStep.card, .payment, .delivery, .address].first { applies($0) } ?? .cart
  }

  /// The first step with something that only the shopper can give; `nil` when there is none.
  var firstUnmet: CheckoutStep? { requirements.first { $0.status == .unmet }?.step }

  /// Where the shopper is sent whose step is theirs no more; `nil` when the way is another one.
  func landing(after way: TransitionTable.Edge) -> CheckoutStep? {
    let unmet = firstUnmet
    switch way.cause {
    // To the step that wants something.
    case .fellBack: return unmet
    // To the last step on the new route with nothing unmet before it, never back to the start.
    case .vanished:
      return [CheckoutStep.card, .payment, .delivery, .address].first { applies($0) && unmet ?? $0 >= $0 } ?? .cart
    case .action, .answer: return nil
    }
  }
}
