import CheckoutAPI
import Foundation

/// What a merchant has to say, in the values of the contract; what cannot be understood is a failure.
extension Wire {
  /// What is said when something cannot be understood.
  var unreadable: RepositoryFailure { RepositoryFailure(.unreadable, detail: path) }

  func neededText() throws(RepositoryFailure) -> String {
    guard let text else { throw unreadable }
    return text
  }

  func neededCurrency() throws(RepositoryFailure) -> Currency {
    do { return try Currency(try neededText()) } catch { throw unreadable }
  }

  /// An amount in minor units.
  func units(in currency: Currency) throws(RepositoryFailure) -> Money {
    guard let whole else { throw unreadable }
    return Money(minorUnits: whole, currency: currency)
  }

  /// An amount as a decimal text.
  func decimal(in currency: Currency) throws(RepositoryFailure) -> Money {
    do { return try Money(parsing: try neededText(), in: currency) } catch { throw unreadable }
  }

  func neededCount() throws(RepositoryFailure) -> Int {
    guard let whole, let count = Int(exactly: whole) else { throw unreadable }
    return count
  }

  /// A time; `nil` when there is none.
  func time() throws(RepositoryFailure) -> Date? {
    guard let text else { return nil }
    do {
      return try Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    } catch {
      throw unreadable
    }
  }

  /// A page; `nil` when there is none.
  var page: URL? { text.flatMap { URL(string: $0) } }
}
