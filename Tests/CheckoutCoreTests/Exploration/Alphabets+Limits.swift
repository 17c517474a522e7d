import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// An alphabet of what a cart may hold and has to be worth.
extension Alphabet {
  /// Quantities at and beyond their limits, and an order that is worth too little or too much at any step.
  static let limits = Alphabet(
    name: "limits of the order",
    actions: { state in
      let lines = state.cart.lines.flatMap { line in
        [1, 2, 3].map { CheckoutAction.setQuantity(line: line.id, quantity: $0) } + [.removeLine(line.id)]
      }
      return [
        .addLine(oneLamp), .addLine(Fixtures.ebook), .chooseDelivery(Shop.standard), .choosePayment(Shop.cash),
        .proceed, .refresh, .retry,
      ] + lines + ordering(state)
    },
    setup: limited,
    before: [
      .addLine(oneLamp), .setQuantity(line: LineID("sku-lamp"), quantity: 2), .proceed, .setContact(Fixtures.contact),
      .setDeliveryAddress(Fixtures.berlin),
    ], answers: [.quote: [.honest, .fails]], mostAttempts: 1, mostCrashes: 0)

  /// The setup of a shop that takes two lines of two pieces each, and orders of 25 to 50 euros.
  static let limited = {
    var setup = Shop.setup
    let worth = try? OrderValueLimit(minimum: Shop.euro(2500), maximum: Shop.euro(5000))
    if let limits = try? CartLimits(pieces: 2, lines: 2, orderValues: [worth].compactMap { $0 }) {
      setup.policy.limits = limits
    }
    return setup
  }()
}
