import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What is paid in coins is rounded once, after gift cards, and what is agreed to is not.
@Suite struct CashRoundingTests {
  /// Ready to pay the carrier for a lamp of 19.99 francs, delivered for 4.90, with a fee of 3.00: 27.89.
  private func shop(_ method: PaymentMethodID, giftCards: [GiftCardInput] = []) throws -> Shop {
    var facts = ScenarioFacts.answered(
      FunnelSetup(
        identity: CheckoutID("shop"), policy: CheckoutPolicy(currency: .chf), capabilities: Merchant.capabilities))
    facts.lines = [Fixtures.line("sku-lamp", "Desk lamp", 1999, in: .chf)]
    facts.paymentMethod = method
    facts.giftCards = giftCards
    if method != Shop.card { facts.card = nil }
    return try Shop.at(method == Shop.card ? .card : .payment, facts)
  }

  private func sent(_ shop: Shop) throws -> OrderSubmission? {
    var shop = shop
    try shop.place()
    return shop.takeCalls().lazy.compactMap { call in
      if case .placeOrder(let submission) = call { submission } else { nil }
    }.first
  }

  @Test func `the carrier gets what coins can pay, and the order has its own total`() throws {
    let shop = try shop(Shop.cash)
    #expect(shop.state.totals.total.plain == "27.89")
    #expect(shop.state.totals.cashRounding.plain == "0.01")
    #expect(shop.state.totals.due.plain == "27.90")
    let submission = try #require(try sent(shop))
    #expect(submission.total.plain == "27.89")
    #expect(submission.tenders.map(\.amount.plain) == ["27.90"])
  }

  @Test func `a gift card pays exactly, and coins the rest`() throws {
    let shop = try shop(Shop.cash, giftCards: [Merchant.smallGiftCard])
    #expect(shop.state.totals.due.plain == "17.90")
    #expect(try sent(shop)?.tenders.map(\.amount.plain) == ["10.00", "17.90"])
  }

  @Test func `a card pays exactly`() throws {
    let shop = try shop(Shop.card)
    #expect(shop.state.totals.cashRounding.isZero)
    #expect(shop.state.totals.due == shop.state.totals.total)
    #expect(try sent(shop)?.tenders.map(\.amount.plain) == ["24.89"])
  }
}
