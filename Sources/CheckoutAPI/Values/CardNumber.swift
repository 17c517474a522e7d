/// The number of a card: digits that only tokenisation may read.
///
/// The digits are packed into one integer, so no copy of them lies on the heap because of this type.
public struct CardNumber: Hashable, Sendable {
  private let packed: UInt64
  private let count: UInt8

  /// Only Core makes one, from digits that its rules accepted: at most 19 of them, each 0 to 9.
  package init(packed: UInt64, count: UInt8) {
    self.packed = packed
    self.count = count
  }

  /// The digits in clear, to be put into the one request that turns them into a token, and nowhere else.
  public var digitsForTokenisation: String {
    let digits = String(packed)
    return String(repeating: "0", count: max(0, Int(count) - digits.utf8.count)) + digits
  }

  /// The last four digits behind bullets: the most that is ever shown.
  public var masked: String { CardNumber.masked(packed: packed, count: count) }

  package static func masked(packed: UInt64, count: UInt8) -> String {
    guard count >= 8 else { return String(repeating: "•", count: Int(count)) }
    let lastFour = String(packed % 10_000)
    return String(repeating: "•", count: Int(count) - 4) + String(repeating: "0", count: 4 - lastFour.utf8.count)
      + lastFour
  }
}

extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The masked number.
  public var description: String { masked }
  /// The masked number.
  public var debugDescription: String { masked }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The code printed on a card: three or four digits that only tokenisation may read.
public struct SecurityCode: Hashable, Sendable {
  private let packed: UInt16
  private let count: UInt8

  /// Only Core makes one, from three or four digits.
  package init(packed: UInt16, count: UInt8) {
    self.packed = packed
    self.count = count
  }

  /// The digits in clear, to be put into the one request that turns them into a token, and nowhere else.
  public var digitsForTokenisation: String {
    let digits = String(packed)
    return String(repeating: "0", count: max(0, Int(count) - digits.utf8.count)) + digits
  }
}

extension SecurityCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Nothing about the code.
  public var description: String { "SecurityCode(hidden)" }
  /// Nothing about the code.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The month a card is good through.
public struct CardExpiry: Hashable, Sendable {
  /// 1 to 12.
  public let month: Int
  /// Four digits.
  public let year: Int

  package init(month: Int, year: Int) {
    self.month = month
    self.year = year
  }
}
