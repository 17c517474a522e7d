import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// The ways to pay are asked for again when a promotion code changes the total, and only then.
@Suite struct PromotionAndMethodsTests {
  @Test func `a code that changed nothing does not make the methods stale at a later change of delivery`() throws {
    var shop = try Shop.ready()
    try shop.send(.applyPromotion(PromotionCode("NOTHING")))
    _ = shop.newCalls()
    try shop.send(.chooseDelivery(Shop.express))
    #expect(shop.newCalls() == [.quote])
  }

  @Test func `methods asked for before a code do not count for the total after it`() throws {
    var shop = try Shop.ready()
    shop.holding = [.methods]
    try shop.send(.refresh)
    shop.holding = [.methods, .quote]
    try shop.send(.applyPromotion(Merchant.tenPercentCode))
    shop.release(.methods)
    _ = shop.newCalls()
    shop.release(.quote)
    #expect(shop.newCalls() == [.methods])
  }
}
