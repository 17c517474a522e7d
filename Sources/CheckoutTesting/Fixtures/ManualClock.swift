public import CheckoutAPI
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A clock that stands still until a test moves it.
public final class ManualClock: CheckoutClock {
  private struct Sleeper {
    let id: Int
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Date
    var elapsed: Duration = .zero
    var nextID = 0
    var sleepers: [Sleeper] = []
  }

  private let state: Mutex<State>

  /// Starts the clock.
  ///
  /// - Parameter now: The wall clock's time; noon of 15 January 2026, UTC, by default.
  public init(now: Date = Fixtures.now) { state = Mutex(State(now: now)) }

  /// The wall clock's time.
  public var now: Date { state.withLock { $0.now } }

  /// How many wait for the clock to move.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Moves the clock, and wakes whoever has waited long enough.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.elapsed += duration
      state.now = state.now.addingTimeInterval(duration.seconds)
      let due = state.sleepers.filter { $0.deadline <= state.elapsed }
      state.sleepers.removeAll { $0.deadline <= state.elapsed }
      return due.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }

  /// Waits until the clock has moved that far.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(for duration: Duration) async throws(CancellationError) {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    do {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          wait(Sleeper(id: id, deadline: deadline(after: duration), continuation: continuation))
        }
      } onCancel: {
        cancel(id)
      }
    } catch {
      throw CancellationError()
    }
  }

  private func deadline(after duration: Duration) -> Duration { state.withLock { $0.elapsed + duration } }

  private func wait(_ sleeper: Sleeper) {
    let isDue = state.withLock { state in
      guard sleeper.deadline > state.elapsed else { return true }
      state.sleepers.append(sleeper)
      return false
    }
    if isDue { sleeper.continuation.resume() }
    if Task.isCancelled { cancel(sleeper.id) }
  }

  private func cancel(_ id: Int) {
    let cancelled = state.withLock { state in
      let found = state.sleepers.first { $0.id == id }
      state.sleepers.removeAll { $0.id == id }
      return found?.continuation
    }
    cancelled?.resume(throwing: CancellationError())
  }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
