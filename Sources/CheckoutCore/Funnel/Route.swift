import CheckoutAPI

/// Which steps apply to this order: a function of the facts, never of where the shopper is.
struct Route: Equatable, Sendable {
  /// Whether a step applies.
  enum Applicability: Equatable, Sendable {
    case on
    case off(RouteEntry.Reason)
    /// Not known before the first price that is no estimate; counts as on.
    case undecided

    var counts: Bool {
      switch self {
      case .on, .undecided: true
      case .off: false
      }
    }
  }

  private let address: Applicability
  private let delivery: Applicability
  private let payment: Applicability
  private let card: Applicability

  init(_ facts: Facts) {
    address = facts.asksForAddress ? .on : .off(.nothingToAsk)
    delivery = facts.cart.hasPhysicalLines ? .on : .off(.nothingToDeliver)
    guard facts.isPaymentDecided else {
      payment = .undecided
      card = .undecided
      return
    }
    payment = facts.costsSomething ? .on : .off(.freeOrder)
    card =
      if !facts.costsSomething { .off(.freeOrder) } else if facts.due == 0 { .off(.fullyCovered) } else {
        switch facts.method?.cardDetails {
        case nil: .off(.noMethodChosen)
        case .nothing: .off(.methodNeedsNoCard)
        case .all, .securityCode: .on
        }
      }
  }

  /// Whether a step applies.
  subscript(step: CheckoutStep) -> Applicability {
    switch step {
    case .cart, .processing, .confirmation: .on
    case .address: address
    case .delivery: delivery
    case .payment: payment
    case .card: card
    }
  }

  /// The last step where the shopper answers something.
  var lastCollecting: CheckoutStep {
    if card.counts { return .card }
    if payment.counts { return .payment }
    if delivery.counts { return .delivery }
    return address.counts ? .address : .cart
  }
}

extension Facts {
  /// Whether it is known if the order has to be paid: there is a price, and it is no estimate.
  var isPaymentDecided: Bool { price.map { !$0.isEstimate } ?? false }
}
