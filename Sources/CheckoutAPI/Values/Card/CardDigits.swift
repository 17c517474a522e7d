/// Digits of a card's number, packed into one integer: no copy of them lies on the heap because of this type.
struct CardDigits: Hashable, Sendable {
  /// The longest number of a card. Source: ISO/IEC 7812-1.
  static let longest = 19

  /// At most 19 digits; those that were typed after them are only counted.
  private(set) var packed: UInt64 = 0
  private(set) var count = 0
  /// Whether there is something that belongs into no number.
  private(set) var hasStray = false
  /// The digits as the check digit has them, the last one not doubled.
  private var sum: UInt64 = 0
  /// The same as if one more digit followed: which ones are doubled depends on the length.
  private var shifted: UInt64 = 0

  /// None yet.
  init() {}

  /// Reads what people type and paste: digits of any script, white space and dashes between them.
  ///
  /// A dash before the first digit is a sign, and no number of a card has one.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(reading text: String) {
    // Nearly every text is ASCII: its bytes are read without decoding them.
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte &- 48 < 10 {
        append(byte &- 48)
      } else if byte >= 128 {
        self = CardDigits(decoding: text)
        return
      } else {
        see(CardScalar(Unicode.Scalar(byte)))
      }
    }
  }

  private init(decoding text: String) {
    for scalar in text.unicodeScalars { see(CardScalar(scalar)) }
  }

  private mutating func see(_ scalar: CardScalar) {
    switch scalar {
    case .digit(let digit): append(digit)
    case .space: break
    case .dash where count > 0: break
    case .dash, .slash, .other: hasStray = true
    }
  }

  /// From digits that are packed: at most 19.
  init(packed: UInt64, count: Int) {
    var power: UInt64 = 1
    for _ in 1..<max(1, min(count, CardDigits.longest)) { power *= 10 }
    for _ in 0..<min(count, CardDigits.longest) {
      append(UInt8(truncatingIfNeeded: packed / power % 10))
      power = max(1, power / 10)
    }
  }

  /// Takes one more digit, 0 to 9.
  mutating func append(_ digit: UInt8) {
    if count < CardDigits.longest { packed = packed &* 10 &+ UInt64(digit) }
    count += 1
    let doubled = digit < 5 ? digit &* 2 : digit &* 2 &- 9
    (sum, shifted) = (shifted &+ UInt64(digit), sum &+ UInt64(doubled))
  }

  /// How many digits are packed.
  var kept: Int { min(count, CardDigits.longest) }

  /// The first digits, or all when there are fewer.
  func first(_ wanted: Int) -> (value: UInt32, count: Int) {
    var value = packed
    for _ in 0..<max(0, kept - wanted) { value /= 10 }
    return (UInt32(truncatingIfNeeded: value), min(kept, wanted))
  }

  /// Whether the check digit agrees with the others; one digit alone checks nothing.
  ///
  /// Source: ISO/IEC 7812-1, annex B.
  var passesLuhn: Bool { count > 1 && sum % 10 == 0 }

  /// The digits that are packed, as text.
  var text: String {
    guard kept > 0 else { return "" }
    let digits = String(packed)
    return String(repeating: "0", count: max(0, kept - digits.utf8.count)) + digits
  }
}
