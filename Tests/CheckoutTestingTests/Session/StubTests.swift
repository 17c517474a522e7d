import CheckoutAPI
import CheckoutCore
import CheckoutTesting
import Testing

/// What a test target of an app writes: plain imports, no door.
@MainActor @Suite struct StubTests {
  @Test func `a session and a front door are one word each`() async throws {
    let session: any CheckoutSession = CheckoutModel.stub()
    try session.send(.addLine(Fixtures.lamp))
    await session.settle()
    #expect(session.state.totals.total.minorUnits == 3998)

    let factory = DefaultCheckoutFactory.stub()
    try factory.addToCart(id: "sku-1", name: "Lamp", price: "19.99", currency: "EUR")
    #expect(factory.itemCount == 1)
    await factory.makeCheckout().settle()
  }

  @Test func `what a stub is given is what it asks`() async throws {
    let repository = StubCheckoutRepository()
    let factory = DefaultCheckoutFactory.stub(.stub(repository: repository))
    try factory.addToCart(id: "sku-1", name: "Lamp", price: "19.99", currency: "EUR")
    await factory.makeCheckout().settle()
    #expect(!repository.calls.isEmpty)
  }
}
