import CheckoutAPI

/// How the order is delivered.
struct DeliveryStep: CollectingStep, ChangesDelivery {
  static let step = CheckoutStep.delivery
  static let accepts = deliveryActions
  static let ways: [Way] = [
    Way(.proceed, to: .payment, .card),
    Way(.goBack, to: .cart, .address),
    .fellBack(to: .cart, .address),
    .vanished(to: .cart, .address, .payment, .card),
    Way(.openLink, to: .cart, .address, .payment, .card),
    Way(.placeOrder, to: .processing),
    Way(.retry, to: .processing),
    Way(.placed, to: .confirmation),
  ]

  init(_ clearance: consuming Clearance<Self>) {}

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {
    let (code, status) = standing(of: facts)
    visit(Requirement(.delivery, .deliveryOption, code, status))
  }

  private static func standing(of facts: Facts) -> (Requirement.Code, Requirement.Status) {
    let phase = facts.requests.options.phase
    if facts.delivery != nil {
      switch phase {
      case .answered: return (.given, .met)
      case .asking, .idle: return (.checking, .awaiting)
      case .failed: return (.failed, .awaiting)
      }
    }
    switch phase {
    case .answered: return (facts.options.isEmpty ? .noneOffered : .notChosen, .unmet)
    case .asking: return (.loading, facts.setup.policy.takesSingleDeliveryOption ? .awaiting : .unmet)
    case .failed: return (.failed, .unmet)
    case .idle: return (.notChosen, .unmet)
    }
  }
}
