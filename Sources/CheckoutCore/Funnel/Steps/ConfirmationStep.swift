import CheckoutAPI

/// The order is placed: final for its cart.
///
/// Goes to: the cart of the next checkout (`startNext`, `addLine`).
struct ConfirmationStep: FunnelStep {
  static let step = CheckoutStep.confirmation
  static let accepts = CheckoutActionSet(.startNext, .addLine, .receiveAnswer)

  let order: Order
  let differences: [OrderDifference]

  init(_ clearance: consuming Clearance<Self>, order: Order, differences: [OrderDifference]) {
    self.order = order
    self.differences = differences
  }

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {}
}
