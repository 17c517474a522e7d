import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What becomes of the record of an attempt when an order by another one turns up.
@Suite struct SupersededTests {
  /// The second attempt is on its way to the journal when an order by the first turns up.
  private func confirmedWhileRecording(by key: IdempotencyKey) throws -> Shop {
    var shop = try Shop.ready()
    shop.merchant.behaviour = .declining(DeclineReason(code: "no", mend: .card))
    try shop.place()
    try shop.send(.enterCard(Fixtures.card))
    shop.holding = [.record]
    try shop.place()
    _ = shop.newCalls()
    try shop.send(.receiveAnswer(.placed(Shop.order(total: 5238)), for: key))
    #expect(shop.takeCalls() == [.finish(key, .placed)])
    return shop
  }

  @Test func `an attempt that was recorded too late is closed as not sent`() throws {
    var shop = try confirmedWhileRecording(by: Shop.firstKey)
    shop.happen(.attemptRecorded(Shop.secondKey, nil))
    #expect(shop.takeCalls() == [.finish(Shop.secondKey, .notSent)])
    #expect(shop.state.step == .confirmation)
  }

  @Test func `a placed attempt is never closed as not sent`() throws {
    var shop = try confirmedWhileRecording(by: Shop.secondKey)
    shop.happen(.attemptRecorded(Shop.secondKey, nil))
    #expect(shop.takeCalls() == [])
  }

  @Test(arguments: [
    (PlacementAnswer.cancelled, AttemptOutcome.cancelled),
    (.declined(DeclineReason(code: "no", mend: .card)), .declined),
  ])
  func `a definite answer closes a superseded attempt`(answer: PlacementAnswer, outcome: AttemptOutcome) throws {
    var shop = try confirmedWhileRecording(by: Shop.firstKey)
    shop.happen(.placementAnswered(answer, Shop.secondKey, .cancelAttempt))
    #expect(shop.takeCalls() == [.finish(Shop.secondKey, outcome)])
    shop.happen(.placementAnswered(answer, Shop.firstKey, .placeOrder))
    #expect(shop.takeCalls() == [])
  }
}
