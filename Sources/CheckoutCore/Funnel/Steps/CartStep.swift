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
    if facts.cart.isEmpty {
      visit(Requirement(.cart, .lines, .empty, .unmet))
    } else if facts.hasUnavailableLines {
      // What was changed since may be supplied: the next price says so.
      let isCurrent = facts.requests.quote.phase == .answered
      visit(Requirement(.cart, .lines, .lineUnavailable, isCurrent ? .unmet : .awaiting))
    } else {
      visit(Requirement(.cart, .lines, .given, .met))
    }
  }
}

extension Facts {
  /// Whether the last price says that a line of the cart cannot be supplied.
  fileprivate var hasUnavailableLines: Bool {
    price?.unavailableLines.contains { id in cart.lines.contains { $0.id == id } } ?? false
  }
}
