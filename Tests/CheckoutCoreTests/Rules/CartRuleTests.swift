import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What may stand in a cart and on the list of lines set aside.
@Suite struct CartRuleTests {
  @Test func `a cart takes as many lines as the policy allows, and no more`() throws {
    var setup = Shop.setup
    setup.policy.limits = try CartLimits(lines: 2)
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.lamp), .addLine(Fixtures.ebook))
    let before = shop.funnel
    #expect(shop.attempt(.addLine(Situation.penDraft))?.code == .tooManyLines)
    #expect(shop.funnel == before)
    try shop.send(.addLine(Fixtures.lamp))
    #expect(shop.state.cart.lines.map(\.quantity) == [4, 1])
  }

  @Test(arguments: [-1, Int.min, 1000, Int.max])
  func `a quantity out of range is refused and removes nothing`(quantity: Int) throws {
    var shop = try Shop.at(.payment)
    let before = shop.funnel
    #expect(shop.attempt(.setQuantity(line: Shop.lamp, quantity: quantity))?.code == .quantityOutOfRange)
    #expect(shop.funnel == before)
  }

  @Test func `a line has a name of its own, and what is set aside is not set aside twice`() throws {
    var shop = Shop()
    try shop.send(.addLine(Fixtures.lamp), .saveForLater(Shop.lamp), .addLine(Fixtures.lamp))
    #expect(shop.state.cart.lines.map(\.id) == [LineID("sku-lamp-2")])
    #expect(!shop.state.allowed.contains(.saveForLater))
    #expect(shop.refusal(of: .saveForLater(LineID("sku-lamp-2")))?.code == .cannotSetAside)
    try shop.send(.moveToCart(Shop.lamp))
    #expect(shop.state.cart.lines.map(\.quantity) == [4])
    #expect(shop.state.cart.savedForLater.lines == [])
  }

  @Test func `nobody sells in a unit of account`() throws {
    let unit = try Currency(listed: "CLF")
    #expect(Shop().refusal(of: .setCurrency(unit))?.code == .unknownCurrency)
    var setup = Shop.setup
    setup.policy.currency = unit
    let line = Fixtures.line("sku-lamp", "Desk lamp", 1999, in: unit)
    #expect(Shop(setup).refusal(of: .addLine(line))?.code == .unknownCurrency)
  }

  @Test func `a line set aside in one currency does not come back into a cart of another`() throws {
    var shop = Shop()
    try shop.send(.addLine(Fixtures.lamp), .saveForLater(Shop.lamp), .setCurrency(.usd))
    #expect(!shop.state.allowed.contains(.moveToCart))
    #expect(shop.refusal(of: .moveToCart(Shop.lamp))?.code == .currencyMismatch)
  }

  @Test func `what was chosen and applied in one currency is not kept for another`() throws {
    var shop = try Shop.at(.payment) { facts in
      facts.lines = [Fixtures.lamp]
      facts.giftCards = [Merchant.largeGiftCard]
    }
    try shop.send(.removeLine(Shop.lamp), .setCurrency(.usd))
    shop.holding = [.options]
    try shop.send(.addLine(Fixtures.line("sku-lamp", "Desk lamp", 1999, in: .usd, quantity: 2)))
    #expect(shop.state.lacking.contains("delivery-option loading unmet"))
    #expect(shop.state.totals.covered == .zero(.usd))
    shop.releaseAll()
    try shop.send(.proceed, .chooseDelivery(Shop.standard), .proceed)
    guard case .payment(let screen) = shop.state.screen else {
      Issue.record("not at the payment")
      return
    }
    #expect(screen.giftCards == [])
    #expect(screen.choice == nil)
  }
}
