import CheckoutAPI

/// How the order is delivered.
///
/// Goes to: cart, address (`goBack`), payment, card (`proceed`), processing (`placeOrder`).
struct DeliveryStep: CollectingStep, ChangesDelivery {
  static let step = CheckoutStep.delivery
  static let accepts = deliveryActions

  init(_ clearance: consuming Clearance<Self>) {}

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {
    let (code, status) = standing(of: facts)
    visit(Requirement(.delivery, .deliveryOption, code, status))
  }

  private static func standing(of facts: Facts) -> (Requirement.Code, Requirement.Status) {
    switch facts.requests.options.phase {
    case .answered:
      if facts.delivery != nil { return (.given, .met) }
      return (facts.options.isEmpty ? .noneOffered : .notChosen, .unmet)
    case .asking where facts.delivery != nil:
      return (.checking, .awaiting)
    case .failed where facts.delivery != nil:
      return (.failed, .awaiting)
    case .idle where facts.delivery != nil:
      return (.checking, .awaiting)
    case .asking where facts.setup.policy.takesSingleDeliveryOption:
      return (.loading, .awaiting)
    case .asking:
      return (.loading, .unmet)
    case .failed:
      return (.failed, .unmet)
    case .idle:
      return (.notChosen, .unmet)
    }
  }
}
