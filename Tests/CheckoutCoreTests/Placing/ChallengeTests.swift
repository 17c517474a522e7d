import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// The bank wants a proof first: completed, run out, or asked about.
@Suite struct ChallengeTests {
  @Test func `a challenge shows its page, and completing it asks the merchant to go on`() throws {
    var shop = try Situation.challenge.shop()
    #expect(shop.state.processing?.stage == .challenge)
    #expect(shop.state.processing?.challenge?.url == Shop.bank)
    #expect(shop.takeWakes().last == Fixtures.now.addingTimeInterval(600))
    #expect(shop.state.pending == [])
    _ = shop.newCalls()
    shop.holding = [.resolve]
    try shop.send(.completeChallenge)
    #expect(shop.newCalls() == [.resolve])
    #expect(shop.state.processing?.stage == .resolving)
    shop.releaseAll()
    #expect(shop.state.step == .confirmation)
    #expect(shop.newCalls() == [.finish])
  }

  @Test(arguments: [
    (PlacementAnswer.declined(DeclineReason(code: "no", mend: .card)), CheckoutStep.card),
    (.cancelled, .payment), (.noAnswer, .processing), (.notSent, .processing),
    (.challenge(Challenge(url: Shop.bank)), .processing),
  ])
  func `what the merchant says after a challenge counts`(answer: PlacementAnswer, step: CheckoutStep) throws {
    var shop = try Situation.resolving.shop()
    shop.holding.insert(.lookUp)
    shop.release(.resolve, with: .placement(answer))
    #expect(shop.state.step == step)
    if answer == .noAnswer || answer == .notSent { #expect(shop.state.processing?.stage == .unknown) }
  }

  @Test func `a challenge that ran out only asks the merchant`() throws {
    var shop = try Situation.challenge.shop()
    shop.holding = [.lookUp]
    _ = shop.newCalls()
    shop.wake(after: 599)
    #expect(shop.newCalls() == [])
    shop.wake(after: 1)
    #expect(shop.newCalls() == [.lookUp])
    shop.release(.lookUp, with: .lookUp(.found(.cancelled)))
    #expect(shop.state.step == .payment)
    #expect(shop.state.notices == [.attemptCancelled])
    #expect(shop.state.lacking == ["card-token missing unmet"])
  }

  @Test func `a challenge that ran out and is reported still open is asked about with bounded back-off`() throws {
    var shop = try Situation.challenge.shop()
    let open = Challenge(url: Shop.bank, expiresAt: Fixtures.now.addingTimeInterval(600))
    shop.replies[.lookUp] = { _ in .lookUp(.found(.challenge(open))) }
    _ = shop.newCalls()
    shop.wake(after: 600)
    #expect(shop.state.processing?.stage == .unknown)
    for _ in 0..<20 { shop.wake(after: 60) }
    #expect(shop.newCalls().count == 5)
  }

  @Test func `an open challenge that is asked about and still open is shown again`() throws {
    var shop = try Situation.challenge.shop()
    let open = Challenge(url: Shop.bank, expiresAt: Fixtures.now.addingTimeInterval(600))
    shop.replies[.lookUp] = { _ in .lookUp(.found(.challenge(open))) }
    try shop.send(.refresh)
    #expect(shop.state.processing?.stage == .challenge)
  }

  @Test func `an answer from outside is the same as a reply`() throws {
    for answer in [PlacementAnswer.declined(DeclineReason(code: "no", mend: .card)), .cancelled, .placed(Shop.order())]
    {
      var told = try Situation.sending.shop()
      var replied = told
      try told.send(.receiveAnswer(answer, for: Shop.firstKey))
      replied.release(.place, with: .placement(answer))
      #expect(told.funnel == replied.funnel)
      told.release(.place, with: .placement(answer))
      #expect(told.funnel == replied.funnel)
    }
  }

  @Test(arguments: UnhandledAnswers.all.filter { answer in answer != .noAnswer }.indices)
  func `an answer from outside that is not certain is refused`(index: Int) throws {
    let shop = try Situation.sending.shop()
    let answer = UnhandledAnswers.all[index]
    #expect(shop.refusal(of: .receiveAnswer(answer, for: Shop.firstKey))?.code == .answerNotAwaited)
  }
}
