import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Synchronization
import Testing

@MainActor @Suite struct ReadRaceTests {
  private let stub = StubCheckoutRepository()

  @Test func `a quantity that changes twice while the price is asked for has the price of the last one`() async throws {
    let gate = GatedCheckoutRepository(stub)
    let model = CheckoutModel.stub(.stub(repository: gate))
    try model.send(.addLine(Fixtures.lamp))
    let first = await gate.next { $0.isQuote(ofPieces: 2) }
    try model.send(.setQuantity(line: Shop.lamp, quantity: 3))
    let second = await gate.next { $0.isQuote(ofPieces: 3) }
    try model.send(.setQuantity(line: Shop.lamp, quantity: 4))
    let third = await gate.next { $0.isQuote(ofPieces: 4) }
    #expect(gate.isCancelled(first) && gate.isCancelled(second) && !gate.isCancelled(third))
    gate.open(second)
    await drain()
    #expect(model.state.pending == [.quote])
    gate.open(third)
    gate.open(await gate.next { $0.isMethods })
    await model.settle()
    #expect(gate.waitingCount == 1)
    gate.open(first)
    #expect(await until { stub.calls.count == 4 })
    await drain()
    #expect(model.state.totals.total == Shop.euro(4 * 1999))
    #expect(!model.state.totals.isProvisional)
  }

  @Test func `two changes in one turn ask once`() async throws {
    let model = CheckoutModel.stub(.stub(repository: stub))
    try model.send(.addLine(Fixtures.lamp))
    try model.send(.setQuantity(line: Shop.lamp, quantity: 5))
    await model.settle()
    await drain()
    #expect(stub.calls.count { $0.isQuote } == 1)
    #expect(model.state.totals.total == Shop.euro(5 * 1999))
  }

  @Test(arguments: [true, false])
  func `of two addresses the later one counts, whatever the order of the answers`(olderFirst: Bool) async throws {
    let gate = GatedCheckoutRepository(stub)
    let model = try CheckoutModel.standing(at: .delivery, .stub(repository: gate)) { $0.deliveryOption = nil }
    try model.send(.setDeliveryAddress(Fixtures.bern))
    let bern = await gate.next { $0.isOptions(to: "CH") }
    try model.send(.setDeliveryAddress(Fixtures.springfield))
    let springfield = await gate.next { $0.isOptions(to: "US") }
    for call in olderFirst ? [bern, springfield] : [springfield, bern] {
      gate.open(call)
      #expect(await until { stub.calls.contains(call.request) })
      await drain()
    }
    gate.openAll()
    await model.settle()
    guard case .delivery(let screen) = model.state.screen else {
      Issue.record("The shopper is at \(model.state.step).")
      return
    }
    #expect(screen.options.count == 3)
    #expect(!screen.isStale)
    #expect(model.state.pending.isEmpty)
  }

  @Test func `an answer counts that comes when the shopper is back at the cart`() async throws {
    let gate = GatedCheckoutRepository(stub)
    let model = try CheckoutModel.standing(at: .delivery, .stub(repository: gate))
    try model.send(.chooseDelivery(Shop.express))
    let call = await gate.next { $0.isQuote }
    try model.send(.goBack(to: .cart))
    #expect(gate.waitingCount == 1)
    gate.open(call)
    #expect(await until { model.state.totals.delivery == Shop.euro(1490) })
    gate.openAll()
    await model.settle()
    #expect(model.state.step == .cart)
    #expect(model.state.totals.delivery == Shop.euro(1490))
    #expect(model.state.pending.isEmpty)
  }

  @Test func `a token for a method that was left is not used`() async throws {
    let gate = GatedCheckoutRepository(stub)
    let model = try CheckoutModel.standing(at: .card, .stub(repository: gate)) { $0.card = nil }
    try model.send(.enterCard(Fixtures.card))
    let token = await gate.next { $0.isTokenise }
    try model.send(.choosePayment(Shop.wallet))
    try model.send(.choosePayment(Shop.card))
    gate.openAll()
    await model.settle()
    #expect(stub.calls.contains(token.request))
    #expect(model.state.missing.contains { $0.field == .cardToken && $0.status == .unmet })
    #expect(!model.state.isReadyToPlace)
  }

  @Test func `a read that failed is asked again when the shopper says so`() async throws {
    let isDown = Mutex(true)
    var answers = StubAnswers()
    let merchant = Mutex(Merchant(now: Fixtures.now))
    answers.quote = { request in
      guard !isDown.withLock({ $0 }) else { return .failure(RepositoryFailure(.unreachable)) }
      return Result { () throws(RepositoryFailure) in
        try merchant.withLock { merchant throws(RepositoryFailure) in try merchant.quote(for: request) }
      }
    }
    let model = CheckoutModel.stub(.stub(repository: StubCheckoutRepository(answers)))
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    #expect(model.state.notices == [.couldNotRead(.quote, RepositoryFailure(.unreachable))])
    isDown.withLock { $0 = false }
    try model.send(.retry)
    await model.settle()
    #expect(model.state.notices.isEmpty)
    #expect(model.state.totals.total == Shop.euro(3998))
  }
}
