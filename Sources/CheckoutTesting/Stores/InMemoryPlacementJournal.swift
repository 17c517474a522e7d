public import CheckoutAPI
import Synchronization

/// A journal that is gone with the process: for tests and micro-apps.
///
/// A host that must not lose an order over a crash needs one that writes to a disk.
public final class InMemoryPlacementJournal: PlacementJournal {
  private struct State {
    var open: [CartID: AttemptRecord] = [:]
    var finished: [IdempotencyKey: AttemptOutcome] = [:]
    var failure: JournalFailure?
  }

  private let state = Mutex(State())

  /// Opens an empty journal.
  public init() {}

  /// Makes every call fail from now on; `nil` makes them work again.
  public func fail(with failure: JournalFailure?) { state.withLock { $0.failure = failure } }

  /// What became of the attempts that are closed.
  public var finished: [IdempotencyKey: AttemptOutcome] { state.withLock { $0.finished } }

  /// Writes an attempt down, and claims its cart for it.
  @concurrent public func record(_ record: AttemptRecord) async throws(JournalFailure) {
    let failure: JournalFailure? = state.withLock { state in
      if let failure = state.failure { return failure }
      let cart = record.submission.cart
      if let held = state.open[cart], held != record { return .claimed(by: held.submission.key) }
      // A key that was used is never used for another order, as after a snapshot from before it.
      if state.finished[record.submission.key] != nil { return .claimed(by: record.submission.key) }
      state.open[cart] = record
      return nil
    }
    if let failure { throw failure }
  }

  /// Closes an attempt; one that is not there is closed already.
  @concurrent public func finish(_ key: IdempotencyKey, as outcome: AttemptOutcome) async throws(JournalFailure) {
    let failure: JournalFailure? = state.withLock { state in
      if let failure = state.failure { return failure }
      if state.open[key.cart]?.submission.key == key { state.open[key.cart] = nil }
      state.finished[key] = outcome
      return nil
    }
    if let failure { throw failure }
  }

  /// The attempts that are not closed, in the order of their carts.
  @concurrent public func openRecords() async throws(JournalFailure) -> [AttemptRecord] {
    let (records, failure) = state.withLock { (Array($0.open.values), $0.failure) }
    if let failure { throw failure }
    return records.sorted { $0.submission.cart.rawValue < $1.submission.cart.rawValue }
  }
}
