import CheckoutAPI

/// The details of a card.
///
/// Goes to: cart, address, delivery, payment (`goBack`), processing (`placeOrder`).
struct CardStep: CollectingStep, ChangesPayment {
  static let step = CheckoutStep.card
  static let accepts = paymentActions.union(CheckoutActionSet(.enterCard))

  init(_ clearance: consuming Clearance<Self>) {}

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {
    guard facts.isPaymentDecided else {
      visit(Requirement(.card, .cardToken, .undecided, .awaiting))
      return
    }
    if facts.token != nil {
      visit(Requirement(.card, .cardToken, .given, .met))
    } else if facts.requests.token.phase == .asking {
      visit(Requirement(.card, .cardToken, .loading, .awaiting))
    } else if let report = facts.cardReport, !report.problems.isEmpty {
      let isKnown = report.problems.contains { $0.code != .notSupportedYet }
      visit(Requirement(.card, .cardToken, isKnown ? .invalid : .notSupportedYet, .unmet))
    } else {
      visit(Requirement(.card, .cardToken, .missing, .unmet))
    }
  }
}
