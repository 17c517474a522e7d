import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Synchronization
import Testing

/// A journal whose entries wait until a test lets them through, and that remembers in which order it was called.
private final class GatedJournal: PlacementJournal {
  private struct State {
    var entries: [String] = []
    var holdsFinish = true
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var entries: [String] { state.withLock { $0.entries } }

  func open() {
    let waiting = state.withLock { state in
      state.holdsFinish = false
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  @concurrent func record(_ record: AttemptRecord) async throws(JournalFailure) {
    state.withLock { $0.entries.append("record \(record.submission.key)") }
  }

  @concurrent func finish(_ key: IdempotencyKey, as outcome: AttemptOutcome) async throws(JournalFailure) {
    await withCheckedContinuation { continuation in
      let passes = state.withLock { state in
        if state.holdsFinish { state.waiting.append(continuation) }
        return !state.holdsFinish
      }
      if passes { continuation.resume() }
    }
    state.withLock { $0.entries.append("finish \(key)") }
  }

  @concurrent func openRecords() async throws(JournalFailure) -> [AttemptRecord] { [] }
}

@MainActor @Suite struct JournalOrderTests {
  @Test func `the next attempt is not recorded before the record of the last one is closed`() async throws {
    let journal = GatedJournal()
    let declines = Mutex(true)
    var answers = StubAnswers()
    answers.placeOrder = { _ in
      declines.withLock { first in
        defer { first = false }
        return first ? .declined(DeclineReason(code: "no", mend: .card)) : .noAnswer
      }
    }
    let model = CheckoutModel.stub(.stub(repository: StubCheckoutRepository(answers), journal: journal))
    try await reachCard(model)
    try model.send(.placeOrder(expectedTotal: model.state.totals.total))
    while model.state.notices != [.declined(DeclineReason(code: "no", mend: .card))] { await Task.yield() }

    try model.send(.enterCard(Fixtures.card))
    while !model.state.isReadyToPlace { await Task.yield() }
    try model.send(.placeOrder(expectedTotal: model.state.totals.total))
    #expect(journal.entries == ["record checkout-1-1.1"])
    journal.open()
    await model.settle()
    #expect(journal.entries == ["record checkout-1-1.1", "finish checkout-1-1.1", "record checkout-1-1.2"])
  }

  private func reachCard(_ model: CheckoutModel) async throws {
    let actions: [CheckoutAction] = [
      .addLine(Fixtures.ebook), .proceed, .setContact(Fixtures.contact), .proceed,
      .choosePayment(PaymentMethodID("card")), .proceed, .enterCard(Fixtures.card),
    ]
    for action in actions {
      try model.send(action)
      await model.settle()
    }
  }
}
