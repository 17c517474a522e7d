import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

@MainActor @Suite struct WakeTests {
  private let clock = ManualClock()

  @Test func `a price that expires is asked for again`() async throws {
    let stub = StubCheckoutRepository()
    let model = CheckoutModel.stub(.stub(repository: stub, clock: clock))
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    #expect(await until { clock.sleeperCount == 1 })
    clock.advance(by: .seconds(1799))
    await drain()
    #expect(stub.calls.count { $0.isQuote } == 1)
    stub.setTime(Fixtures.now.addingTimeInterval(1800))
    clock.advance(by: .seconds(1))
    #expect(await until { stub.calls.count { $0.isQuote } == 2 })
    await model.settle()
    #expect(!model.state.totals.isProvisional)
    #expect(await until { clock.sleeperCount == 1 })
  }

  @Test func `an outcome that nobody knows is asked for after two, four, eight and sixteen seconds`() async throws {
    let stub = StubCheckoutRepository(.outcomeUnknown)
    let model = try CheckoutModel.standing(at: .card, .stub(repository: stub, clock: clock))
    try model.place()
    await model.settle()
    var asked = 1
    for seconds in [2, 4, 8, 16] {
      #expect(await until { clock.sleeperCount == 1 })
      clock.advance(by: .seconds(seconds - 1))
      await drain()
      #expect(stub.calls.count { $0.isLookUp } == asked)
      clock.advance(by: .seconds(1))
      asked += 1
      #expect(await until { stub.calls.count { $0.isLookUp } == asked })
      await model.settle()
    }
    await drain()
    #expect(clock.sleeperCount == 0)
    #expect(model.state.processing?.stage == .unknown)
    try model.send(.checkAgain)
    await model.settle()
    #expect(stub.calls.count { $0.isLookUp } == asked + 1)
  }

  @Test func `a challenge that runs out is looked up, and nothing is sent again`() async throws {
    let page = try #require(URL(string: "https://bank.example/proof"))
    let stub = StubCheckoutRepository(merchant: Merchant(now: Fixtures.now, behaviour: .challenging(page)))
    let model = try CheckoutModel.standing(at: .card, .stub(repository: stub, clock: clock))
    try model.place()
    await model.settle()
    #expect(model.state.processing?.stage == .challenge)
    #expect(await until { clock.sleeperCount == 1 })
    clock.advance(by: .seconds(600))
    #expect(await until { stub.calls.count { $0.isLookUp } == 1 })
    await model.settle()
    #expect(model.state.processing?.stage == .unknown)
    #expect(stub.calls.count { $0.isPlaceOrder } == 1)
  }

  @Test(arguments: [1e12, 1e300, .infinity])
  func `a date that is further off than can be slept harms nobody`(seconds: Double) async throws {
    var answers = StubAnswers()
    answers.quote = { request in
      .success(
        Quote(
          id: QuoteID("q"),
          lines: request.lines.map {
            QuoteLine(line: $0.id, unitPrice: $0.unitPrice, quantity: $0.quantity, isAvailable: true)
          },
          total: Shop.euro(3998), expiresAt: Date(timeIntervalSince1970: seconds)))
    }
    let model = CheckoutModel.stub(.stub(repository: StubCheckoutRepository(answers), clock: clock))
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    #expect(await until { clock.sleeperCount == 1 })
    #expect(model.state.totals.total == Shop.euro(3998))
  }

  @Test func `a wall clock that was set back is waited for`() async throws {
    let stub = StubCheckoutRepository()
    let late = LateClock(clock, behind: 60)
    let model = CheckoutModel.stub(.stub(repository: stub, clock: late))
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    #expect(await until { clock.sleeperCount == 1 })
    late.setBack()
    clock.advance(by: .seconds(1800))
    #expect(await until { clock.sleeperCount == 1 })
    #expect(stub.calls.count { $0.isQuote } == 1)
    stub.setTime(Fixtures.now.addingTimeInterval(1860))
    clock.advance(by: .seconds(60))
    #expect(await until { stub.calls.count { $0.isQuote } == 2 })
  }
}
