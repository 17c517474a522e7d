import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: one currency, and quantities and limits of the cart.
@Suite struct CurrencyCaseTests {
  @Test func `C91 the currency of a cart with lines does not change`() throws {
    var shop = try Shop.ready()
    #expect(shop.refusal(of: .setCurrency(.usd))?.code == .cartNotEmpty)
    try shop.send(.removeLine(Shop.lamp), .removeLine(Shop.ebook), .setCurrency(.usd))
    #expect(shop.state.cart.currency == .usd)
    #expect(shop.refusal(of: .addLine(Fixtures.lamp))?.code == .currencyMismatch)
  }

  @Test func `C92 store credit and gift cards of another currency pay nothing`() throws {
    var shop = try Shop.ready()
    let dollars = Money(minorUnits: 100_000, currency: .usd)
    let merchant = shop.merchant
    shop.replies[.methods] = { call in
      guard case .paymentMethods(let request, _) = call else { return .unanswered }
      let methods = merchant.paymentMethods(for: request).methods
      return .paymentMethods(.success(PaymentMethods(methods, storeCredit: dollars)))
    }
    try shop.send(.refresh)
    #expect(shop.state.notices == [.answerNotUsable(.paymentMethods)])
    #expect(shop.state.totals.covered == Shop.euro(0))
    let card = GiftCard(id: GiftCardID("dollars"), maskedNumber: "••••", balance: dollars)
    shop.replies = [.giftCard: { _ in .giftCard(.success(card)) }]
    try shop.send(.addGiftCard(GiftCardInput(number: "1")))
    #expect(shop.state.notices == [.giftCardCurrencyDiffers(card.id)])
    #expect(shop.state.totals.covered == Shop.euro(0))
  }

  @Test func `C93 a price is asked for with the currency and the place`() throws {
    var shop = try Shop.ready()
    _ = shop.takeCalls()
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    guard case .quote(let request, _)? = shop.takeCalls().first(where: { $0.kind == .quote }) else {
      Issue.record("no price was asked for")
      return
    }
    #expect(request.currency == .eur)
    #expect(request.destination?.country.code == "US")
  }

  @Test func `C95 a line of no pieces is no line, and everything can still be reckoned`() throws {
    var shop = try Shop.ready()
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 0))
    #expect(shop.state.totals.subtotal == Shop.euro(750))
    try shop.send(.setQuantity(line: Shop.ebook, quantity: 0))
    #expect(shop.state.totals.total == Shop.euro(0))
    #expect(shop.state.step == .cart)
  }

  @Test func `C107 no pieces take a line out, and cannot be put in`() throws {
    var shop = try Shop.ready()
    let nothing = CartLineDraft(product: ProductID("p"), name: "Nothing", unitPrice: Shop.euro(1), quantity: 0)
    #expect(shop.refusal(of: .addLine(nothing))?.code == .quantityOutOfRange)
    try shop.send(.setQuantity(line: Shop.ebook, quantity: 0))
    #expect(shop.state.cart.lines.map(\.id) == [Shop.lamp])
  }

  @Test(arguments: [CheckoutStep.cart, .address, .delivery, .payment, .card])
  func `C110 a line that cannot be supplied can be taken out, wherever the shopper is`(step: CheckoutStep) throws {
    var shop = try Shop.at(step)
    shop.merchant.unavailableProducts = [ProductID("sku-lamp")]
    shop.holding = [.quote]
    try shop.send(.refresh)
    var early = shop
    try early.send(.removeLine(Shop.lamp))
    shop.releaseAll()
    #expect(shop.state.step == .cart)
    try shop.send(.removeLine(Shop.lamp))
    #expect(shop.standing(of: .lines) == .given)
  }

  @Test(arguments: [CheckoutAction.removeLine(Shop.ebook), .removePromotion(Merchant.tenPercentCode)])
  func `C111 the least that an order has to be worth is checked again when it is placed`(action: CheckoutAction) throws
  {
    var setup = Shop.setup
    setup.policy.limits = try CartLimits(orderValues: [try OrderValueLimit(minimum: Shop.euro(4748))])
    var facts = ScenarioFacts.answered(setup)
    facts.promotionCodes = [Merchant.tenPercentCode]
    var shop = try Shop.at(.card, facts)
    try shop.send(action)
    let isBelow = action == .removeLine(Shop.ebook)
    let refusal = shop.refusal(of: .placeOrder(expectedTotal: shop.state.totals.total))
    #expect(refusal?.missing.map(\.code) == (isBelow ? [.belowMinimum] : nil))
  }

  @Test func `C113 a cart that was edited is not placed for the total that was seen before`() throws {
    var shop = try Shop.ready()
    let seen = shop.state.totals.total
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(shop.refusal(of: .placeOrder(expectedTotal: seen))?.code == .totalDiffers)
  }
}
