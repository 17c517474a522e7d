import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What the cart takes, merges, limits and sets aside.
@Suite struct CartActionTests {
  @Test func `the same product, price and guarantee raises the quantity; anything else is a line of its own`() throws {
    var shop = Shop()
    var guaranteed = Fixtures.lamp
    guaranteed.wantsGuarantee = true
    try shop.send(
      .addLine(Fixtures.lamp), .addLine(Fixtures.lamp), .addLine(Fixtures.line("sku-lamp", "Desk lamp", 1800)),
      .addLine(guaranteed))
    #expect(shop.state.cart.lines.map(\.id.rawValue) == ["sku-lamp", "sku-lamp-2", "sku-lamp-3"])
    #expect(shop.state.cart.lines.map(\.quantity) == [4, 1, 2])
    #expect(shop.state.totals.guarantee == Shop.euro(2 * 999))
  }

  static let refused: [(CheckoutAction, CheckoutRefusal.Code)] = [
    (.addLine(Fixtures.line("sku", "Thing", -1)), .amountOutOfRange),
    (.addLine(Fixtures.line("sku", "Thing", .max, quantity: 2)), .amountOutOfRange),
    (.addLine(Fixtures.line("sku", "Thing", .max)), .amountOutOfRange),
    (.addLine(Fixtures.line("sku", "Thing", 1, quantity: 0)), .quantityOutOfRange),
    (.addLine(Fixtures.line("sku", "Thing", 1, quantity: -1)), .quantityOutOfRange),
    (.addLine(Fixtures.line("sku", "Thing", 1, quantity: .max)), .quantityOutOfRange),
    (.addLine(Fixtures.line("sku", "Thing", 1, quantity: 1000)), .quantityOutOfRange),
    (.addLine(Fixtures.line("sku-lamp", "Desk lamp", 1999, quantity: 998)), .quantityOutOfRange),
    (.addLine(Fixtures.line("\u{0}", "Thing", 1)), .lineIncomplete),
    (.addLine(Fixtures.line("sku", "\t \u{A0}", 1)), .lineIncomplete),
    (.addLine(Fixtures.line("sku", "Thing", 1, in: .jpy)), .currencyMismatch),
    (.setQuantity(line: Shop.lamp, quantity: -1), .quantityOutOfRange),
    (.setQuantity(line: Shop.lamp, quantity: 1000), .quantityOutOfRange),
    (.setQuantity(line: Shop.lamp, quantity: .max), .quantityOutOfRange),
    (.applyPromotion(PromotionCode("")), .promotionNotUsable),
    (.applyPromotion(PromotionCode(String(repeating: "X", count: 10_000))), .promotionNotUsable),
  ]

  @Test(arguments: refused.indices)
  func `what cannot be in a cart is refused`(index: Int) throws {
    var shop = try Shop.at(.cart)
    let before = shop.funnel
    let (action, code) = CartActionTests.refused[index]
    #expect(shop.attempt(action)?.code == code)
    #expect(shop.funnel == before)
  }

  @Test func `a quantity at its limits is taken, and zero takes the line out`() throws {
    var shop = try Shop.at(.cart)
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 999))
    #expect(shop.state.cart.itemCount == 1000)
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 0))
    #expect(shop.state.cart.lines.map(\.id) == [Shop.ebook])
  }

  @Test func `no more lines than the policy says`() throws {
    var setup = Shop.setup
    setup.policy.limits = try CartLimits(lines: 2)
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.lamp), .addLine(Fixtures.ebook))
    #expect(shop.refusal(of: .addLine(Fixtures.line("sku-ink", "Ink", 1)))?.code == .tooManyLines)
    try shop.send(.addLine(Fixtures.lamp))
  }

  @Test func `what is set aside is neither priced nor placed, and comes back as it was`() throws {
    var shop = try Shop.ready()
    try shop.send(.saveForLater(Shop.ebook))
    #expect(shop.state.cart.savedForLater.lines.map(\.id) == [Shop.ebook])
    #expect(shop.state.totals.subtotal == Shop.euro(3998))
    try shop.send(.moveToCart(Shop.ebook))
    #expect(shop.state.cart.savedForLater.lines == [])
    #expect(shop.state.totals.subtotal == Shop.euro(4748))
  }

  @Test func `the same thing is set aside once, and no more than twenty things`() throws {
    var shop = try Shop.at(.cart)
    try shop.send(.saveForLater(Shop.ebook), .addLine(Fixtures.ebook))
    let again = try #require(shop.state.cart.lines.last)
    #expect(shop.refusal(of: .saveForLater(again.id))?.code == .cannotSetAside)
    let full = try Situation.fullShelf.shop()
    #expect(full.state.cart.savedForLater.lines.count == 20)
    #expect(full.refusal(of: .saveForLater(Shop.ebook))?.code == .cannotSetAside)
  }

  @Test func `every accepted change of the cart raises its revision, and nothing else does`() throws {
    var shop = try Shop.ready()
    let revision = shop.state.cart.revision
    try shop.send(.setContact(ContactDraft(email: "eve@example.com")), .chooseDelivery(Shop.express), .refresh)
    for line in shop.state.cart.lines {
      try shop.send(.setQuantity(line: line.id, quantity: line.quantity))
      try shop.send(.setGuarantee(line: line.id, isWanted: line.wantsGuarantee))
    }
    #expect(shop.state.cart.revision == revision)
    try shop.send(.applyPromotion(Merchant.tenPercentCode), .removePromotion(Merchant.tenPercentCode))
    #expect(shop.state.cart.revision == revision + 2)
  }

  @Test func `a code is trimmed, and is there once`() throws {
    var shop = try Shop.at(.cart)
    try shop.send(.applyPromotion(PromotionCode(" SAVE10\n")))
    #expect(shop.state.cart.promotionCodes == [Merchant.tenPercentCode])
    #expect(shop.refusal(of: .applyPromotion(Merchant.tenPercentCode))?.code == .promotionNotUsable)
  }
}
