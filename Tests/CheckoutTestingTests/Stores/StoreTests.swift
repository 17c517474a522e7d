import CheckoutAPI
@_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Synchronization
import Testing

@MainActor @Suite struct StoreTests {
  /// A record as the session writes it: nobody else can build one.
  private func record(attempt: Int = 1) async throws -> AttemptRecord {
    let journal = RecordingJournal()
    let facts = ready()
    var merchant = Merchant(now: facts.now)
    let model = try CheckoutModel.at(.card, facts, dependencies: .stub(journal: journal)) { merchant.answer($0) }
    for _ in 1...attempt {
      try model.send(.placeOrder(expectedTotal: model.state.totals.total))
      await model.settle()
    }
    return try #require(journal.records.withLock { $0.last })
  }

  private func ready() -> ScenarioFacts {
    let setup = FunnelSetup(
      identity: CheckoutID("shop"), policy: CheckoutPolicy(currency: .eur), capabilities: Merchant.capabilities)
    var facts = ScenarioFacts(setup: setup, now: Fixtures.now, lines: [Fixtures.ebook])
    facts.contact = Fixtures.contact
    facts.paymentMethod = PaymentMethodID("card")
    facts.card = Fixtures.card
    return facts
  }

  @Test func `the journal claims a cart for one attempt until it is finished`() async throws {
    let journal = InMemoryPlacementJournal()
    let first = try await record()
    let second = try await record(attempt: 2)
    #expect(first.submission.key.attempt == 1)
    #expect(second.submission.key.attempt == 2)
    #expect(first.submission.cart == second.submission.cart)
    try await journal.record(first)
    try await journal.record(first)
    #expect(try await journal.openRecords() == [first])
    await #expect(throws: JournalFailure.claimed(by: first.submission.key)) { try await journal.record(second) }
    try await journal.finish(first.submission.key, as: .declined)
    #expect(try await journal.openRecords().isEmpty)
    #expect(journal.finished == [first.submission.key: .declined])
    await #expect(throws: JournalFailure.claimed(by: first.submission.key)) { try await journal.record(first) }
    try await journal.record(second)
    #expect(try await journal.openRecords() == [second])
    try await journal.finish(first.submission.key, as: .declined)
    #expect(try await journal.openRecords() == [second])
  }

  @Test func `a journal that is told to fails, and works again`() async throws {
    let journal = InMemoryPlacementJournal()
    let record = try await record()
    journal.fail(with: .notWritten)
    await #expect(throws: JournalFailure.notWritten) { try await journal.record(record) }
    await #expect(throws: JournalFailure.notWritten) { try await journal.finish(record.submission.key, as: .placed) }
    await #expect(throws: JournalFailure.notWritten) { _ = try await journal.openRecords() }
    journal.fail(with: nil)
    #expect(try await journal.openRecords().isEmpty)
    #expect(journal.finished.isEmpty)
    try await journal.record(record)
    #expect(try await journal.openRecords() == [record])
  }

  @Test func `the store of the address keeps the last one`() async {
    let store = InMemorySelectedAddressStore()
    #expect(await store.load() == nil)
    await store.save(Fixtures.berlin)
    await store.save(Fixtures.bern)
    #expect(await store.load() == Fixtures.bern)
    #expect(await InMemorySelectedAddressStore(Fixtures.berlin).load() == Fixtures.berlin)
  }

  @Test(arguments: [CheckoutStep.cart, .payment, .card, .processing, .confirmation])
  func `a session can be stood at a step`(step: CheckoutStep) throws {
    var merchant = Merchant(now: Fixtures.now, behaviour: step == .processing ? .pending : .placing)
    let model = try CheckoutModel.at(step, ready(), dependencies: .stub()) { merchant.answer($0) }
    #expect(model.state.step == step)
  }

  @Test func `a step that cannot be reached is refused as a shopper would be`() {
    var merchant = Merchant(now: Fixtures.now)
    let refusal = #expect(throws: CheckoutRefusal.self) {
      _ = try CheckoutModel.at(.delivery, ready(), dependencies: .stub()) { merchant.answer($0) }
    }
    #expect(refusal?.action == .goBack)
  }
}

/// Writes everything down, and says it could not: every attempt is recorded anew, and none is sent.
private final class RecordingJournal: PlacementJournal {
  let records = Mutex<[AttemptRecord]>([])

  @concurrent func record(_ record: AttemptRecord) async throws(JournalFailure) {
    records.withLock { $0.append(record) }
    throw .notWritten
  }

  @concurrent func finish(_ key: IdempotencyKey, as outcome: AttemptOutcome) async throws(JournalFailure) {}
  @concurrent func openRecords() async throws(JournalFailure) -> [AttemptRecord] { records.withLock { $0 } }
}
