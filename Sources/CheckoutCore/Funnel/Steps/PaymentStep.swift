import CheckoutAPI

/// How the order is paid.
struct PaymentStep: CollectingStep, ChangesPayment {
  static let step = CheckoutStep.payment
  static let accepts = paymentActions
  static let ways: [Way] = [
    Way(.proceed, to: .card),
    Way(.goBack, to: .cart, .address, .delivery),
    .fellBack(to: .cart, .address, .delivery),
    .vanished(to: .cart, .address, .delivery),
    Way(.openLink, to: .cart, .address, .delivery, .card),
    Way(.placeOrder, to: .processing),
    Way(.retry, to: .processing),
    Way(.placed, to: .confirmation),
  ]

  init(_ clearance: consuming Clearance<Self>) {}

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {
    guard facts.isPaymentDecided else {
      visit(Requirement(.payment, .paymentMethod, .undecided, .awaiting))
      return
    }
    if facts.requests.giftCard.phase == .asking {
      visit(Requirement(.payment, .giftCards, .loading, .awaiting))
    } else if !facts.giftCards.isEmpty {
      visit(Requirement(.payment, .giftCards, .given, .met))
    }
    guard facts.due > 0 else {
      // Credit came with the ways to pay: while they are asked for anew, it may be less.
      if facts.methods?.storeCredit != nil, facts.requests.methods.phase != .answered {
        let code: Requirement.Code = facts.requests.methods.phase == .failed ? .failed : .checking
        visit(Requirement(.payment, .paymentMethod, code, .awaiting))
      }
      return
    }
    let (code, status) = standing(of: facts)
    visit(Requirement(.payment, .paymentMethod, code, status))
    if let method = facts.method, method.needsAuthorisation {
      let isThere = facts.token != nil
      visit(Requirement(.payment, .walletAuthorisation, isThere ? .given : .missing, isThere ? .met : .unmet))
    }
  }

  private static func standing(of facts: Facts) -> (Requirement.Code, Requirement.Status) {
    let phase = facts.requests.methods.phase
    // The ways to pay are asked for with the total: without a price, nothing is on its way.
    let isHeldUp = phase == .idle && facts.requests.quote.phase == .failed
    if facts.method != nil {
      switch phase {
      case .answered: return (.given, .met)
      case .asking, .idle: return (isHeldUp ? .failed : .checking, .awaiting)
      case .failed: return (.failed, .awaiting)
      }
    }
    switch phase {
    case .answered: return (facts.methods?.methods.isEmpty ?? true ? .noneOffered : .notChosen, .unmet)
    case .asking, .idle:
      return (isHeldUp ? .failed : .loading, facts.setup.policy.takesSinglePaymentMethod ? .awaiting : .unmet)
    case .failed: return (.failed, .unmet)
    }
  }
}
