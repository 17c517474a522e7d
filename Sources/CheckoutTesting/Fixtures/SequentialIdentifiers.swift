public import CheckoutAPI
import Synchronization

/// Identities in a row: `checkout-1`, `checkout-2` …
public final class SequentialIdentifiers: CheckoutIdentifiers {
  private let prefix: String
  private let count = Mutex(0)

  /// Starts the row.
  ///
  /// - Parameter prefix: What stands before the number.
  public init(prefix: String = "checkout") { self.prefix = prefix }

  /// The next identity.
  public func makeCheckoutID() -> CheckoutID {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return CheckoutID("\(prefix)-\(number)")
  }
}
