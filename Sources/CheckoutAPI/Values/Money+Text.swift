extension Money {
  /// Reads a plain decimal number, strictly.
  ///
  /// Digits, at most one decimal point, at most as many decimals as the currency has. No sign, no grouping, no
  /// spaces, no exponent, no digit but ASCII, and nothing is ever rounded.
  ///
  /// - Parameters:
  ///   - text: A number of major units, such as `19.99` or `20`.
  ///   - currency: The currency of the amount.
  /// - Throws: ``MoneyProblem/malformed``, ``MoneyProblem/tooManyDigits``, ``MoneyProblem/overflow``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String, in currency: Currency) throws(MoneyProblem) {
    var units: Int64 = 0
    var wholeDigits = 0
    var decimals: UInt8?
    var overflowed = false
    var tooMany = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), decimals == nil, wholeDigits > 0 {
        decimals = 0
        continue
      }
      guard byte >= 48, byte <= 57 else { throw .malformed }
      if let count = decimals {
        if count == currency.exponent {
          tooMany = true
          continue
        }
        decimals = count + 1
      } else {
        wholeDigits += 1
      }
      overflowed = Money.shift(&units, adding: Int64(byte - 48)) || overflowed
    }
    guard wholeDigits > 0, !text.utf8.elementsEqual([]), text.utf8.last != UInt8(ascii: ".") else { throw .malformed }
    guard !tooMany else { throw .tooManyDigits }
    for _ in 0..<(currency.exponent - (decimals ?? 0)) {
      overflowed = Money.shift(&units, adding: 0) || overflowed
    }
    guard !overflowed else { throw .overflow }
    self.init(minorUnits: units, currency: currency)
  }

  /// Appends one decimal digit; answers whether the amount no longer fits.
  private static func shift(_ units: inout Int64, adding digit: Int64) -> Bool {
    let (tens, first) = units.multipliedReportingOverflow(by: 10)
    let (sum, second) = tens.addingReportingOverflow(digit)
    units = first || second ? 0 : sum
    return first || second
  }

  /// The amount in major units with exactly the currency's decimals, a point and no grouping: `-0.05`, `1999`.
  public var plain: String {
    var digits = String(minorUnits.magnitude)
    let decimals = Int(currency.exponent)
    if decimals > 0 {
      if digits.utf8.count <= decimals {
        digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
      }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return isNegative ? "-" + digits : digits
  }
}
