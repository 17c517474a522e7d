import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// The cart after the order: contact and addresses stay, the rest goes.
@Suite struct NextCartTests {
  private func placed() throws -> Shop {
    var shop = try Shop.ready { facts in
      facts.promotionCodes = [Merchant.tenPercentCode]
      facts.giftCards = [Merchant.smallGiftCard]
      facts.billingAddress = Fixtures.bern
    }
    try shop.place()
    return shop
  }

  @Test func `the next cart is empty, has an identity of its own, and knows contact and addresses`() throws {
    var shop = try placed()
    try shop.send(.startNext)
    let state = shop.state
    #expect(state.step == .cart)
    #expect(state.cart.id == CartID("shop-2"))
    #expect(state.cart.lines == [])
    #expect(state.cart.promotionCodes == [])
    #expect(state.notices == [])
    try shop.send(.addLine(Fixtures.lamp), .proceed)
    #expect(shop.state.step == .delivery)
    #expect(shop.state.totals.covered == Shop.euro(0))
    #expect(
      shop.state.lacking == ["delivery-option not-chosen unmet", "payment-method not-chosen unmet"])
    try shop.send(.goBack(to: .address))
    guard case .address(let screen) = shop.state.screen else { return }
    #expect(screen.contact == Fixtures.contact)
    #expect(screen.delivery?.draft == Fixtures.berlin)
    #expect(screen.billing?.draft == Fixtures.bern)
  }

  @Test func `a line added at the confirmation starts the next cart with it`() throws {
    var shop = try placed()
    try shop.send(.addLine(Fixtures.ebook))
    #expect(shop.state.step == .cart)
    #expect(shop.state.cart.id == CartID("shop-2"))
    #expect(shop.state.cart.lines.map(\.id) == [Shop.ebook])
    #expect(shop.state.allowed.contains(.receiveAnswer) == false)
  }

  @Test func `a line that is refused at the confirmation starts nothing`() throws {
    let shop = try placed()
    #expect(shop.refusal(of: .addLine(Fixtures.line("", "", 1)))?.code == .lineIncomplete)
  }

  @Test func `an answer about the cart before touches nothing of the next`() throws {
    var shop = try placed()
    try shop.send(.startNext, .addLine(Fixtures.lamp))
    let before = shop.funnel
    shop.happen(.placementAnswered(.placed(Shop.order("order-2")), Shop.firstKey, .placeOrder))
    shop.happen(.lookUpAnswered(.found(.placed(Shop.order("order-2"))), Shop.firstKey))
    shop.happen(.attemptRecorded(Shop.firstKey, nil))
    shop.happen(.attemptFinished(Shop.firstKey, .notWritten))
    shop.happen(.woke)
    #expect(shop.funnel == before)
  }

  @Test func `what was said about the order is not said about the next cart`() throws {
    var shop = try Shop.ready()
    shop.replies[.finish] = { _ in .journal(.notWritten) }
    try shop.place()
    #expect(shop.state.notices == [.recordNotFinished])
    try shop.send(.startNext)
    #expect(shop.state.notices == [])
  }

  @Test func `what was asked for the cart before is not answered into the next`() throws {
    var shop = try Situation.declined.shop()
    shop.holding = Set(CallKind.allCases)
    try shop.send(.refresh, .addGiftCard(Merchant.largeGiftCard))
    try shop.send(.receiveAnswer(.placed(Shop.order()), for: Shop.firstKey), .startNext)
    let before = shop.funnel
    shop.releaseAll()
    #expect(shop.funnel == before)
    #expect(shop.state.pending == [])
  }
}
