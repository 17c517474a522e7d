import CheckoutAPI

/// The order is placed: final for its cart.
struct ConfirmationStep: FunnelStep {
  static let step = CheckoutStep.confirmation
  static let accepts = CheckoutActionSet(.startNext, .addLine, .receiveAnswer)
  /// The cart is that of the next checkout.
  static let ways: [Way] = [Way(.startNext, to: .cart), Way(.addLine, to: .cart)]

  /// The attempt that placed the order.
  let key: IdempotencyKey
  let order: Order
  let differences: [OrderDifference]

  init(_ clearance: consuming Clearance<Self>, by key: IdempotencyKey, order: Order, differences: [OrderDifference]) {
    self.key = key
    self.order = order
    self.differences = differences
  }

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {}
}
