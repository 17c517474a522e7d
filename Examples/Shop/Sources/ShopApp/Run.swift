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
    for item in arguments.cart {
      try app.store.add(
        item.product, quantity: item.quantity, wantsGuarantee: item.product == arguments.guarantee)
    }
    say("badge         \(app.badge)")
    var shopper = Shopper(session: app.checkout, say: say)
    shopper.address = SavedAddressID(arguments.address)
    shopper.payment = PaymentMethodID(arguments.payment)
    _ = try await shopper.buy()
    for order in app.orders {
      say("order         \(order.number), \(order.total)")
      for line in order.guaranteed { say("guarantee     \(line)") }
    }
    try app.checkout.send(.startNext)
    say("badge         \(app.badge)")
  }
}
