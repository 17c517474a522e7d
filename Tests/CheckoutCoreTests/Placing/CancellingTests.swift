import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// Giving an attempt up: the wish is remembered, and only a definite *cancelled* unfreezes the cart.
@Suite struct CancellingTests {
  static let declined = PlacementAnswer.declined(DeclineReason(code: "no-funds", mend: .method))

  @Test(arguments: [Situation.sending, .challenge, .unknown])
  func `giving up asks the merchant to cancel, and cancelled leads to payment without the token`(
    situation: Situation
  ) throws {
    var shop = try situation.shop()
    shop.merchant.behaviour = .pending
    shop.merchant = Merchant(now: shop.now)
    _ = shop.newCalls()
    try shop.send(.cancelAttempt)
    #expect(shop.newCalls() == [.cancel, .finish])
    #expect(shop.state.step == .payment)
    #expect(shop.state.notices == [.attemptCancelled])
    #expect(shop.state.lacking == ["card-token missing unmet"])
  }

  @Test func `an order that is placed while it is given up is confirmed`() throws {
    var shop = try Situation.cancelling.shop()
    shop.release(.cancel, with: .placement(.placed(Shop.order())))
    #expect(shop.state.step == .confirmation)
  }

  @Test(arguments: UnhandledAnswers.all + [declined, .notSent, .challenge(Challenge(url: Shop.bank))])
  func `after the wish to give up nothing but cancelled unfreezes the cart`(answer: PlacementAnswer) throws {
    var replied = try Situation.cancelling.shop()
    replied.holding.insert(.lookUp)
    replied.release(.cancel, with: .placement(answer))
    #expect(replied.state.processing?.stage == .unknown)
    replied.release(.lookUp, with: .lookUp(.found(answer)))
    #expect(replied.state.processing?.stage == .unknown)

    let told = try Situation.cancelling.shop()
    #expect(told.refusal(of: .receiveAnswer(answer, for: Shop.firstKey))?.code == .answerNotAwaited)
  }

  @Test func `a late answer to the submission does not undo the wish to give up`() throws {
    var shop = try Situation.sending.shop()
    shop.holding.insert(.cancel)
    try shop.send(.cancelAttempt)
    shop.release(.place, with: .placement(CancellingTests.declined))
    #expect(shop.state.processing?.stage == .cancelling)
    shop.release(.cancel, with: .placement(.cancelled))
    #expect(shop.state.step == .payment)
  }

  @Test func `unknown repeats the cancel instead of asking, a bounded number of times`() throws {
    var shop = try Situation.challenge.shop()
    shop.replies[.cancel] = { _ in .placement(.noAnswer) }
    shop.replies[.lookUp] = { _ in .lookUp(.notFound) }
    _ = shop.newCalls()
    try shop.send(.cancelAttempt)
    #expect(shop.newCalls() == [.cancel, .lookUp])
    #expect(shop.state.processing?.stage == .unknown)
    shop.wake(after: 2)
    #expect(shop.newCalls() == [.cancel, .lookUp])
    for _ in 0..<50 { shop.wake(after: 60) }
    #expect(shop.newCalls().count == 6)
    try shop.send(.checkAgain)
    #expect(shop.newCalls() == [.cancel, .lookUp])
    shop.replies = [:]
    try shop.send(.checkAgain)
    #expect(shop.state.step == .payment)
  }

  @Test func `a merchant that cannot cancel is offered no cancel`() throws {
    var setup = Shop.setup
    setup.capabilities.cancelling = false
    var shop = try Shop.at(.processing, ScenarioFacts.answered(setup), behaviour: .challenging(Shop.bank))
    #expect(!shop.state.allowed.contains(.cancelAttempt))
    #expect(shop.refusal(of: .cancelAttempt) != nil)
    try shop.send(.completeChallenge)
    #expect(shop.state.step == .confirmation)
  }

  @Test func `a cancelled attempt is closed as cancelled`() throws {
    var shop = try Situation.challenge.shop()
    _ = shop.takeCalls()
    try shop.send(.cancelAttempt)
    #expect(shop.takeCalls() == [.cancelAttempt(Shop.firstKey), .finish(Shop.firstKey, .cancelled)])
  }

  @Test func `after the wish to give up a look-up that finds a decline waits, and does not ask at once again`() throws {
    var shop = try Situation.challenge.shop()
    shop.holding = [.lookUp]
    shop.replies[.cancel] = { _ in .placement(.noAnswer) }
    try shop.send(.cancelAttempt)
    _ = shop.takeCalls()
    _ = shop.takeWakes()
    shop.release(.lookUp, with: .lookUp(.found(.declined(DeclineReason(code: "no", mend: .card)))))
    #expect(shop.takeCalls() == [])
    #expect(shop.takeWakes().count == 1)
    #expect(shop.state.processing?.stage == .unknown)
    #expect(!shop.state.pending.contains(.placement))
  }
}
