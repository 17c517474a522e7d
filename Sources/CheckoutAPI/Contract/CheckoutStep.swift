/// A step of the funnel, in the order a shopper meets them.
public enum CheckoutStep: String, Hashable, Sendable, CaseIterable, Comparable {
  /// What to buy.
  case cart
  /// How to reach the shopper and where to send it.
  case address
  /// How it is delivered.
  case delivery
  /// How it is paid.
  case payment
  /// The details of a card.
  case card
  /// The order is being placed.
  case processing
  /// The order is placed.
  case confirmation

  /// The place of the step in the funnel, from 0.
  public var position: Int {
    switch self {
    case .cart: 0
    case .address: 1
    case .delivery: 2
    case .payment: 3
    case .card: 4
    case .processing: 5
    case .confirmation: 6
    }
  }

  /// Whether the shopper answers something here.
  public var isCollecting: Bool { position < CheckoutStep.processing.position }

  /// Whether a step comes before another.
  public static func < (left: CheckoutStep, right: CheckoutStep) -> Bool { left.position < right.position }
}
