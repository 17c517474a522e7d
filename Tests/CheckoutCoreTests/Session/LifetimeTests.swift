import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

@MainActor @Suite struct LifetimeTests {
  @Test func `a session that is released while placing finishes in the journal, and leaves nothing behind`()
    async throws
  {
    let gate = GatedCheckoutRepository()
    let journal = InMemoryPlacementJournal()
    let clock = ManualClock()
    var model: CheckoutModel? = try .standing(
      at: .card, .stub(repository: gate, journal: journal, clock: clock))
    let box = WeakBox(model)
    try model?.place()
    let call = await gate.next { $0.isPlaceOrder }
    model = nil
    #expect(box.value != nil)
    #expect(!gate.isCancelled(call))
    gate.open(call)
    #expect(await until { journal.finished == [Shop.firstKey: .placed] })
    #expect(await until { box.value == nil })
    #expect(await until { clock.sleeperCount == 0 })
    #expect(gate.waitingCount == 0)
    #expect(try await journal.openRecords().isEmpty)
  }

  @Test func `an order that is placed after the door was closed is told of all the same`() async throws {
    let gate = GatedCheckoutRepository()
    var factory: DefaultCheckoutFactory? = DefaultCheckoutFactory(
      model: try .standing(at: .card, .stub(repository: gate)))
    var orders: [OrderID] = []
    factory?.onOrderPlaced = { order, _ in orders.append(order.id) }
    try factory?.model.place()
    let call = await gate.next { $0.isPlaceOrder }
    factory = nil
    gate.open(call)
    #expect(await until { orders == [OrderID("order-1")] })
  }

  @Test func `a dropped session is gone at once, its reads are cancelled, and late answers touch nothing`() async throws
  {
    let stub = StubCheckoutRepository()
    let gate = GatedCheckoutRepository(stub)
    var model: CheckoutModel? = .stub(.stub(repository: gate))
    let box = WeakBox(model)
    try model?.send(.addLine(Fixtures.lamp))
    let call = await gate.next { $0.isQuote }
    model = nil
    #expect(box.value == nil)
    #expect(gate.isCancelled(call))
    gate.openAll()
    #expect(await until { stub.calls.count == 1 })
    await drain()
    #expect(stub.calls.count == 1)
  }

  @Test func `a dropped session has nobody woken`() async throws {
    let clock = ManualClock()
    var model: CheckoutModel? = .stub(.stub(clock: clock))
    let box = WeakBox(model)
    try model?.send(.addLine(Fixtures.lamp))
    await model?.settle()
    #expect(await until { clock.sleeperCount == 1 })
    model = nil
    #expect(box.value == nil)
    #expect(await until { clock.sleeperCount == 0 })
  }
}
