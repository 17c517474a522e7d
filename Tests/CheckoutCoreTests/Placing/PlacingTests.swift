import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// Recorded, sent, finished: in that order, and once.
@Suite struct PlacingTests {
  @Test func `an attempt is recorded before it is sent, and closed after a definite answer`() throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    shop.holding = [.record, .place, .finish]
    try shop.place()
    #expect(shop.newCalls() == [.record])
    #expect(shop.state.processing?.stage == .recording)
    shop.release(.record)
    #expect(shop.newCalls() == [.place])
    #expect(shop.state.processing?.stage == .sending)
    shop.release(.place)
    #expect(shop.newCalls() == [.finish])
    #expect(shop.state.step == .confirmation)
  }

  @Test func `what is sent is what was recorded, and all of what was agreed to`() throws {
    var shop = try Shop.ready { $0.deliveryExtras = [Shop.wrapping] }
    _ = shop.newCalls()
    try shop.place()
    let calls = shop.takeCalls()
    guard case .record(let record) = calls[0], case .placeOrder(let sent) = calls[1] else {
      Issue.record("\(calls.map(\.kind))")
      return
    }
    #expect(record.submission == sent)
    #expect(record.resendUntil == Fixtures.now.addingTimeInterval(72_000))
    #expect(sent.key == Shop.firstKey)
    #expect(sent.total == Shop.euro(5488))
    #expect(sent.contact?.email == "ada@example.com")
    #expect(sent.deliveryAddress?.city == "Berlin")
    #expect(sent.billingAddress == nil)
    #expect(sent.delivery?.extras == [Shop.wrapping])
    #expect(sent.lines == shop.state.cart.lines)
  }

  @Test func `a second order while one is on its way is refused, at every stage`() throws {
    for situation in [Situation.recording, .sending, .challenge, .resolving, .cancelling, .asking, .unknown] {
      let shop = try situation.shop()
      let total = try #require(shop.state.processing?.total)
      #expect(shop.refusal(of: .placeOrder(expectedTotal: total))?.code == .notAtThisStep, "\(situation)")
    }
  }

  @Test(arguments: [JournalFailure.notWritten, .notReadable])
  func `nothing is sent that could not be recorded`(failure: JournalFailure) throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    shop.replies[.record] = { _ in .journal(failure) }
    try shop.place()
    #expect(shop.newCalls() == [.record])
    #expect(shop.state.step == .card)
    #expect(shop.state.notices == [.notRecorded])
    #expect(shop.state.isReadyToPlace)
    shop.replies = [:]
    try shop.place()
    #expect(shop.state.step == .confirmation)
  }

  @Test func `an order stands though its record could not be closed, and a notice says so once`() throws {
    var shop = try Shop.ready()
    shop.replies[.finish] = { _ in .journal(.notWritten) }
    try shop.place()
    #expect(shop.state.step == .confirmation)
    #expect(shop.state.notices == [.recordNotFinished])
    shop.happen(.attemptFinished(Shop.firstKey, .notWritten))
    #expect(shop.state.notices == [.recordNotFinished])
  }

  @Test func `a record of the cart before that could not be closed says nothing about the next cart`() throws {
    var shop = try Shop.ready()
    try shop.place()
    try shop.send(.startNext)
    shop.happen(.attemptFinished(Shop.firstKey, .notWritten))
    #expect(shop.state.notices == [])
  }

  @Test(arguments: [
    (DeclineReason.Mend.card, CheckoutStep.card), (DeclineReason.Mend.method, CheckoutStep.payment),
  ])
  func `a declined payment leads to where it can be mended, with everything else kept and a new key`(
    mend: DeclineReason.Mend,
    step: CheckoutStep
  ) throws {
    let reason = DeclineReason(code: "no-funds", mend: mend)
    var shop = try Shop.ready()
    shop.merchant.behaviour = .declining(reason)
    _ = shop.newCalls()
    try shop.place()
    #expect(shop.newCalls() == [.record, .place, .finish])
    #expect(shop.state.step == step)
    #expect(shop.state.notices == [.declined(reason)])
    #expect(shop.state.lacking == ["card-token missing unmet"])
    shop.merchant.behaviour = .pending
    if step == .payment { try shop.send(.proceed) }
    try shop.send(.enterCard(Fixtures.card))
    try shop.place()
    #expect(shop.state.processing?.reference == Shop.secondKey)
  }

  @Test func `a free order that is declined leads to the last collecting step`() throws {
    var shop = try Shop.ready { $0.lines = [Fixtures.ebook] }
    try shop.send(.applyPromotion(Merchant.freeCode))
    shop.merchant.behaviour = .declining(DeclineReason(code: "no", mend: .card))
    try shop.place()
    #expect(shop.state.step == .address)
  }

  @Test func `an order that differs from what was agreed to is shown with its differences`() throws {
    var shop = try Shop.ready()
    let order = Order(
      id: OrderID("order-9"),
      lines: [
        OrderLine(product: ProductID("sku-lamp"), name: "Desk lamp", quantity: 1),
        OrderLine(product: ProductID("sku-pen"), name: "Pen", quantity: 4),
      ], total: Shop.euro(999))
    shop.merchant.behaviour = .answering(.placed(order))
    try shop.place()
    let confirmation = try #require(shop.state.confirmation)
    #expect(confirmation.order == order)
    #expect(
      confirmation.differences == [
        .total(agreed: Shop.euro(5238), ordered: Shop.euro(999)),
        .quantity(product: ProductID("sku-lamp"), agreed: 2, ordered: 1),
        .quantity(product: ProductID("sku-ebook"), agreed: 1, ordered: 0),
        .quantity(product: ProductID("sku-pen"), agreed: 0, ordered: 4),
      ])
  }

  @Test func `an order to another address is shown with that difference`() throws {
    var shop = try Shop.ready { $0.deliveryAddress = Fixtures.springfield }
    shop.holding = [.place]
    try shop.place()
    guard case .placeOrder(let sent) = try #require(shop.held(.place)) else { return }
    let elsewhere = try #require(try Situation.recordedAddress())
    let order = Order(id: OrderID("order-1"), lines: [], total: sent.total, deliveryAddress: elsewhere)
    shop.release(.place, with: .placement(.placed(order)))
    let differences = try #require(shop.state.confirmation).differences
    #expect(differences.contains(.deliveryAddress(agreed: sent.deliveryAddress, ordered: elsewhere)))
  }

  @Test func `confirmation absorbs every answer that comes late`() throws {
    var shop = try Situation.confirmation.shop()
    let before = shop.funnel
    for answer in UnhandledAnswers.all + [.placed(try #require(shop.state.confirmation).order), .notSent, .cancelled] {
      for call in [PlacementCall.placeOrder, .resolveChallenge, .cancelAttempt] {
        shop.happen(.placementAnswered(answer, Shop.firstKey, call))
      }
      shop.happen(.lookUpAnswered(.found(answer), Shop.firstKey))
    }
    shop.happen(.lookUpAnswered(.notFound, Shop.firstKey))
    shop.happen(.woke)
    #expect(shop.funnel == before)
  }

  @Test func `while an order is on its way nothing is changed, and nothing is asked of the shopper`() throws {
    var shop = try Shop.ready()
    shop.holding = [.place]
    try shop.place()
    let shown = shop.state.totals
    for action in [CheckoutAction.setQuantity(line: Shop.lamp, quantity: 9), .refresh, .proceed, .goBack(to: .cart)] {
      #expect(shop.refusal(of: action)?.code == .notAtThisStep)
    }
    #expect(shop.state.totals == shown)
    #expect(shop.state.requirements == [])
    #expect(!shop.state.isReadyToPlace)
    shop.releaseAll()
    #expect(shop.state.step == .confirmation)
    #expect(shop.state.requirements == [])
  }

  @Test func `an answer about an attempt that is not recorded yet is not awaited, unless it is an order`() throws {
    let shop = try Situation.recording.shop()
    for answer in [PlacementAnswer.declined(DeclineReason(code: "no", mend: .card)), .cancelled] {
      #expect(shop.refusal(of: .receiveAnswer(answer, for: Shop.firstKey))?.code == .answerNotAwaited)
    }
    #expect(shop.refusal(of: .receiveAnswer(.placed(Shop.order()), for: Shop.firstKey)) == nil)
  }
}
