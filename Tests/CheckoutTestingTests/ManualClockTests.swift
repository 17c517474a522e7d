import CheckoutAPI
import CheckoutTesting
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ManualClockTests {
  @Test func `a sleeper wakes when the clock has moved far enough, and not before`() async throws {
    let clock = ManualClock()
    let woken = Mutex(false)
    let sleeper = Task {
      try await clock.sleep(for: .seconds(10))
      woken.withLock { $0 = true }
    }
    await sleepers(1, of: clock)
    clock.advance(by: .seconds(9))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    try await sleeper.value
    #expect(woken.withLock { $0 })
    #expect(clock.now == Fixtures.now.addingTimeInterval(10))
  }

  @Test func `no time at all is not waited for`() async throws {
    try await ManualClock().sleep(for: .zero)
  }

  @Test func `a cancelled sleeper throws and is forgotten`() async {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(10)) }
    await sleepers(1, of: clock)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a task that is cancelled already does not wait`() async {
    let clock = ManualClock()
    let sleeper = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(10))
    }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  /// Lets other tasks run until so many sleep.
  private func sleepers(_ count: Int, of clock: ManualClock) async {
    while clock.sleeperCount < count { await Task.yield() }
  }
}
