import Backend
import CheckoutAPI
import CheckoutCore
import CheckoutTesting
import ShopApp
import Store
import Testing

/// The merchant of the example, asked by the checkout itself: nobody else can make a submission.
@MainActor @Suite struct BackendTests {
  private let market = Market()

  @Test func `a cart becomes one order and takes its pieces from the stock`() async throws {
    let factory = try market.factory()
    try factory.addCameras(2)
    let order = try await factory.buy()
    #expect(order.total == Money(minorUnits: 340_488, currency: .eur))
    #expect(await market.backend.orders == [order])
    #expect(await market.backend.stock(of: ProductID("camera")) == 1)
  }

  @Test func `a submission that arrives again is answered as the first time`() async throws {
    let factory = try market.factory()
    try factory.addCameras()
    let order = try await factory.buy()
    let submission = try #require(await market.spy.submissions.first)
    #expect(await market.backend.placeOrder(submission) == .placed(order))
    #expect(await market.backend.lookUp(key: submission.key) == .found(.placed(order)))
    #expect(await market.backend.lookUp(cart: submission.cart) == .found(.placed(order)))
    #expect(await market.backend.stock(of: ProductID("camera")) == 2)
  }

  @Test func `a cart that was ordered by another key is not ordered again`() async throws {
    let factory = try market.factory()
    try factory.addCameras()
    await market.spy.loseNext()
    await #expect(throws: (any Error).self) { try await factory.buy() }
    try factory.addCameras()
    let order = try await factory.buy()
    let lost = try #require(await market.spy.submissions.first)
    let sent = try #require(await market.spy.submissions.last)
    #expect(lost.key != sent.key)
    #expect(await market.backend.placeOrder(lost) == .alreadyPlaced(order))
    #expect(await market.backend.orders.count == 1)
  }

  @Test func `two devices with one cart place one order`() async throws {
    let first = try market.factory("shared")
    let second = try market.factory("shared")
    try first.addCameras()
    try second.addCameras(2)
    let order = try await first.buy()
    #expect(try await second.buy() == order)
    #expect(await market.backend.orders == [order])
  }

  @Test func `an attempt that was given up is not taken when it arrives later`() async throws {
    let factory = try market.factory()
    try factory.addCameras()
    await market.spy.loseNext()
    await #expect(throws: (any Error).self) { try await factory.buy() }
    let lost = try #require(await market.spy.submissions.first)
    #expect(await market.backend.cancelAttempt(lost.key) == .cancelled)
    #expect(await market.backend.placeOrder(lost) == .cancelled)
    #expect(await market.backend.orders.isEmpty)
  }

  @Test func `more than there is cannot be bought`() async throws {
    let factory = try market.factory()
    try factory.addCameras(4)
    await #expect(throws: CheckoutRefusal.self) { try await factory.buy() }
    #expect(await market.backend.orders.isEmpty)
  }

  @Test func `what somebody else took in the last moment is refused line by line`() async throws {
    let late = try market.factory("late")
    try late.addCameras(2)
    let quick = try market.factory("quick")
    try quick.addCameras(2)
    await market.spy.beforePlacing { _ = try? await quick.buy() }
    await #expect(throws: ShopProblem.self) { try await late.buy() }
    let lines = late.makeCheckout().state.cart.lines.map(\.id)
    #expect(await market.spy.answers.last == .refused(.outOfStock(lines)))
    #expect(await market.backend.orders.count == 1)
    #expect(await market.backend.stock(of: ProductID("camera")) == 1)
  }

  @Test func `a declined card is reported and another one pays`() async throws {
    let factory = try market.factory()
    try factory.addCameras()
    await #expect(throws: ShopProblem("The payment was declined: card-declined.")) {
      try await factory.buy(card: "4000 0000 0000 0002")
    }
    #expect(await market.backend.orders.isEmpty)
    #expect(factory.makeCheckout().state.step == .card)
    try await factory.buy()
    #expect(await market.backend.orders.count == 1)
  }

  @Test func `an expired price is not placed`() async throws {
    let factory = try market.factory()
    try factory.addCameras()
    let clock = market.clock
    await market.spy.beforePlacing { clock.advance(by: .seconds(1800)) }
    await #expect(throws: ShopProblem.self) { try await factory.buy() }
    #expect(await market.spy.answers == [.refused(.quoteExpired)])
    #expect(await market.backend.orders.isEmpty)
  }

  @Test func `the shop shows the prices that the merchant takes`() throws {
    for product in Product.catalogue {
      let article = try #require(Article.shelf.first { $0.product == ProductID(product.id) })
      #expect(try Money(parsing: product.price, in: Currency(product.currency)) == article.price)
      #expect((article.stock == nil) == product.isDigital)
    }
  }
}
