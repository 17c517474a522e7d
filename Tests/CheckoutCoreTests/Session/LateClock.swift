import CheckoutAPI
import CheckoutTesting
import Foundation
import Synchronization

/// A clock whose wall time can be set back while its sleepers sleep on.
final class LateClock: CheckoutClock {
  private let clock: ManualClock
  private let seconds: Double
  private let isBehind = Mutex(false)

  init(_ clock: ManualClock, behind seconds: Double) {
    self.clock = clock
    self.seconds = seconds
  }

  var now: Date { isBehind.withLock { $0 } ? clock.now.addingTimeInterval(-seconds) : clock.now }

  func setBack() { isBehind.withLock { $0 = true } }

  func sleep(for duration: Duration) async throws(CancellationError) { try await clock.sleep(for: duration) }
}
