import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: placed twice, charged twice, an outcome that nobody knows.
@Suite struct PlacementCaseTests {
  private static let other = IdempotencyKey(cart: CartID("shop-1"), attempt: 7)

  @Test func `C03 an order that is submitted many times at once is one order`() throws {
    var shop = try Shop.ready()
    shop.holding = [.record, .place]
    try shop.place()
    for _ in 1...5 { #expect(shop.attempt(.placeOrder(expectedTotal: Shop.euro(5238)))?.code == .notAtThisStep) }
    shop.releaseAll()
    #expect(shop.merchant.orders.count == 1)
    #expect(shop.newCalls().filter { $0 == .place }.count == 1)
  }

  @Test func `C04 the cart is claimed before the merchant hears of the order`() throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    shop.holding = [.record]
    try shop.place()
    #expect(shop.newCalls() == [.record])
    shop.releaseAll()
    #expect(shop.newCalls().first == .place)
  }

  @Test func `C06 a second order while one is on its way is refused and not kept for later`() throws {
    var shop = try Situation.sending.shop()
    #expect(shop.attempt(.placeOrder(expectedTotal: Shop.euro(5238)))?.code == .notAtThisStep)
    shop.releaseAll()
    #expect(shop.merchant.orders.count == 1)
  }

  @Test func `C09 a key that is known already leads to what a look-up finds`() throws {
    var shop = try Shop.ready()
    shop.replies[.place] = { _ in .placement(.conflict) }
    shop.holding = [.lookUp]
    try shop.place()
    #expect(shop.state.processing?.stage == .unknown)
    shop.release(.lookUp, with: .lookUp(.found(.placed(Shop.order()))))
    #expect(shop.state.step == .confirmation)
  }

  @Test func `C10 what was authorised is sent again with the order that was not sent`() throws {
    var shop = try Shop.ready()
    shop.merchant.behaviour = .unreachable
    try shop.place()
    shop.merchant.behaviour = .placing
    let calls = shop.takeCalls()
    try shop.send(.retry)
    #expect(shop.takeCalls().first == calls.last { $0.kind == .place })
    #expect(shop.state.step == .confirmation)
  }

  @Test func `C12 who comes second gets the order of who came first`() throws {
    var shop = try Shop.ready()
    shop.replies[.record] = { _ in .journal(.claimed(by: PlacementCaseTests.other)) }
    shop.holding = [.lookUp]
    _ = shop.newCalls()
    try shop.place()
    #expect(shop.newCalls() == [.record, .lookUp])
    shop.release(.lookUp, with: .lookUp(.found(.placed(Shop.order()))))
    #expect(shop.state.confirmation?.order == Shop.order())
  }

  @Test func `C13 the key belongs to the order and survives a failure`() throws {
    var shop = try Shop.ready()
    shop.merchant.behaviour = .unreachable
    _ = shop.newCalls()
    try shop.place()
    try shop.send(.retry)
    let keys = shop.takeCalls().compactMap { if case .placeOrder(let sent) = $0 { sent.key } else { nil } }
    #expect(keys == [Shop.firstKey, Shop.firstKey])
  }

  @Test func `C14 a cart that is an order already answers with that order`() throws {
    var shop = try Shop.ready()
    shop.holding = [.place]
    try shop.place()
    guard case .placeOrder(let sent) = try #require(shop.held(.place)) else { return }
    let first = shop.merchant.placeOrder(sent)
    shop.releaseAll()
    #expect(shop.state.confirmation.map { .placed($0.order) } == first)
    #expect(shop.merchant.orders.count == 1)
  }

  @Test func `C18 while one way of paying is tried no other is`() throws {
    for situation in [Situation.recording, .sending, .resolving, .cancelling, .asking] {
      let shop = try situation.shop()
      for action in [
        CheckoutAction.choosePayment(Shop.cash), .enterCard(Fixtures.card), .addGiftCard(Merchant.largeGiftCard),
        .authoriseWallet(WalletAuthorisation(token: PaymentToken("t"))), .completeChallenge, .retry,
      ] { #expect(shop.refusal(of: action) != nil, "\(action.kind) at \(situation)") }
    }
  }

  @Test func `C20 another window sees that the order is on its way, and where`() throws {
    var shop = try Shop.ready()
    shop.replies[.record] = { _ in .journal(.claimed(by: PlacementCaseTests.other)) }
    shop.holding = [.lookUp]
    try shop.place()
    #expect(shop.state.processing?.reference == PlacementCaseTests.other)
    #expect(shop.newCalls().contains(.place) == false)
  }
}
