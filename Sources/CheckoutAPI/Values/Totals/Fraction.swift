/// An exact fraction of a minor unit, between two roundings.
struct Fraction: Equatable, Sendable {
  let numerator: Int128
  /// More than zero.
  let denominator: Int128

  /// A whole number of minor units.
  init(_ whole: Int128) {
    numerator = whole
    denominator = 1
  }

  /// One number over another one above zero.
  init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// - Throws: ``MoneyProblem/overflow`` when 128 bits do not hold it exactly.
  func multiplied(by other: Fraction) throws(MoneyProblem) -> Fraction {
    // What divides both sides goes first: the products stay as small as they can be.
    let first = Fraction.commonDivisor(numerator, other.denominator)
    let second = Fraction.commonDivisor(other.numerator, denominator)
    return Fraction(
      try Fraction.product(numerator / first, other.numerator / second),
      try Fraction.product(denominator / second, other.denominator / first))
  }

  /// - Throws: ``MoneyProblem/overflow`` when 128 bits do not hold it exactly.
  func adding(_ other: Fraction) throws(MoneyProblem) -> Fraction {
    if denominator == other.denominator {
      return Fraction(try Fraction.sum(numerator, other.numerator), denominator)
    }
    let shared = Fraction.commonDivisor(denominator, other.denominator)
    let left = try Fraction.product(numerator, other.denominator / shared)
    let right = try Fraction.product(other.numerator, denominator / shared)
    return Fraction(try Fraction.sum(left, right), try Fraction.product(denominator, other.denominator / shared))
  }

  /// The nearest whole number.
  func rounded(_ mode: RoundingMode) -> Int128 { mode.quotient(numerator, denominator) }

  private static func sum(_ left: Int128, _ right: Int128) throws(MoneyProblem) -> Int128 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    guard !overflow else { throw .overflow }
    return sum
  }

  private static func product(_ left: Int128, _ right: Int128) throws(MoneyProblem) -> Int128 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    guard !overflow else { throw .overflow }
    return product
  }

  /// The greatest number that divides both; 1 when neither is more than one.
  private static func commonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    var (larger, smaller) = (left.magnitude, right.magnitude)
    if smaller == 1 || larger == 1 { return 1 }
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return Int128(exactly: larger).flatMap { $0 == 0 ? nil : $0 } ?? 1
  }
}
