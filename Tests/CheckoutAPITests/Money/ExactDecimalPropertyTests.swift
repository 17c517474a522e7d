import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct ExactDecimalPropertyTests {
  @Test func `a number reads back from its text, and is equal however it is written`() throws {
    try Property.check(seed: 0xDEC1_0001) { random in
      let drawn = random.decimal()
      let number = try ExactDecimal(parsing: drawn.text)
      guard number.description == drawn.reduced.text else { return "\(drawn.text) is printed as \(number)" }
      guard try ExactDecimal(parsing: number.description) == number else { return "\(number) does not read back" }
      let other = Self.rewritten(drawn.reduced, &random)
      let same = try ExactDecimal(parsing: other)
      let isSame = same == number && same.hashValue == number.hashValue && same.isNegative == (drawn.coefficient < 0)
      return isSame ? nil : "\(other) is not \(drawn.text)"
    }
  }

  @Test func `sums and products are exact or do not fit`() throws {
    try Property.check(seed: 0xDEC1_0002) { random in
      let (left, right) = (random.decimal(), random.decimal())
      let (one, other) = (try ExactDecimal(parsing: left.text), try ExactDecimal(parsing: right.text))
      let scaled = [left, right].map { $0.coefficient * Reference.powers[18 - $0.scale] }
      let sum = DrawnDecimal(coefficient: scaled[0] + scaled[1], scale: 18)
      let product = DrawnDecimal(
        coefficient: left.coefficient * right.coefficient, scale: left.scale + right.scale)
      let found = [
        Result { () throws(MoneyProblem) in try one.adding(other).description },
        Result { () throws(MoneyProblem) in try one.multiplied(by: other).description },
      ]
      let expected = [sum.expected, product.expected]
      return found == expected ? nil : "\(left.text), \(right.text): \(found), not \(expected)"
    }
  }

  @Test func `the nearest whole number is the neighbour that the mode says`() throws {
    try Property.check(seed: 0xDEC1_0003) { random in
      let (drawn, mode) = (random.decimal(), random.one(of: RoundingMode.allCases))
      let found = try ExactDecimal(parsing: drawn.text).rounded(mode)
      let expected = Reference.rounded(drawn.coefficient, over: Reference.powers[drawn.scale], mode)
      return Int128(found) == expected ? nil : "\(drawn.text) \(mode): \(found), not \(expected)"
    }
  }

  @Test func `an amount and a whole number are the decimal numbers that they look like`() throws {
    let currencies = Currency.listed
    try Property.check(seed: 0xDEC1_0004) { random in
      let money = Money(minorUnits: random.integer(), currency: random.one(of: currencies))
      let isAmount = try ExactDecimal(money) == ExactDecimal(parsing: money.plain)
      let isWhole = try ExactDecimal(money.minorUnits) == ExactDecimal(parsing: "\(money.minorUnits)")
      return isAmount && isWhole ? nil : "\(money)"
    }
  }

  /// The same number with zeros in front, and with zeros behind as far as there may be decimals.
  private static func rewritten(_ drawn: DrawnDecimal, _ random: inout SplitMix64) -> String {
    var text = Reference.text(drawn.coefficient < 0 ? -drawn.coefficient : drawn.coefficient, decimals: drawn.scale)
    let zeros = random.below(19 - drawn.scale)
    if zeros > 0 { text += (drawn.scale == 0 ? "." : "") + String(repeating: "0", count: zeros) }
    let isNegative = drawn.coefficient < 0 || (drawn.coefficient == 0 && random.below(2) == 0)
    return (isNegative ? "-" : "") + String(repeating: "0", count: random.below(3)) + text
  }
}
