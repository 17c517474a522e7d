import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Orders that turn up late, by another key, or twice.
@Suite struct LateOrderTests {
  /// Back at the card with the first attempt declined, ready for the second.
  private func afterDecline() throws -> Shop {
    var shop = try Shop.ready()
    shop.merchant.behaviour = .declining(DeclineReason(code: "no", mend: .card))
    try shop.place()
    try shop.send(.enterCard(Fixtures.card))
    _ = shop.newCalls()
    return shop
  }

  @Test func `a late order by an earlier key wins while the shopper is back at a step`() throws {
    var shop = try afterDecline()
    shop.happen(.placementAnswered(.placed(Shop.order(total: 5238)), Shop.firstKey, .placeOrder))
    #expect(shop.state.step == .confirmation)
    #expect(shop.takeCalls() == [.finish(Shop.firstKey, .placed)])
  }

  @Test func `a late order by an earlier key wins, and the attempt on its way is cancelled`() throws {
    var shop = try afterDecline()
    shop.merchant.behaviour = .pending
    shop.holding = [.cancel]
    try shop.place()
    _ = shop.newCalls()
    try shop.send(.receiveAnswer(.placed(Shop.order(total: 5238)), for: Shop.firstKey))
    #expect(shop.state.step == .confirmation)
    #expect(shop.takeCalls() == [.cancelAttempt(Shop.secondKey), .finish(Shop.firstKey, .placed)])
  }

  @Test func `a second, different order of a cart is shown as a contradiction, once`() throws {
    var shop = try Situation.confirmation.shop()
    let confirmation = try #require(shop.state.confirmation)
    for _ in 0..<2 {
      try shop.send(.receiveAnswer(.placed(confirmation.order), for: Shop.firstKey))
      #expect(shop.state.notices == [])
    }
    for _ in 0..<2 {
      try shop.send(.receiveAnswer(.placed(Shop.order("order-2")), for: Shop.firstKey))
      #expect(shop.state.notices == [.merchantContradiction(OrderID("order-2"))])
    }
    #expect(shop.state.confirmation == confirmation)
  }

  @Test func `a late order closes the record of an attempt that was not sent`() throws {
    var shop = try afterDecline()
    shop.merchant.behaviour = .unreachable
    try shop.place()
    _ = shop.newCalls()
    shop.happen(.placementAnswered(.placed(Shop.order(total: 5238)), Shop.firstKey, .placeOrder))
    #expect(
      Set(shop.takeCalls()) == [.finish(Shop.firstKey, .placed), .finish(Shop.secondKey, .notSent)])
  }

  @Test func `a key that was never used, and a key of another cart, place nothing`() throws {
    let shop = try afterDecline()
    for key in [
      Shop.secondKey, IdempotencyKey(cart: CartID("shop-1"), attempt: 0), IdempotencyKey(cart: CartID("x"), attempt: 1),
    ] {
      #expect(shop.refusal(of: .receiveAnswer(.placed(Shop.order()), for: key))?.code == .answerNotAwaited)
      var copy = shop
      copy.happen(.placementAnswered(.placed(Shop.order()), key, .placeOrder))
      #expect(copy.funnel == shop.funnel)
    }
  }

  @Test func `a cart that another attempt holds is unknown by that attempt's key, and its order is confirmed`() throws {
    let other = IdempotencyKey(cart: CartID("shop-1"), attempt: 7)
    var shop = try Shop.ready()
    shop.holding = [.lookUp]
    shop.replies[.record] = { _ in .journal(.claimed(by: other)) }
    _ = shop.newCalls()
    try shop.place()
    #expect(shop.takeCalls().map(\.kind) == [.record, .lookUp])
    #expect(shop.state.processing?.reference == other)
    #expect(shop.state.processing?.stage == .unknown)
    shop.release(.lookUp, with: .lookUp(.found(.placed(Shop.order(total: 5238)))))
    #expect(shop.state.step == .confirmation)
    #expect(shop.takeCalls() == [.finish(other, .placed)])
  }

  @Test func `after another attempt's key the next key is above it`() throws {
    let other = IdempotencyKey(cart: CartID("shop-1"), attempt: 7)
    var shop = try Shop.ready()
    shop.replies[.record] = { _ in .journal(.claimed(by: other)) }
    shop.replies[.lookUp] = { _ in .lookUp(.found(.declined(DeclineReason(code: "no", mend: .card)))) }
    try shop.place()
    shop.replies = [:]
    shop.merchant.behaviour = .pending
    try shop.send(.enterCard(Fixtures.card))
    try shop.place()
    #expect(shop.state.processing?.reference.attempt == 8)
  }

  @Test func `a cart that another device's attempt holds is asked about, and that attempt is never cancelled`() throws {
    let other = IdempotencyKey(cart: CartID("shop-1"), attempt: 7)
    var shop = try Shop.ready()
    shop.replies[.record] = { _ in .journal(.claimed(by: other)) }
    shop.replies[.lookUp] = { _ in .lookUp(.notFound) }
    try shop.place()
    _ = shop.newCalls()
    #expect(!shop.state.allowed.contains(.cancelAttempt))
    #expect(shop.refusal(of: .cancelAttempt)?.code == .notAtThisStep)
    #expect(shop.refusal(of: .checkAgain) == nil)
    shop.happen(.placementAnswered(.placed(Shop.order()), Shop.firstKey, .placeOrder))
    #expect(shop.state.step == .confirmation)
    #expect(shop.newCalls() == [.finish])
  }

  @Test(arguments: [
    IdempotencyKey(cart: CartID("other-1"), attempt: 3), IdempotencyKey(cart: CartID("shop-1"), attempt: 0),
    IdempotencyKey(cart: CartID("shop-1"), attempt: .max), IdempotencyKey(cart: CartID("shop-1"), attempt: .min),
  ])
  func `a claim that is no attempt of this cart sends nothing and leaves the order to be placed`(
    claim: IdempotencyKey
  ) throws {
    var shop = try Shop.ready()
    shop.replies[.record] = { _ in .journal(.claimed(by: claim)) }
    _ = shop.newCalls()
    try shop.place()
    #expect(shop.newCalls() == [.record])
    #expect(shop.state.step == .card)
    #expect(shop.state.notices == [.notRecorded])
    shop.replies = [:]
    try shop.place()
    #expect(shop.state.step == .confirmation)
  }
}
