import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: totals, discounts, rounding, currency.
@Suite struct TotalCaseTests {
  @Test func `C76 a price that takes off more than there is is refused, and nothing is negative`() throws {
    var shop = try Shop.ready()
    shop.replies[.quote] = Shop.quotes(shop.merchant) { quote in
      quote.discounts = [Discount(name: "Off", amount: Shop.euro(1_000_000))]
      quote.total = Shop.euro(quote.total.minorUnits - 1_000_000)
    }
    try shop.send(.refresh)
    #expect(!shop.state.totals.total.isNegative)
    #expect(!shop.state.isReadyToPlace)
  }

  @Test func `C77 nothing is paid that is not more than nothing`() throws {
    var shop = try Shop.at(.delivery) { ($0.promotionCodes, $0.deliveryOption) = ([Merchant.freeCode], Shop.standard) }
    _ = shop.newCalls()
    try shop.place()
    #expect(try shop.recorded().tenders == [])
  }

  @Test func `C78 codes that come one on top of the other take no more than all of it`() throws {
    let shop = try Shop.at(.delivery) {
      $0.promotionCodes = [Merchant.tenPercentCode, Merchant.freeCode]
      $0.deliveryOption = Shop.standard
    }
    #expect(shop.state.totals.total == Shop.euro(0))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `C79 a total of nothing is a total`() throws {
    var shop = Shop()
    try shop.send(.addLine(Fixtures.line("sku-gift", "Sample", 0, kind: .digital)), .proceed)
    try shop.send(.setContact(Fixtures.contact))
    #expect(shop.state.totals.due == Shop.euro(0))
    try shop.place()
    #expect(shop.state.step == .confirmation)
  }

  @Test func `C81 what an order has to be worth is held against its lines before a code takes something off`() throws {
    var setup = Shop.setup
    setup.policy.limits = try CartLimits(orderValues: [try OrderValueLimit(minimum: Shop.euro(4748))])
    var shop = try Shop.at(.card, ScenarioFacts.answered(setup))
    try shop.send(.applyPromotion(Merchant.tenPercentCode))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `C82 codes that are refused together leave an order that can be placed`() throws {
    var shop = try Shop.ready()
    shop.replies[.quote] = Shop.quotes(shop.merchant) { quote in
      quote.rejectedPromotions = [PromotionCode("ONE"), PromotionCode("TWO")]
    }
    try shop.send(.applyPromotion(PromotionCode("ONE")), .applyPromotion(PromotionCode("TWO")))
    #expect(shop.newCalls().filter { $0 == .quote }.count <= 4)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `C83 what is placed is the price that was asked for last, with all that goes into it`() throws {
    var shop = try Shop.ready()
    let seen = shop.state.totals.total
    shop.holding = [.quote]
    try shop.send(.chooseDelivery(Shop.express))
    #expect(shop.refusal(of: .placeOrder(expectedTotal: seen))?.code == .requirementsUnmet)
    shop.releaseAll()
    #expect(shop.refusal(of: .placeOrder(expectedTotal: seen))?.code == .totalDiffers)
    #expect(shop.refusal(of: .placeOrder(expectedTotal: Shop.euro(6238))) == nil)
  }

  @Test func `C84 the order has the very total that was shown, and nobody rounds it again`() throws {
    var shop = try Shop.ready { $0.lines = [Fixtures.line("sku-odd", "Odd", 333, quantity: 7)] }
    let shown = shop.state.totals
    _ = shop.newCalls()
    try shop.place()
    #expect(try shop.recorded().total == shown.total)
    #expect(shop.state.confirmation?.differences == [])
  }

  @Test func `C85 what is on its way pays what was agreed to, whatever is priced later`() throws {
    var shop = try Shop.ready()
    shop.holding = [.quote, .place]
    try shop.send(.chooseDelivery(Shop.express), .chooseDelivery(Shop.standard))
    let late = shop.takeHeld(at: 0)
    let newest = try #require(shop.held(.quote))
    shop.release(.quote)
    let agreed = shop.state.totals
    try shop.place()
    let before = shop.funnel
    // What was asked before the order, and what is told of a second time, comes while it is on its way.
    shop.replies[.quote] = Shop.dearerQuotes(shop.merchant)
    shop.answer(late)
    shop.answer(newest)
    #expect(shop.attempt(.refresh)?.code == .notAtThisStep)
    #expect(shop.funnel == before)
    #expect(shop.state.totals == agreed)
    guard case .placeOrder(let sent) = try #require(shop.held(.place)) else { return }
    #expect(sent.total == agreed.total)
    #expect(sent.tenders.reduce(0) { $0 + $1.amount.minorUnits } == agreed.total.minorUnits)
    shop.release(.place)
    #expect(shop.state.confirmation?.order.total == agreed.total)
  }

  @Test func `C86 lines and parts that are sent add up to the total`() throws {
    var shop = try Shop.ready { ($0.promotionCodes, $0.deliveryExtras) = ([Merchant.tenPercentCode], [Shop.wrapping]) }
    let totals = shop.state.totals
    _ = shop.newCalls()
    try shop.place()
    let sent = try shop.recorded()
    let lines = sent.quotedLines.reduce(0) { $0 + $1.unitPrice.minorUnits * Int64($1.quantity) }
    #expect(lines == totals.subtotal.minorUnits)
    let parts = [totals.delivery, totals.extras, totals.guarantee, totals.fees, totals.taxAdded].compactMap { $0 }
    #expect(lines + parts.reduce(0) { $0 + $1.minorUnits } - totals.discount.minorUnits == sent.total.minorUnits)
  }
}
