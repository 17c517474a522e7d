import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// The route follows the facts while the shopper walks on it.
@Suite struct RouteWalkTests {
  @Test func `a digital order that a code makes free needs a contact and nothing else`() throws {
    var shop = Shop()
    try shop.send(.addLine(Fixtures.ebook), .applyPromotion(Merchant.freeCode), .proceed)
    #expect(shop.state.step == .address)
    #expect(shop.state.steps == [.cart, .address, .processing, .confirmation])
    let skipped = shop.state.route.filter { $0.status == .skipped }
    #expect(skipped.map(\.reason) == [.nothingToDeliver, .freeOrder, .freeOrder])

    try shop.send(.setContact(Fixtures.contact))
    #expect(shop.state.isReadyToPlace)
    #expect(shop.state.totals.discount == Shop.euro(750))
    _ = shop.newCalls()
    try shop.send(.placeOrder(expectedTotal: Shop.euro(0)))
    guard case .placeOrder(let submission) = try #require(shop.takeCalls().first(where: { $0.kind == .place })) else {
      return
    }
    #expect(submission.tenders == [])
    #expect(shop.state.step == .confirmation)
  }

  @Test func `a code that makes the order free at payment leads to the last collecting step`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(shop.state.step == .delivery)
    #expect(shop.state.notices == [.stepVanished(.payment)])
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a code that makes the order free at the card leads to the last collecting step`() throws {
    var shop = try Shop.at(.card)
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(shop.state.step == .delivery)
    #expect(shop.state.notices == [.stepVanished(.card)])
  }

  @Test func `a gift card covers all, the card step goes, and comes back with it off again`() throws {
    var shop = try Shop.at(.card)
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    #expect(shop.state.step == .payment)
    #expect(shop.state.notices == [.stepVanished(.card)])
    #expect(shop.state.totals.covered == Shop.euro(5238))
    #expect(shop.state.totals.due == Shop.euro(0))
    #expect(shop.state.isReadyToPlace)
    #expect(shop.refusal(of: .choosePayment(Shop.savedCard))?.code == .nothingDue)

    try shop.send(.removeGiftCard(Shop.largeGiftCard))
    #expect(shop.state.totals.due == Shop.euro(5238))
    #expect(shop.state.lacking == ["card-token missing unmet"])
    try shop.send(.proceed)
    #expect(shop.state.step == .card)
  }

  @Test func `gift cards pay in their order, and the method the rest`() throws {
    var shop = try Shop.at(.card) { $0.giftCards = [Merchant.smallGiftCard] }
    try shop.send(.enterCard(Fixtures.card))
    #expect(shop.state.totals.covered == Shop.euro(1000))
    _ = shop.newCalls()
    try shop.place()
    guard case .placeOrder(let sent) = try #require(shop.takeCalls().first(where: { $0.kind == .place })) else {
      return
    }
    #expect(sent.tenders.map(\.amount) == [Shop.euro(1000), Shop.euro(4238)])
    #expect(sent.tenders.first?.source == .giftCard(Shop.smallGiftCard, reference: nil))
    let token = PaymentToken("token-for-card")
    #expect(sent.tenders.last?.source == .method(Shop.card, token: token, reference: nil))
  }

  @Test func `something to deliver in a digital cart at payment leads back to the address`() throws {
    var shop = try Shop.at(.payment) { facts in
      facts.lines = [Fixtures.ebook]
      facts.deliveryAddress = nil
    }
    try shop.send(.addLine(Fixtures.lamp))
    #expect(shop.state.step == .address)
    #expect(shop.state.notices == [.fellBack(to: .address, field: .deliveryAddress)])
    #expect(shop.state.totals.isEstimate)
  }

  @Test func `the last line taken out at payment leads back to the cart`() throws {
    var shop = try Shop.at(.payment) { $0.lines = [Fixtures.lamp] }
    try shop.send(.removeLine(Shop.lamp))
    #expect(shop.state.step == .cart)
    #expect(shop.state.notices == [.fellBack(to: .cart, field: .lines)])
    #expect(shop.state.totals.total == Shop.euro(0))
  }

  @Test func `the last line to deliver taken out at delivery leads to the last collecting step`() throws {
    var shop = try Shop.at(.delivery)
    try shop.send(.removeLine(Shop.lamp))
    #expect(shop.state.step == .payment)
    #expect(shop.state.notices == [.stepVanished(.delivery)])
  }

  @Test func `a line that cannot be supplied leads back to the cart, and can be taken out`() throws {
    var shop = try Shop.at(.payment)
    shop.merchant.unavailableProducts = [ProductID("sku-lamp")]
    try shop.send(.refresh)
    #expect(shop.state.step == .cart)
    guard case .cart(let screen) = shop.state.screen else { return }
    #expect(screen.unavailableLines == [Shop.lamp])
    #expect(shop.refusal(of: .proceed)?.code == .requirementsUnmet)
    try shop.send(.removeLine(Shop.lamp), .proceed)
    #expect(shop.state.step == .payment)
  }
}
