import CheckoutAPI

/// The scheme that a number belongs to, as far as this release knows.
///
/// Sources: the ranges published by the four schemes; ranges inside them that other schemes issue in (Elo, RuPay,
/// Troy, Verve, UnionPay) are left to *another scheme*, so that no card is called by a wrong name.
enum CardScheme: Equatable, Sendable {
  case visa, mastercard, amex, discover
  /// Too few digits to tell.
  case undecided
  /// A scheme, or a range of several, that this release does not know.
  case other
  /// No scheme issues cards that begin so.
  case none

  /// The scheme, as screens know it.
  var brand: CardBrand? {
    switch self {
    case .visa: .visa
    case .mastercard: .mastercard
    case .amex: .amex
    case .discover: .discover
    case .undecided, .other, .none: nil
    }
  }

  /// How many digits its numbers have.
  var lengths: [Int] {
    switch self {
    case .visa: [13, 16, 18, 19]
    case .mastercard: [16]
    case .amex: [15]
    case .discover: [16, 17, 18, 19]
    case .undecided, .other, .none: []
    }
  }

  /// Finds the scheme of a number by its first six digits, or of fewer by what they can still become.
  static func scheme(of packed: UInt64, count: Int) -> CardScheme {
    guard count > 0 else { return .undecided }
    var first = packed
    for _ in 0..<max(0, count - 6) { first /= 10 }
    var last = first
    for _ in 0..<max(0, 6 - count) {
      first *= 10
      last = last * 10 + 9
    }
    let lowest = range(of: UInt32(truncatingIfNeeded: first))
    return lowest.upperBound >= UInt32(truncatingIfNeeded: last) ? lowest.scheme : .undecided
  }

  /// The range that six digits are in: ranges in order, each up to where the next begins.
  private static func range(of digits: UInt32) -> (upperBound: UInt32, scheme: CardScheme) {
    for range in ranges where digits <= range.upperBound { return range }
    return (999_999, .none)
  }

  private static let ranges: [(upperBound: UInt32, scheme: CardScheme)] = [
    (99_999, .none), (199_999, .other),
    (222_099, .other), (272_099, .mastercard), (339_999, .other),
    (349_999, .amex), (369_999, .other), (379_999, .amex), (399_999, .other),
    (401_177, .visa), (401_179, .other), (431_273, .visa), (431_274, .other), (438_934, .visa), (438_935, .other),
    (451_415, .visa), (451_416, .other), (457_392, .visa), (457_393, .other), (457_630, .visa), (457_632, .other),
    (499_999, .visa),
    (509_999, .other), (559_999, .mastercard),
    (601_099, .other), (601_199, .discover), (643_999, .other), (649_999, .discover),
    (999_999, .other),
  ]
}
