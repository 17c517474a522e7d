import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What an app shows beside its checkout; a type that nobody else knows.
private struct Banner: Equatable {
  let text: String
}

@MainActor private final class Book: CheckoutListener {
  private(set) var entries: [String] = []

  func orderPlaced(_ order: Order, guaranteed: [CartLine]) {
    entries.append("\(order.id.rawValue): \(guaranteed.map(\.id.rawValue).joined(separator: " "))")
  }
}

@MainActor @Suite struct FactoryTests {
  @Test func `the session is the same one every time`() {
    let factory = DefaultCheckoutFactory.stub()
    #expect(factory.makeCheckout() === factory.makeCheckout())
    let beside = factory.makeCheckout(promotionBanner: Banner(text: "Sale"))
    #expect(beside.session === factory.makeCheckout())
    // Of the caller's own type, without a cast.
    let banner: Banner = beside.promotionBanner
    #expect(banner == Banner(text: "Sale"))
  }

  @Test func `the closure and the listener both hear of an order, once, with the lines that carry the guarantee`()
    async throws
  {
    var lamp = Fixtures.lamp
    lamp.wantsGuarantee = true
    let factory = DefaultCheckoutFactory(
      model: try .standing(at: .card, .stub()) { $0.lines = [lamp, Fixtures.ebook] })
    let book = Book()
    var heard: [String] = []
    factory.onOrderPlaced = { order, lines in
      heard.append("\(order.id.rawValue): \(lines.map(\.id.rawValue).joined(separator: " "))")
    }
    factory.listener = book
    try factory.model.place()
    await factory.model.settle()
    #expect(heard == ["order-1: sku-lamp"])
    #expect(book.entries == heard)
    try factory.addToCart(id: "sku-2", name: "Pen", price: "1", currency: "EUR")
    await factory.model.settle()
    #expect(heard.count == 1)
    #expect(book.entries.count == 1)
  }

  @Test func `a host that opens the next cart when it hears of an order is taken at its word`() async throws {
    let factory = DefaultCheckoutFactory(model: try .standing(at: .card, .stub()))
    var count = 0
    factory.onOrderPlaced = { [weak factory] _, _ in
      count += 1
      try? factory?.model.send(.startNext)
    }
    try factory.model.place()
    await factory.model.settle()
    #expect(count == 1)
    #expect(factory.model.state.step == .cart)
    #expect(factory.itemCount == 0)
  }

  @Test func `saved addresses are shown`() throws {
    let factory = DefaultCheckoutFactory(model: try .standing(at: .address, .stub()))
    try factory.setSavedAddresses([
      [
        "id": "home", "recipient": "Ada Byron", "street": "Unter den Linden 1", "city": "Berlin",
        "postal-code": "10117", "country": "DE",
      ]
    ])
    guard case .address(let screen) = factory.model.state.screen else {
      Issue.record("The shopper is at \(factory.model.state.step).")
      return
    }
    #expect(screen.savedAddresses == [SavedAddress(id: SavedAddressID("home"), address: Fixtures.berlin)])
  }

  @Test(arguments: [
    ([["id": "home"], ["city": "Berlin"]], 1, "id"),
    ([["id": ""]], 0, "id"),
    ([["id": "home"], ["id": "home"]], 1, "id"),
    ([["id": "home", "planet": "Mars", "moon": "Deimos"]], 0, "moon"),
    ([["id": "home", "card-number": "4242"]], 0, "card-number"),
  ])
  func `a saved address that cannot be understood changes nothing`(
    addresses: [[String: String]], index: Int, field: String
  ) throws {
    let factory = DefaultCheckoutFactory(model: try .standing(at: .address, .stub()))
    try factory.setSavedAddresses([["id": "office", "city": "Bern"]])
    let before = factory.model.state
    let problem = #expect(throws: SavedAddressProblem.self) { try factory.setSavedAddresses(addresses) }
    #expect(problem?.index == index)
    #expect(problem?.field == field)
    #expect(factory.model.state == before)
  }
}
