import CheckoutAPI

/// The details of a card.
struct CardStep: CollectingStep, ChangesPayment {
  static let step = CheckoutStep.card
  static let accepts = paymentActions.union(CheckoutActionSet(.enterCard))
  static let ways: [Way] = [
    Way(.goBack, to: .cart, .address, .delivery, .payment),
    .fellBack(to: .cart, .address, .delivery),
    .vanished(to: .cart, .address, .delivery, .payment),
    Way(.openLink, to: .cart, .address, .delivery, .payment),
    Way(.placeOrder, to: .processing),
    Way(.retry, to: .processing),
    Way(.placed, to: .confirmation),
  ]

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
    } else if let report = facts.cardReport, !report.reasons.isEmpty {
      visit(Requirement(.card, .cardToken, .invalid, .unmet))
    } else {
      visit(Requirement(.card, .cardToken, .missing, .unmet))
    }
  }
}
