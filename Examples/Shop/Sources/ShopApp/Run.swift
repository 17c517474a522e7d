import CheckoutAPI
public import ShopKit
import Store

/// One run of the shop in a terminal.
public enum Run: Sendable {
  /// Fills the cart and places the order.
  ///
  /// - Parameters:
  ///   - arguments: What to buy, and how.
  ///   - app: The app.
  ///   - say: Takes each line of the output.
  /// - Throws: What was refused, by the store, the checkout or the merchant.
  @MainActor public static func order(
    _ arguments: Arguments, in app: AppModel, say: @escaping @MainActor (String) -> Void
  ) async throws {
    try begin(arguments, in: app, say: say)
    say("badge         \(app.badge)")
    var shopper = Shopper(session: app.checkout, say: say)
    shopper.address = SavedAddressID(arguments.address)
    shopper.payment = PaymentMethodID(arguments.payment)
    if let end = arguments.end {
      try await shopper.walk(to: end)
      try app.leave()
      return say("left          at \(app.checkout.state.step.rawValue), for the next run")
    }
    _ = try await shopper.buy()
    for order in app.orders {
      say("order         \(order.number), \(order.total)")
      for line in order.guaranteed { say("guarantee     \(line)") }
    }
    try app.checkout.send(.startNext)
    try app.leave()
    say("badge         \(app.badge)")
  }

  /// Goes on with what was kept, or fills the cart; then follows the link.
  @MainActor private static func begin(
    _ arguments: Arguments, in app: AppModel, say: @MainActor (String) -> Void
  ) throws {
    let dropped = try app.comeBack()
    for message in dropped ?? [] { say("asked again   \(message)") }
    if dropped == nil || app.badge == 0 {
      for item in arguments.cart {
        try app.store.add(
          item.product, quantity: item.quantity, wantsGuarantee: item.product == arguments.guarantee)
      }
    }
    if let link = arguments.link { try app.open(link) }
    if let problem = app.linkProblem { throw ShopProblem(problem) }
  }
}
