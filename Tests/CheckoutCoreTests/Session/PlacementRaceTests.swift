import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

@MainActor @Suite struct PlacementRaceTests {
  @Test func `a second order in flight is refused, and never sent`() async throws {
    let stub = StubCheckoutRepository()
    let gate = GatedCheckoutRepository(stub)
    let model = try CheckoutModel.standing(at: .card, .stub(repository: gate))
    let total = model.state.totals.total
    try model.place()
    let refusal = #expect(throws: CheckoutRefusal.self) { try model.send(.placeOrder(expectedTotal: total)) }
    #expect(refusal?.code == .notAtThisStep)
    let call = await gate.next { $0.isPlaceOrder }
    #expect(throws: CheckoutRefusal.self) { try model.send(.placeOrder(expectedTotal: total)) }
    gate.open(call)
    await model.settle()
    #expect(model.state.step == .confirmation)
    #expect(stub.calls.count { $0.isPlaceOrder } == 1)
  }

  @Test func `a lost answer is looked up, and the order that is there is shown`() async throws {
    let merchant = Merchant(now: Fixtures.now, behaviour: .silent(keepsOrder: true, answersLookUps: true))
    let stub = StubCheckoutRepository(merchant: merchant)
    let journal = InMemoryPlacementJournal()
    let model = try CheckoutModel.standing(at: .card, .stub(repository: stub, journal: journal))
    try model.place()
    await model.settle()
    #expect(model.state.confirmation?.order.id == OrderID("order-1"))
    #expect(stub.calls.map { $0.isPlaceOrder ? "place" : $0.isLookUp ? "look up" : "other" } == ["place", "look up"])
    #expect(journal.finished == [Shop.firstKey: .placed])
  }

  @Test func `an attempt that cannot be recorded is not sent`() async throws {
    let stub = StubCheckoutRepository()
    let journal = InMemoryPlacementJournal()
    journal.fail(with: .notWritten)
    let model = try CheckoutModel.standing(at: .card, .stub(repository: stub, journal: journal))
    try model.place()
    await model.settle()
    #expect(stub.calls.isEmpty)
    #expect(model.state.step == .card)
    #expect(model.state.notices == [.notRecorded])
  }
}
