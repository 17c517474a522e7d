import Account
import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import ShopKit
import Store
import Testing

/// The composition root as text: whatever is wired to something else shows here.
@MainActor @Suite struct RootSnapshotTests {
  @Test func `a root that was just built`() {
    expect(
      Market().app(),
      """
      store      5 products
      account    home, office
      badge      0
      cart       checkout-1-1, EUR
      step       cart
      route      cart address (delivery) payment? card? processing confirmation
      missing    cart/lines, cart/quote, address/contact-email, payment/payment-method, card/card-token, card/quote
      total      0.00 EUR
      orders     none
      """)
  }

  @Test func `a root with a cart and an address that were seeded`() async throws {
    let app = Market().app()
    let model = app.factory.model
    try model.send(.addLine(line("lamp", "Desk lamp", 3999, quantity: 2)))
    try model.send(.addLine(line("camera", "Camera", 169_999, wantsGuarantee: true)))
    await model.settle()
    try model.send(.proceed)
    try model.send(.setContact(Fixtures.contact))
    try model.send(.setDeliveryAddress(Fixtures.berlin))
    await model.settle()
    expect(
      app,
      """
      store      5 products
      account    home, office
      badge      3
      cart       checkout-1-1, EUR
                 2 x Desk lamp, 39.99 EUR
                 1 x Camera, 1,699.99 EUR, guaranteed
      step       address
                 contact ada@example.com
                 to Ada Byron, 10117 Berlin
                 offered home, office
      route      cart address delivery payment card? processing confirmation
      missing    delivery/delivery-option, payment/payment-method
      total      1,799.96 EUR
      orders     none
      """)
  }

  private func line(
    _ id: String, _ name: String, _ minorUnits: Int64, quantity: Int = 1, wantsGuarantee: Bool = false
  ) -> CartLineDraft {
    var line = Fixtures.line(id, name, minorUnits, quantity: quantity)
    line.wantsGuarantee = wantsGuarantee
    return line
  }

  private func expect(_ app: AppModel, _ golden: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let drawing = RootDrawing(app).lines.joined(separator: "\n")
    #expect(drawing == golden, sourceLocation: sourceLocation)
  }
}

/// Draws a composition root, a line for each thing that is wired.
@MainActor private struct RootDrawing {
  private(set) var lines: [String] = []

  init(_ app: AppModel) {
    let state = app.checkout.state
    add("store", "\(app.store.products.count) products")
    add("account", app.account.addresses.compactMap { $0["id"] }.joined(separator: ", "))
    add("badge", "\(app.badge)")
    add("cart", "\(state.cart.id), \(state.cart.currency)")
    for line in state.cart.lines {
      let guarantee = line.wantsGuarantee ? ", guaranteed" : ""
      add("", "\(line.quantity) x \(line.name), \(app.checkout.format(line.unitPrice))\(guarantee)")
    }
    add("step", state.step.rawValue)
    if case .address(let screen) = state.screen {
      add("", "contact \(screen.contact.email)")
      let address = screen.delivery?.draft ?? AddressDraft()
      add("", "to \(address.recipient), \(address.postalCode) \(address.city)")
      add("", "offered \(screen.savedAddresses.map(\.id.rawValue).joined(separator: ", "))")
    }
    add("route", state.route.map(RootDrawing.word).joined(separator: " "))
    add("missing", RootDrawing.list(state.missing.map { "\($0.step.rawValue)/\($0.field.rawValue)" }))
    add("total", app.checkout.format(state.totals.total))
    add("orders", RootDrawing.list(app.orders.map(\.number)))
  }

  private mutating func add(_ name: String, _ text: String) {
    lines.append(name + String(repeating: " ", count: 11 - name.count) + text)
  }

  private static func list(_ items: [String]) -> String { items.isEmpty ? "none" : items.joined(separator: ", ") }

  private static func word(_ entry: RouteEntry) -> String {
    let isOpen = entry.status != .skipped && entry.reason != nil
    return entry.status == .skipped ? "(\(entry.step.rawValue))" : entry.step.rawValue + (isOpen ? "?" : "")
  }
}
