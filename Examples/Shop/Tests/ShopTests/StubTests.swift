import CheckoutAPI
import CheckoutCore
import CheckoutTesting
import Promotions
import ShopApp
import Testing

/// What a test of an app does with the stubs: plain imports, no door.
@MainActor @Suite struct StubTests {
  @Test func `a stubbed session walks to an order`() async throws {
    let session = CheckoutModel.stub()
    try session.send(.addLine(Fixtures.ebook))
    let order = try await Shopper(session: session) { _ in }.buy()
    #expect(order.id == OrderID("order-1"))
    #expect(session.state.step == .confirmation)
  }

  @Test func `a stub that declines is seen as a shopper sees it`() async throws {
    let repository = StubCheckoutRepository(.declined)
    let session = CheckoutModel.stub(.stub(repository: repository))
    try session.send(.addLine(Fixtures.ebook))
    await #expect(throws: ShopProblem("The payment was declined: insufficient-funds.")) {
      try await Shopper(session: session) { _ in }.buy()
    }
    #expect(session.state.step == .payment)
    #expect(repository.merchant.orders.isEmpty)
  }

  @Test func `a stubbed front door hands out one session and keeps the type of the banner`() throws {
    let factory = DefaultCheckoutFactory.stub()
    let banner = PromotionBanner(title: "Hello", code: "SAVE10")
    let page: CheckoutWithBanner<PromotionBanner> = factory.makeCheckout(promotionBanner: banner)
    #expect(page.promotionBanner.code == "SAVE10")
    #expect(page.session === factory.makeCheckout())
    try factory.addToCart(id: "sku-lamp", name: "Desk lamp", price: "19.99", currency: "EUR", quantity: 2)
    #expect(page.session.state.cart.itemCount == 2)
    #expect(factory.itemCount == 2)
  }

  @Test func `a stub remembers what it was asked`() async throws {
    let repository = StubCheckoutRepository()
    let session = CheckoutModel.stub(.stub(repository: repository))
    try session.send(.addLine(Fixtures.lamp))
    await session.settle()
    guard case .quote(let request) = repository.calls.first else { throw ShopProblem("No price was asked for.") }
    #expect(request.lines.map(\.product) == [ProductID("sku-lamp")])
  }

  @Test func `an order of unknown outcome is told apart from success and failure`() async throws {
    let session = CheckoutModel.stub(.stub(repository: StubCheckoutRepository(.outcomeUnknown)))
    try session.send(.addLine(Fixtures.ebook))
    await #expect(throws: ShopProblem.self) { try await Shopper(session: session) { _ in }.buy() }
    guard case .processing(let screen) = session.state.screen else { throw ShopProblem("It is not processing.") }
    #expect(screen.stage == .unknown)
  }
}
