import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: nobody knows the outcome, and two say it at once.
@Suite struct UnknownCaseTests {
  @Test(arguments: [true, false])
  func `C21 the event and the reply are the same input, in either order`(isEventFirst: Bool) throws {
    var shop = try Situation.sending.shop()
    guard case .placeOrder(let sent) = try #require(shop.held(.place)) else { return }
    let placed = shop.merchant.placeOrder(sent)
    let order = try #require(placed)
    if isEventFirst { try shop.send(.receiveAnswer(order, for: sent.key)) }
    shop.release(.place, with: .placement(order))
    let before = shop.funnel
    if !isEventFirst { try shop.send(.receiveAnswer(order, for: sent.key)) }
    #expect(shop.state.step == .confirmation)
    #expect(shop.funnel == before)
    #expect(shop.newCalls().filter { $0 == .finish }.count == 1)
  }

  @Test func `C23 an order that is told of before the merchant has answered is not lost`() throws {
    var shop = try Situation.recording.shop()
    try shop.send(.receiveAnswer(.placed(Shop.order()), for: Shop.firstKey))
    #expect(shop.state.confirmation?.order == Shop.order())
    _ = shop.newCalls()
    shop.releaseAll()
    #expect(!shop.newCalls().contains(.place))
    #expect(shop.state.confirmation?.order == Shop.order())
  }

  @Test func `C24 who closes the bank's page after paying has the order`() throws {
    var shop = try Situation.challenge.shop()
    _ = shop.merchant.resolveChallenge(Shop.firstKey)
    try shop.send(.refresh)
    #expect(shop.state.step == .confirmation)
  }

  @Test func `C26 what arrives twice is done once`() throws {
    var shop = try Situation.sending.shop()
    let call = try #require(shop.held(.place))
    shop.releaseAll()
    let before = shop.funnel
    _ = shop.newCalls()
    shop.answer(call)
    shop.answer(call)
    #expect(shop.funnel == before)
    #expect(shop.newCalls() == [])
  }

  @Test func `C27 an answer that is lost becomes the order that a look-up finds`() throws {
    var shop = try Shop.ready()
    shop.merchant.behaviour = .silent(keepsOrder: true, answersLookUps: true)
    try shop.place()
    #expect(shop.state.step == .confirmation)
    #expect(shop.merchant.orders.count == 1)
  }

  @Test func `C30 while the shopper is at the bank the order takes no lines`() throws {
    let shop = try Situation.challenge.shop()
    for action in [CheckoutAction.addLine(Fixtures.lamp), .setQuantity(line: Shop.lamp, quantity: 9)] {
      #expect(shop.refusal(of: action)?.code == .notAtThisStep)
    }
  }

  @Test(arguments: UnhandledAnswers.all)
  func `C34 what is not certain is told as unknown, never as not paid`(answer: PlacementAnswer) throws {
    var shop = try Situation.sending.shop()
    shop.holding.insert(.lookUp)
    shop.release(.place, with: .placement(answer))
    #expect(shop.state.processing?.stage == .unknown)
    #expect(shop.state.notices == [])
  }
}
