import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// An order of unknown outcome: asked about, never sent twice, left only by an answer or by the shopper.
@Suite struct UnknownTests {
  @Test(arguments: UnhandledAnswers.all.indices)
  func `an answer that is not certain is unknown, and the merchant is asked`(index: Int) throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    shop.holding = [.lookUp]
    shop.replies[.place] = { _ in .placement(UnhandledAnswers.all[index]) }
    try shop.place()
    #expect(shop.newCalls() == [.record, .place, .lookUp])
    #expect(shop.state.processing?.stage == .unknown)
    #expect(shop.state.pending == [.placement])
  }

  @Test func `a reply of another kind than the call is no answer`() throws {
    var shop = try Shop.ready()
    shop.holding = [.lookUp]
    shop.replies[.place] = { _ in .journal(nil) }
    try shop.place()
    #expect(shop.state.processing?.stage == .unknown)
  }

  @Test func `an order that is found is confirmed`() throws {
    var shop = try Shop.ready()
    shop.merchant.behaviour = .silent(keepsOrder: true, answersLookUps: true)
    try shop.place()
    #expect(shop.state.step == .confirmation)
  }

  @Test(arguments: [
    (LookUpAnswer.found(.declined(DeclineReason(code: "no", mend: .method))), CheckoutStep.payment),
    (.found(.cancelled), .payment),
    (.found(.challenge(Challenge(url: Shop.bank))), .processing),
    (.notFound, .processing), (.failed(RepositoryFailure(.unreachable)), .processing),
    (.found(.noAnswer), .processing), (.found(.notSent), .processing), (.found(.conflict), .processing),
    (.found(.inProgressElsewhere), .processing), (.found(.refused(.priceChanged)), .processing),
  ])
  func `what a look-up finds is taken as the answer, unless it is not certain`(
    found: LookUpAnswer,
    step: CheckoutStep
  ) throws {
    var shop = try Situation.asking.shop()
    shop.release(.lookUp, with: .lookUp(found))
    #expect(shop.state.step == step)
    let isChallenge = found == .found(.challenge(Challenge(url: Shop.bank)))
    if step == .processing { #expect(shop.state.processing?.stage == (isChallenge ? .challenge : .unknown)) }
  }

  @Test func `a challenge that the backend cannot resolve is waited for, and not asked about at once again`() throws {
    var shop = try Shop.at(.card, ScenarioFacts.answered(Alphabet.plain()))
    shop.replies[.place] = { _ in .placement(.noAnswer) }
    shop.holding = [.lookUp]
    try shop.place()
    _ = (shop.newCalls(), shop.takeWakes())
    shop.release(.lookUp, with: .lookUp(.found(.challenge(Challenge(url: Shop.bank)))))
    #expect(shop.newCalls() == [])
    #expect(shop.takeWakes() == [Fixtures.now.addingTimeInterval(2)])
    #expect(shop.state.allowed.contains(.checkAgain))
  }

  @Test func `the merchant is asked again after longer and longer, and then only when the shopper asks`() throws {
    var shop = try Situation.unknown.shop()
    #expect(shop.takeWakes().last == Fixtures.now.addingTimeInterval(2))
    _ = shop.newCalls()
    for wait in [2, 4, 8, 16] {
      shop.wake(after: wait - 1)
      #expect(shop.newCalls() == [])
      shop.wake(after: 1)
      #expect(shop.newCalls() == [.lookUp])
    }
    #expect(shop.takeWakes().count == 3)
    shop.wake(after: 100_000)
    #expect(shop.newCalls() == [])
    try shop.send(.checkAgain)
    #expect(shop.newCalls() == [.lookUp])
    #expect(shop.takeWakes() == [])
    shop.merchant.behaviour = .placing
    try shop.send(.checkAgain)
    #expect(shop.state.step == .confirmation)
  }

  @Test func `while unknown the cart is frozen, whatever answers come`() throws {
    var shop = try Situation.unknown.shop()
    let before = shop.state
    for kind in CheckoutActionKind.allCases
    where ![.startOver, .checkAgain, .refresh, .cancelAttempt, .receiveAnswer].contains(kind) {
      #expect(shop.attempt(Shop.wellFormed(kind, in: shop.state)) != nil, "\(kind)")
    }
    #expect(shop.state == before)
  }

  @Test func `starting over needs the right reference, and takes a new cart`() throws {
    var shop = try Situation.unknown.shop()
    #expect(shop.refusal(of: .startOver(reference: Shop.secondKey))?.code == .referenceDiffers)
    _ = shop.newCalls()
    try shop.send(.startOver(reference: Shop.firstKey))
    #expect(shop.newCalls() == [])
    #expect(shop.state.step == .cart)
    #expect(shop.state.cart.id == CartID("shop-2"))
    #expect(shop.state.cart.isEmpty)
    let before = shop.funnel
    shop.happen(.lookUpAnswered(.found(.declined(DeclineReason(code: "no", mend: .card))), Shop.firstKey))
    #expect(shop.funnel == before)
  }

  @Test func `an order for a cart that was left is told of once, closed, and leaves the new cart alone`() throws {
    var shop = try Situation.unknown.shop()
    try shop.send(.startOver(reference: Shop.firstKey), .addLine(Fixtures.lamp))
    _ = shop.newCalls()
    let cart = shop.state.cart
    shop.happen(.placementAnswered(.placed(Shop.order()), Shop.firstKey, .placeOrder))
    #expect(shop.state.notices == [.placedAfterLeaving(Shop.order().id)])
    #expect(shop.newCalls() == [.finish])
    #expect(shop.state.cart == cart)
    #expect(shop.state.step == .cart)
    #expect(shop.refusal(of: .receiveAnswer(.placed(Shop.order()), for: Shop.firstKey))?.code == .answerNotAwaited)
  }

  @Test func `an order for a cart that was left may arrive by another way`() throws {
    var shop = try Situation.unknown.shop()
    try shop.send(.startOver(reference: Shop.firstKey))
    #expect(shop.state.allowed.contains(.receiveAnswer))
    try shop.send(.receiveAnswer(.placed(Shop.order()), for: Shop.firstKey))
    #expect(shop.state.notices == [.placedAfterLeaving(Shop.order().id)])
  }

  @Test func `a price that ran out while the order was on its way is asked for again on the way back`() throws {
    var shop = try Situation.sending.shop()
    shop.wake(after: 1800)
    _ = shop.newCalls()
    shop.release(.place, with: .placement(.declined(DeclineReason(code: "no", mend: .card))))
    #expect(shop.newCalls() == [.finish, .quote])
  }

  @Test func `what arrives while an order is on its way does not stay awaited for ever`() throws {
    var shop = try Shop.at(.card)
    shop.holding = [.giftCard, .token, .place]
    try shop.send(.addGiftCard(Merchant.smallGiftCard), .enterCard(Fixtures.card))
    try shop.send(.applyPromotion(Merchant.freeCode))
    try shop.place()
    shop.release(.giftCard)
    shop.release(.token)
    shop.release(.place, with: .placement(.notSent))
    try shop.send(.removePromotion(Merchant.freeCode))
    #expect(shop.state.pending == [])
    #expect(shop.state.lacking == ["card-token missing unmet"])
    #expect(shop.state.requirements.allSatisfy { $0.field != .giftCards })
  }
}
