/// Writes whole numbers of a small unit as plain decimal numbers.
enum PlainDecimal {
  /// The number with exactly so many decimals, a point and no grouping.
  static func text(_ units: Int64, decimals: Int) -> String {
    var digits = String(units.magnitude)
    if decimals > 0 {
      if digits.utf8.count <= decimals {
        digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
      }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return units < 0 ? "-" + digits : digits
  }
}
