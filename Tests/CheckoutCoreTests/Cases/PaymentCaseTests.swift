import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: attempts to pay, proofs, several tenders.
@Suite struct PaymentCaseTests {
  @Test func `C115 coming back from the bank before it knows is asked about, and traps nothing`() throws {
    var shop = try Situation.challenge.shop()
    shop.replies[.resolve] = { _ in .placement(.noAnswer) }
    shop.holding = [.lookUp]
    try shop.send(.completeChallenge)
    #expect(shop.state.processing?.stage == .unknown)
    shop.release(.lookUp, with: .lookUp(.found(.placed(Shop.order()))))
    #expect(shop.state.step == .confirmation)
  }

  @Test(arguments: [CallKind.quote, .options, .methods, .giftCard, .token])
  func `C119 nothing is placed while something of it is being asked for`(kind: CallKind) throws {
    var shop = try Shop.ready()
    shop.holding = [kind]
    switch kind {
    case .giftCard: try shop.send(.addGiftCard(Merchant.smallGiftCard))
    case .token: try shop.send(.enterCard(Fixtures.card))
    default: try shop.send(.refresh)
    }
    #expect(shop.refusal(of: .placeOrder(expectedTotal: shop.state.totals.total))?.code == .requirementsUnmet)
    shop.releaseAll()
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `C121 after giving up at the bank there is neither a proof to make nor the old card`() throws {
    var shop = try Situation.challenge.shop()
    try shop.send(.cancelAttempt)
    #expect(shop.state.step == .payment)
    #expect(shop.refusal(of: .completeChallenge)?.code == .notAtThisStep)
    #expect(shop.standing(of: .cardToken) == .missing)
    try shop.send(.choosePayment(Shop.cash))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `C123 after a gift card, what is due grows with the cart`() throws {
    var shop = try Shop.ready { $0.giftCards = [Merchant.smallGiftCard] }
    #expect(shop.state.totals.due == Shop.euro(4238))
    try shop.send(.addLine(Fixtures.line("sku-ink", "Ink", 450)))
    #expect(shop.state.totals.due == Shop.euro(4688))
    _ = shop.newCalls()
    try shop.place()
    #expect(try shop.recorded().tenders.map(\.amount) == [Shop.euro(1000), Shop.euro(4688)])
  }

  @Test func `C125 gift cards, credit and the method together pay all of it`() throws {
    var shop = try Shop.ready { $0.giftCards = [Merchant.smallGiftCard] }
    let merchant = shop.merchant
    shop.replies[.methods] = { call in
      guard case .paymentMethods(let request, _) = call else { return .unanswered }
      let methods = merchant.paymentMethods(for: request).methods
      return .paymentMethods(.success(PaymentMethods(methods, storeCredit: Shop.euro(238))))
    }
    try shop.send(.refresh)
    #expect(shop.state.totals.covered == Shop.euro(1238))
    _ = shop.newCalls()
    try shop.place()
    #expect(try shop.recorded().tenders.map(\.amount) == [Shop.euro(1000), Shop.euro(238), Shop.euro(4000)])
  }

  @Test func `C128 the next attempt pays what the order costs then`() throws {
    var shop = try Situation.declined.shop()
    let before = shop.state.totals.total
    shop.merchant.behaviour = .placing
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 1), .choosePayment(Shop.cash))
    #expect(shop.state.totals.total != before)
    _ = shop.newCalls()
    try shop.place()
    let sent = try shop.recorded()
    #expect(sent.key == Shop.secondKey)
    #expect(sent.total == shop.state.confirmation?.order.total)
    #expect(sent.lines.first?.quantity == 1)
  }

  @Test func `C131 when a change could not be priced the old amount is not paid`() throws {
    var shop = try Shop.ready()
    let seen = shop.state.totals.total
    shop.replies[.quote] = { _ in .quote(.failure(RepositoryFailure(.unreachable))) }
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 1))
    #expect(shop.refusal(of: .placeOrder(expectedTotal: seen))?.code == .requirementsUnmet)
  }

  @Test func `C133 after a decline the same cart is paid by another attempt`() throws {
    var shop = try Situation.declined.shop()
    let cart = shop.state.cart.id
    shop.merchant.behaviour = .placing
    try shop.send(.choosePayment(Shop.cash))
    _ = shop.newCalls()
    try shop.place()
    #expect(try shop.recorded().key == Shop.secondKey)
    #expect(shop.state.cart.id == cart)
    #expect(shop.state.step == .confirmation)
  }
}
