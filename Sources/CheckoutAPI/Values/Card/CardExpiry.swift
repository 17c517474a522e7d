#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The month a card is good through.
public struct CardExpiry: Hashable, Sendable {
  /// 1 to 12.
  public let month: Int
  /// Four digits, of the Gregorian calendar.
  public let year: Int

  package init(month: Int, year: Int) {
    self.month = month
    self.year = year
  }

  /// Reads what was typed, scanned or filled in: `05/30`, `5 / 2030`, `2030-05`, `0530`.
  ///
  /// Two digits are a year of this century, or of the next where only that can be meant.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - now: The time.
  ///   - offset: Where the card's day ends, in seconds ahead of UTC; by default where it ends last in the world.
  ///   - horizon: For how many years ahead a card can be good: 0 to 1,000.
  /// - Throws: ``CardProblem`` for an expiry that is missing, incomplete, malformed, of no month, over, or too far.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: String,
    at now: Date,
    offset: Int = CardExpiry.lastOffset,
    horizon: Int = CardExpiry.horizon
  ) throws(CardProblem) {
    let reading = CardExpiryReading(text, at: now, offset: offset, horizon: horizon)
    guard let expiry = reading.expiry else { throw reading.problem ?? .expiryMalformed }
    self = expiry
  }

  /// Twelve hours behind UTC, in seconds: where the last day of a month ends last.
  public static let lastOffset = -12 * 3600
  /// For how many years ahead a card is taken to be good, unless a host says otherwise.
  public static let horizon = 20

  /// Month and year as on the card: `05/30`.
  public var text: String { "\(month < 10 ? "0" : "")\(month)/\(year % 100 < 10 ? "0" : "")\(year % 100)" }

  /// What a text of month and year looks like on a card, as far as it was typed: `01/2025` becomes `01/25`.
  ///
  /// - Parameters:
  ///   - text: What was typed or filled in.
  ///   - separator: What stands between month and year.
  /// - Returns: `nil` for a text that is no beginning of a month and a year.
  /// - Complexity: O(*n*) in the length of the text.
  public static func shown(_ text: String, separator: String = "/") -> String? {
    guard let parts = ExpiryText(text), parts.month.count == 0 || parts.month.isMonth else { return nil }
    guard parts.year.count > 0 else { return parts.month.paddedToTwo }
    // A year of another century is not made one of this.
    guard parts.year.count < 3 || parts.year.first(2).isCentury else { return nil }
    let year = (parts.year.count == 4 ? parts.year.dropFirst(2) : parts.year).text
    return parts.month.count == 0 ? year : parts.month.paddedToTwo + separator + year
  }
}
