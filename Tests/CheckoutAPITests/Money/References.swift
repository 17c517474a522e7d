import CheckoutAPI

/// Slow, obvious arithmetic in 128 bits that the library is held against.
enum Reference {
  static func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  /// Powers of ten, made once.
  static let powers = (0...38).map(power)

  /// A quotient by the definition of each mode: the two neighbours, and which of them is nearer.
  ///
  /// - Parameter denominator: A number above zero.
  static func rounded(_ numerator: Int128, over denominator: Int128, _ mode: RoundingMode) -> Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    if remainder == 0 { return quotient }
    let floor = remainder < 0 ? quotient - 1 : quotient
    let ceiling = floor + 1
    let above = remainder < 0 ? remainder + denominator : remainder
    let (towardsZero, away) = numerator < 0 ? (ceiling, floor) : (floor, ceiling)
    let below = denominator - above
    let nearest: Int128? = above == below ? nil : above < below ? floor : ceiling
    switch mode {
    case .up: return away
    case .down: return towardsZero
    case .ceiling: return ceiling
    case .floor: return floor
    case .halfUp: return nearest ?? away
    case .halfDown: return nearest ?? towardsZero
    case .halfCeiling: return nearest ?? ceiling
    case .halfFloor: return nearest ?? floor
    case .halfEven: return nearest ?? (floor % 2 == 0 ? floor : ceiling)
    case .halfOdd: return nearest ?? (floor % 2 == 0 ? ceiling : floor)
    }
  }

  /// What a reader or an operation has to give: the number where it fits, and overflow exactly where it does not.
  static func fitting(_ number: Int128) -> Result<Int64, MoneyProblem> {
    Int64(exactly: number).map(Result.success) ?? .failure(.overflow)
  }

  /// The largest remainders, by sorting all of them.
  static func allocated(_ amount: Int64, by weights: [Int64]) -> [Int64] {
    let sum = weights.reduce(0 as Int128) { $0 + Int128($1) }
    let products = weights.map { Int128(amount.magnitude) * Int128($0) }
    var parts = products.map { $0 / sum }
    let left = Int128(amount.magnitude) - parts.reduce(0, +)
    let order = products.enumerated().map { (lost: $0.element % sum, index: $0.offset) }
      .sorted { $0.lost > $1.lost || ($0.lost == $1.lost && $0.index < $1.index) }
    for (place, item) in order.enumerated() where place < left { parts[item.index] += 1 }
    return parts.map { Int64(truncatingIfNeeded: amount < 0 ? -$0 : $0) }
  }

  /// A whole number of small units as a decimal number.
  static func text(_ units: Int128, decimals: Int) -> String {
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: UInt128(powers[decimals]))
    let digits = String(part)
    let zeros = String(repeating: "0", count: decimals - min(decimals, digits.utf8.count))
    return (units < 0 ? "-" : "") + String(whole) + (decimals == 0 ? "" : "." + zeros + digits)
  }
}

/// A decimal number that is drawn, and what it is exactly.
struct DrawnDecimal {
  let coefficient: Int128
  let scale: Int

  var text: String { Reference.text(coefficient, decimals: scale) }

  /// Without zeros at the end of its decimals.
  var reduced: DrawnDecimal {
    var (value, digits) = (coefficient, scale)
    while digits > 0, value % 10 == 0 { (value, digits) = (value / 10, digits - 1) }
    return DrawnDecimal(coefficient: value, scale: digits)
  }

  /// What a reader of exact decimals has to make of it.
  var expected: Result<String, MoneyProblem> {
    let least = reduced
    return Int64(exactly: least.coefficient) != nil && least.scale <= 18 ? .success(least.text) : .failure(.overflow)
  }
}
