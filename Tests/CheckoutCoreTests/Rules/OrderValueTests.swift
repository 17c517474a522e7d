import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What an order has to be worth: listed at the cart, and so checked wherever it is placed from.
@Suite struct OrderValueTests {
  /// Ready to order two lamps and an e-book, worth 47.48, at a shop with limits.
  private func ready(_ limits: [OrderValueLimit], _ adjust: (inout ScenarioFacts) -> Void = { _ in }) throws -> Shop {
    var setup = Shop.setup
    setup.policy.limits = try CartLimits(orderValues: limits)
    var facts = ScenarioFacts.answered(setup)
    adjust(&facts)
    return try Shop.at(.card, facts)
  }

  private func minimum(_ cents: Int64) throws -> [OrderValueLimit] { [try OrderValueLimit(minimum: Shop.euro(cents))] }

  @Test func `without a limit nothing is asked, with one it is listed as met`() throws {
    #expect(try Shop.ready().standing(of: .orderValue) == nil)
    #expect(
      try ready([try OrderValueLimit(minimum: Money(minorUnits: 1, currency: .usd))]).standing(of: .orderValue) == nil)
    #expect(try ready(try minimum(4748)).standing(of: .orderValue) == .given)
  }

  @Test func `list, gate and refusal say the same of an order below the minimum`() throws {
    var shop = try ready(try minimum(4000))
    try shop.send(.removeLine(Shop.ebook))
    #expect(shop.state.step == .cart)
    #expect(shop.state.notices == [.fellBack(to: .cart, field: .orderValue)])
    #expect(shop.state.lacking == ["order-value below-minimum unmet"])
    #expect(!shop.state.isReadyToPlace)
    #expect(!shop.state.allowed.contains(.placeOrder))
    #expect(shop.refusal(of: .proceed)?.missing.map(\.code) == [.belowMinimum])
    let refusal = shop.refusal(of: .placeOrder(expectedTotal: shop.state.totals.total))
    #expect(refusal?.code == .requirementsUnmet)
    #expect(refusal?.missing.map(\.field) == [.orderValue])
    try shop.send(.addLine(Fixtures.ebook))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `an order above the maximum is not placed`() throws {
    var shop = try ready([try OrderValueLimit(maximum: Shop.euro(5000))])
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(shop.state.lacking == ["order-value above-maximum unmet"])
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 2))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `what is taken off or added does not count`() throws {
    var shop = try ready(try minimum(4748))
    try shop.send(.applyPromotion(Merchant.tenPercentCode))
    #expect(shop.state.isReadyToPlace)
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(shop.state.totals.total == Shop.euro(0))
    #expect(shop.state.isReadyToPlace)
    var dear = try ready([try OrderValueLimit(maximum: Shop.euro(4748))])
    try dear.send(.chooseDelivery(Shop.express), .setGuarantee(line: Shop.lamp, isWanted: true))
    #expect(dear.state.isReadyToPlace)
  }

  @Test func `the merchant's prices count, and until they come nobody is sent back`() throws {
    var shop = try ready(try minimum(4000))
    shop.holding = [.quote]
    try shop.send(.removeLine(Shop.ebook))
    #expect(shop.state.step == .card)
    #expect(shop.state.lacking.first == "order-value below-minimum awaiting")
    #expect(!shop.state.isReadyToPlace)
    let dearer = Shop.quotes(shop.merchant) { quote in
      quote.lines[0].unitPrice = Shop.euro(2000)
      quote.total = Shop.euro(quote.total.minorUnits + 2)
      quote.taxes = []
    }
    shop.replies[.quote] = dearer
    shop.releaseAll()
    #expect(shop.state.totals.subtotal == Shop.euro(4000))
    #expect(shop.state.standing.first == "cart lines given met")
    #expect(shop.standing(of: .orderValue) == .given)
    #expect(shop.state.step == .card)
  }

  @Test func `an empty cart lacks lines, not value`() throws {
    var setup = Shop.setup
    setup.policy.limits = try CartLimits(orderValues: try minimum(1))
    let shop = Shop(setup)
    #expect(shop.standing(of: .lines) == .empty)
    #expect(shop.standing(of: .orderValue) == nil)
  }
}
