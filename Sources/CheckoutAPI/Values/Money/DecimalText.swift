/// Reads plain decimal numbers, strictly: ASCII digits, at most one point with digits on both sides, nothing else.
enum DecimalText {
  /// Reads the digits of a text.
  ///
  /// - Parameters:
  ///   - text: The text, such as `19.99`.
  ///   - limit: How many decimals there may be.
  ///   - allowingSign: Whether a hyphen-minus may stand in front.
  /// - Returns: The digits, and whether they are below zero.
  /// - Throws: The problem of the first character that does not belong.
  /// - Complexity: O(*n*) in the length of the text.
  static func read(
    _ text: String, atMostDecimals limit: Int, allowingSign: Bool
  ) throws(MoneyProblem) -> (digits: DecimalDigits, isNegative: Bool) {
    var digits = DecimalDigits(atMostDecimals: limit)
    var isNegative = false
    var position = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.take(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "."): try digits.takePoint()
      case UInt8(ascii: "-") where allowingSign && position == 0: isNegative = true
      default: throw problem(of: byte, in: text)
      }
      position += 1
    }
    guard position > 0 else { throw .textEmpty }
    return (digits, isNegative)
  }

  /// What is wrong with a character that does not belong.
  private static func problem(of byte: UInt8, in text: String) -> MoneyProblem {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"): .signRefused
    case UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "'"): .groupingRefused
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): .spaceRefused
    case UInt8(ascii: "e"), UInt8(ascii: "E"): exponentProblem(in: text)
    case 0x80...: text.unicodeScalars.first { !$0.isASCII }.map(problem(of:)) ?? .malformed
    default: .malformed
    }
  }

  /// Whether an `e` follows a digit, as an exponent does; in a word it does not.
  private static func exponentProblem(in text: String) -> MoneyProblem {
    let before = text.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    return before.last.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } == true
      ? .exponentRefused : .malformed
  }

  private static func problem(of scalar: Unicode.Scalar) -> MoneyProblem {
    switch scalar.properties.generalCategory {
    case .decimalNumber: .digitsRefused
    case .spaceSeparator: .spaceRefused
    case .dashPunctuation: .signRefused
    default: scalar == "\u{2212}" ? .signRefused : .malformed
    }
  }
}
