/// A decimal number that is exact: a tax rate, a percentage, a price by weight before it is rounded.
///
/// At most 18 decimals, and all its digits together a whole number of 64 bits, as 18 digits always are; never binary
/// floating point, which has no 0.1, and not made from a literal with a point, which would be read as one.
///
/// ```swift
/// let rate = try ExactDecimal(parsing: "0.19")
/// try price.multiplied(by: rate, rounding: .halfUp)
/// ```
public struct ExactDecimal: Hashable, Sendable {
  /// All its digits as a whole number, without trailing zeros behind the point.
  let coefficient: Int64
  /// How many of the digits are decimals: 0 to 18.
  let scale: UInt8

  /// Takes a whole number.
  public init(_ whole: Int64) {
    coefficient = whole
    scale = 0
  }

  /// Reads a plain decimal number, strictly, as amounts are read.
  ///
  /// - Parameter text: Digits, at most one point with digits on both sides, a hyphen-minus in front of a number below
  ///   zero.
  /// - Throws: The rule that failed, as ``Money/init(parsing:in:allowingSign:)`` does; ``MoneyProblem/tooManyDigits``
  ///   for more than 18 decimals. Zeros at the end of the decimals change nothing, as long as there are no more.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String) throws(MoneyProblem) {
    let (digits, isNegative) = try DecimalText.read(text, atMostDecimals: ExactDecimal.digits, allowingSign: true)
    let (coefficient, scale) = try digits.written(isNegative: isNegative)
    try self.init(reducing: Int128(coefficient), scale: scale)
  }

  /// An amount in major units.
  public init(_ money: Money) {
    (coefficient, scale) = ExactDecimal.reduced(Int128(money.minorUnits), scale: Int(money.currency.exponent))
  }

  /// The sum of two numbers.
  ///
  /// - Throws: ``MoneyProblem/overflow`` when it does not fit.
  public func adding(_ other: ExactDecimal) throws(MoneyProblem) -> ExactDecimal {
    let common = Int(max(scale, other.scale))
    let left = Int128(coefficient) * PowerOfTen.large(common - Int(scale))
    let right = Int128(other.coefficient) * PowerOfTen.large(common - Int(other.scale))
    return try ExactDecimal(reducing: left + right, scale: common)
  }

  /// The product of two numbers.
  ///
  /// - Throws: ``MoneyProblem/overflow`` when it does not fit, or has more than 18 decimals; nothing is rounded.
  public func multiplied(by other: ExactDecimal) throws(MoneyProblem) -> ExactDecimal {
    try ExactDecimal(reducing: Int128(coefficient) * Int128(other.coefficient), scale: Int(scale) + Int(other.scale))
  }

  /// The nearest whole number.
  ///
  /// - Parameter mode: Which neighbour is taken.
  public func rounded(_ mode: RoundingMode) -> Int64 {
    Int64(truncatingIfNeeded: mode.quotient(Int128(coefficient), PowerOfTen.large(Int(scale))))
  }

  /// Its digits as a whole number, with so many decimals: at least as many as it has, at most 18.
  func coefficient(at scale: UInt8) throws(MoneyProblem) -> Int64 {
    let digits = Int128(coefficient) * PowerOfTen.large(Int(scale) - Int(self.scale))
    guard let exact = Int64(exactly: digits) else { throw .overflow }
    return exact
  }

  /// Whether it is below zero.
  public var isNegative: Bool { coefficient < 0 }

  /// How many digits there may be behind the point.
  private static let digits = 18

  /// Drops the zeros at the end, so that equal numbers are equal.
  private init(reducing coefficient: Int128, scale: Int) throws(MoneyProblem) {
    let (value, digits) = ExactDecimal.trimmed(coefficient, scale: scale)
    guard let exact = Int64(exactly: value), digits <= ExactDecimal.digits else { throw .overflow }
    self.coefficient = exact
    self.scale = UInt8(digits)
  }

  private static func reduced(_ coefficient: Int128, scale: Int) -> (Int64, UInt8) {
    let (value, digits) = trimmed(coefficient, scale: scale)
    return (Int64(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: digits))
  }

  private static func trimmed(_ coefficient: Int128, scale: Int) -> (Int128, Int) {
    var (value, digits) = (coefficient, scale)
    while digits > 0, value % 10 == 0 { (value, digits) = (value / 10, digits - 1) }
    return (value, digits)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number as a plain decimal, as short as it is exact: `0.19`, `20`.
  public var description: String { PlainDecimal.text(coefficient, decimals: Int(scale)) }
}
