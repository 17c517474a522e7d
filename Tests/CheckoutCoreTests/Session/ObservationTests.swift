import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Observation
import Testing

@MainActor @Suite struct ObservationTests {
  @Test func `every accepted change and every answer is seen`() async throws {
    let gate = GatedCheckoutRepository()
    let model = CheckoutModel.stub(.stub(repository: gate))
    let changes = ChangeCounter()
    for (number, action) in [
      .addLine(Fixtures.lamp), .setQuantity(line: Shop.lamp, quantity: 3), .applyPromotion(Merchant.freeCode),
      .removeLine(Shop.lamp),
    ].enumerated() as EnumeratedSequence<[CheckoutAction]> {
      changes.watch { _ = model.state }
      try model.send(action)
      #expect(changes.count == number + 1)
    }
    gate.openAll()
    await model.settle()
  }

  @Test func `a refused action notifies nobody`() throws {
    let model = CheckoutModel.stub()
    let changes = ChangeCounter()
    changes.watch { _ = model.state }
    let before = model.state
    for action: CheckoutAction in [.enterCard(Fixtures.card), .removeLine(Shop.lamp), .proceed, .startNext] {
      #expect(throws: CheckoutRefusal.self) { try model.send(action) }
    }
    #expect(changes.count == 0)
    #expect(model.state == before)
  }

  @Test func `the same value again notifies nobody`() async throws {
    let model = CheckoutModel.stub()
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    let changes = ChangeCounter()
    changes.watch { _ = model.state }
    try model.send(.setQuantity(line: Shop.lamp, quantity: 2))
    #expect(changes.count == 0)
    try model.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(changes.count == 1)
  }

  @Test func `what changes nothing notifies nobody`() throws {
    let factory = DefaultCheckoutFactory.stub()
    let changes = ChangeCounter()
    let addresses = [["id": "home", "city": "Berlin", "country": "DE"]]
    try factory.setSavedAddresses(addresses)
    changes.watch { _ = factory.model.state }
    try factory.setSavedAddresses(addresses)
    #expect(changes.count == 0)
    try factory.setSavedAddresses([])
    #expect(changes.count == 1)
  }

  @Test func `the badge of the cart is told of a change`() throws {
    let factory = DefaultCheckoutFactory.stub()
    let changes = ChangeCounter()
    changes.watch { _ = factory.itemCount }
    try factory.addToCart(id: "sku-1", name: "Lamp", price: "19.99", currency: "EUR", quantity: 3)
    #expect(changes.count == 1)
    #expect(factory.itemCount == 3)
  }

  @Test func `who answers a change with an action does not mix up what is asked`() async throws {
    let stub = StubCheckoutRepository()
    let model = CheckoutModel.stub(.stub(repository: stub))
    // Who acts inside the notification is notified of that, too.
    var isFirst = true
    withObservationTracking {
      _ = model.state
    } onChange: {
      MainActor.assumeIsolated {
        guard isFirst else { return }
        isFirst = false
        try? model.send(.setQuantity(line: Shop.lamp, quantity: 7))
      }
    }
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    #expect(model.state.pending.isEmpty)
    #expect(model.state.totals.total == Shop.euro(7 * 1999))
  }
}
