import CheckoutAPI

/// Reads the number of a card: digits, scheme, and whether it can be one.
struct CardNumberReading: Equatable, Sendable {
  /// The scheme, when the digits decide it.
  private(set) var brand: CardBrand?
  /// How many digits were typed.
  private(set) var digitCount = 0
  /// What is wrong; `nil` when it can be a card's number.
  private(set) var problem: FieldProblem.Code?
  /// The digits, packed; meaningless for more than 19 of them.
  private var packed: UInt64 = 0

  /// The longest number of a card: ISO/IEC 7812-1.
  static let longest = 19

  /// Reads what was typed: digits with spaces and dashes anywhere.
  ///
  /// A character outside ASCII may be a digit of another script or a dash of another kind: not known to this
  /// release, so neither right nor wrong.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) {
    var hasOther = false
    var hasForeign = false
    var sum = 0
    var sumOfShifted = 0
    for byte in text.utf8 {
      switch byte {
      case 48...57:
        digitCount += 1
        guard digitCount <= CardNumberReading.longest else { continue }
        let digit = Int(byte - 48)
        packed = packed * 10 + UInt64(digit)
        // Which digits are doubled depends on the length: both sums are kept, and swap with every digit.
        (sum, sumOfShifted) = (sumOfShifted + digit, sum + (digit < 5 ? digit * 2 : digit * 2 - 9))
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "\t"):
        continue
      case 128...:
        hasForeign = true
      default:
        hasOther = true
      }
    }
    let scheme = CardScheme.scheme(of: packed, count: min(digitCount, CardNumberReading.longest))
    brand = scheme.brand
    problem =
      if hasOther { .invalid } else if hasForeign { .notSupportedYet } else if digitCount == 0 { .missing } else {
        problem(of: scheme, passesLuhn: sum % 10 == 0)
      }
  }

  /// The number, when nothing is wrong with it.
  var number: CardNumber? {
    problem == nil ? CardNumber(packed: packed, count: UInt8(digitCount)) : nil
  }

  /// What may be shown of it.
  var masked: String {
    digitCount <= CardNumberReading.longest
      ? CardNumber.masked(packed: packed, count: UInt8(digitCount))
      : String(repeating: "•", count: CardNumberReading.longest)
  }

  private func problem(of scheme: CardScheme, passesLuhn: Bool) -> FieldProblem.Code? {
    switch scheme {
    case .undecided: return digitCount > CardNumberReading.longest ? .invalid : .incomplete
    case .other: return .notSupportedYet
    case .none: return .invalid
    case .visa, .mastercard, .amex, .discover:
      // A number is handed over when the shopper has finished: one of full length that fails the check digit is
      // wrong, even though a longer one could begin with it.
      if scheme.lengths.contains(digitCount) { return passesLuhn ? nil : .invalid }
      return digitCount < (scheme.lengths.max() ?? 0) ? .incomplete : .invalid
    }
  }
}
