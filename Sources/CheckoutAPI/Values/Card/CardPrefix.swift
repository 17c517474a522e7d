/// The first digits of a number, which tell who issued the card and which schemes it carries.
///
/// They may be stored and shown. Source: PCI DSS 4.0.1, requirement 3.4.1: the first six, or the first eight where the
/// number has 16 digits or more, together with the last four.
public struct CardPrefix: Hashable, Sendable, CustomStringConvertible {
  /// Six or eight digits in ASCII.
  public let digits: String

  init(_ number: CardDigits) {
    let (value, count) = number.first(number.count >= 16 ? 8 : 6)
    digits = CardDigits(packed: UInt64(value), count: count).text
  }

  /// The first digits of a number that is being typed.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: `nil` while there are fewer than six digits, and for a text that is no number.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: String) {
    let number = CardDigits(reading: text)
    guard !number.hasStray, number.count >= 6 else { return nil }
    self.init(number)
  }

  /// The digits.
  public var description: String { digits }
}
