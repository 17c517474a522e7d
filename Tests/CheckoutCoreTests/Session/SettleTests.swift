import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

@MainActor @Suite struct SettleTests {
  @Test func `with nothing on its way there is nothing to wait for`() async {
    let model = CheckoutModel.stub()
    await model.settle()
    await model.settle()
    #expect(model.state.pending.isEmpty)
  }

  @Test func `two who wait are both told, and work that comes meanwhile is waited for too`() async throws {
    let gate = GatedCheckoutRepository()
    let model = CheckoutModel.stub(.stub(repository: gate))
    var settled = 0
    try model.send(.addLine(Fixtures.lamp))
    let first = await gate.next { $0.isQuote }
    let waiting = (1...2).map { _ in
      Task {
        await model.settle()
        settled += 1
      }
    }
    await drain()
    try model.send(.addLine(Fixtures.ebook))
    let second = await gate.next { $0.isQuote }
    gate.open(first)
    await drain()
    #expect(settled == 0)
    gate.open(second)
    // What follows from the answer, such as the ways to pay, is waited for too.
    let methods = await gate.next { $0.isMethods }
    await drain()
    #expect(settled == 0)
    gate.open(methods)
    for task in waiting { await task.value }
    #expect(settled == 2)
    #expect(model.state.pending.isEmpty)
  }

  @Test func `a wake that is to come is not on its way`() async throws {
    let clock = ManualClock()
    let model = CheckoutModel.stub(.stub(clock: clock))
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    #expect(await until { clock.sleeperCount == 1 })
    await model.settle()
    #expect(clock.sleeperCount == 1)
  }
}
