import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// An answer counts for the newest request of its kind whose inputs still are the facts, once.
@Suite struct AnswerOrderTests {
  @Test func `an answer to an older request changes nothing`() throws {
    var shop = try Shop.at(.payment)
    shop.holding = [.quote]
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3), .setQuantity(line: Shop.lamp, quantity: 4))
    let older = shop.takeHeld(at: 0)
    let before = shop.funnel
    shop.answer(older)
    #expect(shop.funnel == before)
    shop.release(.quote)
    #expect(shop.state.totals.subtotal == Shop.euro(4 * 1999 + 750))
  }

  @Test func `answers out of order end with the newest`() throws {
    var shop = try Shop.at(.payment)
    shop.holding = [.quote]
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3), .setQuantity(line: Shop.lamp, quantity: 4))
    let (first, second) = (shop.takeHeld(at: 0), shop.takeHeld(at: 0))
    shop.answer(second)
    let settled = shop.funnel
    shop.answer(first)
    #expect(shop.funnel == settled)
    #expect(!shop.state.totals.isProvisional)
  }

  @Test(arguments: [CallKind.quote, .options, .methods, .giftCard, .token])
  func `an answer that arrives twice counts once`(kind: CallKind) throws {
    var shop = try Shop.at(.card)
    shop.holding = [kind]
    switch kind {
    case .giftCard: try shop.send(.addGiftCard(Merchant.smallGiftCard))
    case .token: try shop.send(.enterCard(Fixtures.card))
    default: try shop.send(.refresh)
    }
    let call = try #require(shop.held(kind))
    shop.release(kind)
    let settled = shop.funnel
    shop.answer(call)
    #expect(shop.funnel == settled)
  }

  @Test func `a token for a method that was left is not taken`() throws {
    var shop = try Shop.at(.card)
    shop.holding = [.token]
    try shop.send(.enterCard(Fixtures.card), .choosePayment(Shop.savedCard))
    shop.releaseAll()
    #expect(shop.state.lacking == ["card-token missing unmet"])
  }

  @Test func `a token is kept through everything but another method`() throws {
    var shop = try Shop.at(.card)
    shop.holding = [.token]
    try shop.send(.enterCard(Fixtures.card), .setQuantity(line: Shop.lamp, quantity: 1))
    shop.releaseAll()
    #expect(shop.state.isReadyToPlace)
    try shop.send(.choosePayment(Shop.wallet), .choosePayment(Shop.card))
    #expect(shop.state.lacking == ["card-token missing unmet"])
  }

  @Test func `a change of the contact leaves what is on its way in force`() throws {
    var shop = try Shop.at(.payment)
    shop.holding = [.quote, .options]
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    _ = shop.newCalls()
    try shop.send(.setContact(ContactDraft(email: "eve@example.com")))
    shop.releaseAll()
    #expect(!shop.newCalls().contains { [.quote, .options].contains($0) })
    #expect(shop.state.totals.subtotal == Shop.euro(3 * 1999 + 750))
  }

  @Test func `a second gift card is refused while the first is being asked for`() throws {
    var shop = try Shop.at(.payment)
    shop.holding = [.giftCard]
    try shop.send(.addGiftCard(Merchant.smallGiftCard))
    #expect(shop.state.pending == [.giftCard])
    #expect(shop.state.lacking.first == "gift-cards loading awaiting")
    #expect(shop.refusal(of: .addGiftCard(Merchant.largeGiftCard))?.code == .giftCardPending)
    shop.releaseAll()
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    #expect(shop.state.totals.due == Shop.euro(0))
  }

  @Test(arguments: [
    (GiftCardInput(number: "GIFT-SMALL-0010"), CheckoutNotice.giftCardAlreadyAdded(Shop.smallGiftCard)),
    (
      GiftCardInput(number: "GIFT-NONE"),
      CheckoutNotice.couldNotRead(.giftCard, RepositoryFailure(.notFound))
    ),
  ])
  func `a gift card that pays nothing is not added, and a notice says why`(
    input: GiftCardInput,
    notice: CheckoutNotice
  ) throws {
    var shop = try Shop.at(.payment) { $0.giftCards = [Merchant.smallGiftCard] }
    try shop.send(.addGiftCard(input))
    #expect(shop.state.notices == [notice])
    #expect(shop.state.totals.covered == Shop.euro(1000))
  }

  @Test(arguments: [(Int64(0), Currency.eur), (-5, .eur), (500, .usd)])
  func `an empty gift card or one in another currency is not added`(balance: Int64, currency: Currency) throws {
    var shop = try Shop.at(.payment)
    let id = GiftCardID("odd")
    let odd = GiftCard(id: id, maskedNumber: "••••", balance: Money(minorUnits: balance, currency: currency))
    shop.replies[.giftCard] = { _ in .giftCard(.success(odd)) }
    try shop.send(.addGiftCard(GiftCardInput(number: "ODD")))
    #expect(shop.state.notices == [currency == .eur ? .giftCardEmpty(id) : .giftCardCurrencyDiffers(id)])
    #expect(shop.state.totals.covered == Shop.euro(0))
  }

  @Test func `an answer to a request of the cart before touches nothing of the next`() throws {
    var shop = try Shop.ready()
    shop.holding = [.quote, .options, .methods, .giftCard, .token]
    try shop.send(.refresh, .addGiftCard(Merchant.smallGiftCard), .enterCard(Fixtures.card))
    shop.releaseAll()
    let late = shop.takeCalls()
    try shop.place()
    try shop.send(.startNext, .addLine(Fixtures.lamp))
    let before = shop.funnel
    for call in late { shop.answer(call) }
    #expect(shop.funnel == before)
  }
}
