import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the host hears of an order that becomes known after its cart was left.
@MainActor @Suite struct LeftCartTests {
  @Test func `an order of a cart that was left is told of, once, with the lines that carry the guarantee`() async throws
  {
    var answers = StubAnswers()
    answers.placeOrder = { _ in .noAnswer }
    answers.lookUpKey = { _ in .notFound }
    let factory = DefaultCheckoutFactory.stub(.stub(repository: StubCheckoutRepository(answers)))
    var heard: [OrderID] = []
    var guaranteed: [Int] = []
    factory.onOrderPlaced = { order, lines in
      heard.append(order.id)
      guaranteed.append(lines.count)
    }
    let model = factory.model
    var ebook = Fixtures.ebook
    ebook.wantsGuarantee = true
    let actions: [CheckoutAction] = [
      .addLine(ebook), .applyPromotion(Merchant.freeCode), .proceed, .setContact(Fixtures.contact),
      .placeOrder(expectedTotal: .zero(.eur)),
    ]
    for action in actions {
      try model.send(action)
      await model.settle()
    }
    guard case .processing(let screen) = model.state.screen else {
      Issue.record("The outcome should be unknown.")
      return
    }
    try model.send(.startOver(reference: screen.reference))
    let order = Order(id: OrderID("late-1"), lines: [], total: .zero(.eur))
    try model.send(.receiveAnswer(.placed(order), for: screen.reference))
    try model.send(.addLine(Fixtures.lamp))
    #expect(heard == [OrderID("late-1")])
    #expect(guaranteed == [1])
    #expect(model.state.step == .cart)
    await model.settle()
  }

  @Test func `a clock that stands still and sleeps no time is not asked for ever`() async throws {
    let model = CheckoutModel.stub(.stub(clock: FrozenClock()))
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    #expect(model.state.pending == [])
  }

  @Test func `a stub's answer may look at what the stub was asked`() async throws {
    let box = Box()
    var answers = StubAnswers()
    answers.placeOrder = { _ in box.repository?.calls.isEmpty ?? true ? .noAnswer : .notSent }
    let repository = StubCheckoutRepository(answers)
    box.repository = repository
    let model = CheckoutModel.stub(.stub(repository: repository))
    let actions: [CheckoutAction] = [
      .addLine(Fixtures.ebook), .applyPromotion(Merchant.freeCode), .proceed, .setContact(Fixtures.contact),
      .placeOrder(expectedTotal: .zero(.eur)),
    ]
    for action in actions {
      try model.send(action)
      await model.settle()
    }
    #expect(model.state.notices == [.notSent])
  }
}

/// A clock as a test double often is: the time never moves, and sleeping takes none.
private struct FrozenClock: CheckoutClock {
  let now = Fixtures.now

  func sleep(for duration: Duration) async throws(CancellationError) {}
}

/// The stub that its own answer looks at.
private final class Box: Sendable {
  private let held = Mutex<StubCheckoutRepository?>(nil)

  var repository: StubCheckoutRepository? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
