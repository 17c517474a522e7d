import CheckoutAPI

/// What to buy.
struct CartStep: CollectingStep {
  static let step = CheckoutStep.cart
  static let accepts = cartActions
  static let ways: [Way] = [
    Way(.proceed, to: .address, .delivery, .payment, .card),
    Way(.openLink, to: .address, .delivery, .payment, .card),
    Way(.placeOrder, to: .processing),
    Way(.retry, to: .processing),
    Way(.placed, to: .confirmation),
  ]

  init(_ clearance: consuming Clearance<Self>) {}

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {
    if facts.cart.isEmpty { return visit(Requirement(.cart, .lines, .empty, .unmet)) }
    if facts.hasUnavailableLines {
      // What was changed since may be supplied: the next price says so.
      let isCurrent = facts.requests.quote.phase == .answered
      visit(Requirement(.cart, .lines, .lineUnavailable, isCurrent ? .unmet : .awaiting))
    } else {
      visit(Requirement(.cart, .lines, .given, .met))
    }
    if let limit = facts.setup.policy.limits.orderValue(in: facts.cart.currency) {
      visit(facts.valueRequirement(limit))
    }
  }
}

extension Facts {
  /// How a limit of the order's value stands: by the merchant's prices of the lines, before anything is taken off.
  ///
  /// Until these very lines are priced it goes by the shop's own prices, and the merchant's may mend it.
  fileprivate func valueRequirement(_ limit: OrderValueLimit) -> Requirement {
    let isCurrent = requests.quote.phase == .answered
    let value = isCurrent ? price?.sums.subtotal : nil
    guard let problem = limit.problem(of: value ?? CartRules.subtotal(of: cart.lines) ?? .max) else {
      return Requirement(.cart, .orderValue, .given, .met)
    }
    return Requirement(.cart, .orderValue, problem, isCurrent ? .unmet : .awaiting)
  }

  /// Whether the last price says that a line of the cart cannot be supplied.
  fileprivate var hasUnavailableLines: Bool {
    price?.unavailableLines.contains { id in cart.lines.contains { $0.id == id } } ?? false
  }
}
