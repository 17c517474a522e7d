/// Takes the digits of a decimal number one by one, and remembers the first rule that they break.
///
/// Whatever is wrong with a text is found before whether its number fits: a wrong character near the end of ten million
/// digits is a wrong character.
struct DecimalDigits {
  /// How many decimals there may be.
  private let limit: Int
  private var magnitude: UInt64 = 0
  private var wholeDigits = 0
  private var decimals: Int?
  /// How many zeros the decimals end with so far: they count for nothing unless another digit follows.
  private var lastZeros = 0
  private var hasTooMany = false
  private var hasOverflowed = false

  init(atMostDecimals limit: Int) { self.limit = limit }

  /// Whether the decimal separator was read.
  var hasPoint: Bool { decimals != nil }

  /// Takes the decimal separator.
  mutating func takePoint() throws(MoneyProblem) {
    guard decimals == nil, wholeDigits > 0 else { throw .malformed }
    decimals = 0
  }

  /// Takes a digit.
  mutating func take(_ digit: UInt8) {
    if let count = decimals {
      guard count < limit else {
        hasTooMany = true
        return
      }
      decimals = count + 1
      guard digit != 0 else {
        lastZeros += 1
        return
      }
      for _ in 0..<lastZeros { shift(0) }
      lastZeros = 0
    } else {
      wholeDigits += 1
    }
    shift(digit)
  }

  /// The number with all the decimals that there may be, as a whole number of its smallest unit.
  mutating func scaled(isNegative: Bool) throws(MoneyProblem) -> Int64 {
    try check()
    let count = (decimals ?? 0) - lastZeros
    if magnitude != 0 || hasOverflowed { for _ in count..<limit { shift(0) } }
    return try signed(isNegative)
  }

  /// The number as it was written: its digits, and how many of them are decimals; without zeros at the end of those.
  func written(isNegative: Bool) throws(MoneyProblem) -> (coefficient: Int64, scale: Int) {
    try check()
    return (try signed(isNegative), (decimals ?? 0) - lastZeros)
  }

  private func check() throws(MoneyProblem) {
    guard wholeDigits > 0, decimals == nil || decimals != 0 || hasTooMany else { throw .malformed }
    guard !hasTooMany else { throw .tooManyDigits }
  }

  private func signed(_ isNegative: Bool) throws(MoneyProblem) -> Int64 {
    let value = isNegative ? -Int128(magnitude) : Int128(magnitude)
    guard !hasOverflowed, let exact = Int64(exactly: value) else { throw .overflow }
    return exact
  }

  private mutating func shift(_ digit: UInt8) {
    let (tens, first) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, second) = tens.addingReportingOverflow(UInt64(digit))
    if first || second { hasOverflowed = true } else { magnitude = sum }
  }
}
