import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What another currency of an empty cart leaves of the answers.
@Suite struct CurrencyChangeTests {
  @Test func `an empty cart in another currency forgets what was offered, chosen and entered`() throws {
    var shop = try Shop.ready()
    try shop.send(.removeLine(Shop.lamp), .removeLine(Shop.ebook), .setCurrency(.usd))
    _ = shop.newCalls()
    try shop.send(.addLine(Fixtures.line("sku-lamp", "Desk lamp", 1999, in: .usd)))
    #expect(shop.newCalls() == [.quote, .options, .methods])
    #expect(shop.deliveryChoice == nil)
    try shop.send(.proceed, .chooseDelivery(Shop.standard), .proceed)
    #expect(shop.methodChoice == nil)
    try shop.send(.choosePayment(Shop.card))
    #expect(shop.standing(of: .cardToken) == .missing)
  }

  @Test func `while the cart is empty and its currency another one there is nothing to choose`() throws {
    var shop = try Shop.ready()
    try shop.send(.removeLine(Shop.lamp), .removeLine(Shop.ebook), .setCurrency(.usd))
    shop.holding = [.options, .methods]
    try shop.send(.addLine(Fixtures.line("sku-lamp", "Desk lamp", 1999, in: .usd)), .proceed)
    #expect(shop.refusal(of: .chooseDelivery(Shop.standard))?.code == .notOffered)
  }
}
