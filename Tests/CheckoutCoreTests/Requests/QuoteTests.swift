import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// A merchant's price: provisional, an estimate, expired, or not to be believed.
@Suite struct QuoteTests {
  @Test func `totals say that they are provisional while the price is on its way`() throws {
    var shop = try Shop.at(.payment)
    #expect(!shop.state.totals.isProvisional)
    shop.holding = [.quote]
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(shop.state.totals.isProvisional)
    #expect(shop.state.pending.contains(.quote))
    shop.release(.quote)
    #expect(!shop.state.totals.isProvisional)
  }

  @Test func `a price for a digital order is decided without an address, unless the tax depends on one`() throws {
    var shop = try Shop.at(.cart) { $0.lines = [Fixtures.ebook] }
    #expect(!shop.state.totals.isEstimate)
    let merchant = shop.merchant
    shop.replies[.quote] = { call in
      var merchant = merchant
      guard case .quote(let request, _) = call, var quote = try? merchant.quote(for: request) else {
        return .unanswered
      }
      quote.taxDependsOnAddress = true
      return .quote(.success(quote))
    }
    try shop.send(.refresh)
    #expect(shop.state.totals.isEstimate)
    #expect(shop.state.lacking.contains("billing-address missing unmet"))
    try shop.send(.proceed, .setContact(Fixtures.contact), .setBillingAddress(Fixtures.berlin))
    #expect(!shop.state.totals.isEstimate)
    try shop.send(.proceed)
    #expect(shop.state.step == .payment)
  }

  @Test func `an estimate is shown and never placed`() throws {
    let shop = try Shop.at(.cart)
    #expect(shop.state.totals.isEstimate)
    #expect(shop.state.lacking.last == "quote estimate awaiting")
    #expect(shop.refusal(of: .placeOrder(expectedTotal: shop.state.totals.total))?.code == .requirementsUnmet)
  }

  @Test func `a price that has run out is not placed, and is asked for again when the funnel wakes`() throws {
    var shop = try Shop.ready()
    try shop.send(.refresh)
    #expect(shop.takeWakes() == [Fixtures.now.addingTimeInterval(1800)])
    shop.now = Fixtures.now.addingTimeInterval(1800)
    #expect(shop.state.lacking == ["quote expired awaiting"])
    let refusal = shop.refusal(of: .placeOrder(expectedTotal: Shop.euro(5238)))
    #expect(refusal?.code == .requirementsUnmet)
    #expect(refusal?.missing.map(\.code) == [.expired])
    _ = shop.newCalls()
    shop.wake(after: 0)
    #expect(shop.newCalls() == [.quote])
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a second before it runs out a price is placed, and a wake changes nothing`() throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    shop.wake(after: 1799)
    #expect(shop.newCalls() == [])
    try shop.place()
    #expect(shop.state.step == .confirmation)
  }

  @Test func `another total than the one that was seen is refused`() throws {
    let shop = try Shop.ready()
    for wrong in [Shop.euro(5237), Shop.euro(-5238), Money(minorUnits: 5238, currency: .usd)] {
      let refusal = shop.refusal(of: .placeOrder(expectedTotal: wrong))
      #expect(refusal?.code == .totalDiffers)
    }
  }

  @Test func `a code that is not accepted is reported once and stays on the cart until it is taken off`() throws {
    let code = PromotionCode("NEVER")
    var shop = try Shop.at(.payment)
    try shop.send(.applyPromotion(code))
    #expect(shop.state.notices == [.promotionRejected(code)])
    try shop.send(.refresh)
    #expect(shop.state.notices == [])
    guard case .payment(let screen) = shop.state.screen else { return }
    #expect(screen.rejectedPromotions == [code])
  }

  /// What is wrong with a price, and what is said about it.
  struct Wrong: Sendable, CustomTestStringConvertible {
    let problem: QuoteProblem
    let spoil: @Sendable (inout Quote) -> Void

    init(_ problem: QuoteProblem, _ spoil: @escaping @Sendable (inout Quote) -> Void) {
      self.problem = problem
      self.spoil = spoil
    }

    var testDescription: String { problem.rawValue }
  }

  static let wrong = [
    Wrong(.partsDoNotAddUp) { $0.total = Shop.euro($0.total.minorUnits + 1) },
    Wrong(.currencyMismatch) { $0.total = Money(minorUnits: $0.total.minorUnits, currency: .usd) },
    Wrong(.currencyMismatch) { $0.fees = [Fee(name: "Fee", amount: .zero(.usd))] },
    Wrong(.negativeAmount) { $0.total = Shop.euro(-1) },
    Wrong(.negativeAmount) { $0.discounts = [Discount(name: "Off", amount: Shop.euro(-100))] },
    Wrong(.linesDiffer) { $0.lines[0].quantity += 1 },
    Wrong(.linesDiffer) { $0.lines.removeLast() },
    Wrong(.linesDiffer) { $0.lines[1] = $0.lines[0] },
    Wrong(.discountTooLarge) { $0.discounts = [Discount(name: "Off", amount: Shop.euro(1_000_000))] },
    Wrong(.overflow) { $0.delivery = Shop.euro(.max) },
    Wrong(.overflow) { $0.lines[0].unitPrice = Shop.euro(.max) },
    Wrong(.expired) { $0.expiresAt = Fixtures.now },
  ]

  @Test(arguments: wrong)
  func `a price that contradicts itself or the cart is refused and never shown`(wrong: Wrong) throws {
    var shop = try Shop.ready()
    let shown = shop.state.totals.total
    let merchant = shop.merchant
    shop.replies[.quote] = { call in
      var merchant = merchant
      guard case .quote(let request, _) = call, var quote = try? merchant.quote(for: request) else {
        return .unanswered
      }
      quote.id = QuoteID("spoilt")
      wrong.spoil(&quote)
      return .quote(.success(quote))
    }
    try shop.send(.refresh)
    #expect(shop.state.notices == [.quoteNotUsable(wrong.problem)])
    #expect(shop.state.totals.total == shown)
    #expect(shop.state.totals.isProvisional)
    #expect(shop.refusal(of: .placeOrder(expectedTotal: shown))?.code == .requirementsUnmet)
    shop.replies = [:]
    try shop.send(.retry)
    #expect(shop.state.isReadyToPlace)
  }
}
