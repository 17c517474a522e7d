import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct RoundingPropertyTests {
  @Test func `a quotient is the neighbour that the mode says, in every mode`() throws {
    try Property.check(seed: 0x2000_0001) { random in
      let divisor = random.integer()
      let amount = Money(minorUnits: Self.dividend(&random, of: divisor), currency: .eur)
      for mode in RoundingMode.allCases {
        let found = Result { () throws(MoneyProblem) in
          try amount.divided(by: divisor, rounding: mode).minorUnits
        }
        let expected = Self.quotient(amount.minorUnits, divisor, mode)
        guard found == expected else { return "\(amount) by \(divisor) \(mode): \(found), not \(expected)" }
      }
      return nil
    }
  }

  @Test func `an amount times a decimal number, and a percentage of it, are rounded once`() throws {
    try Property.check(seed: 0x2000_0002) { random in
      let amount = Money(minorUnits: random.integer(), currency: .eur)
      let (factor, mode) = (random.decimal(), random.one(of: RoundingMode.allCases))
      let number = try ExactDecimal(parsing: factor.text)
      let product = Int128(amount.minorUnits) * factor.coefficient
      let times = Result { () throws(MoneyProblem) in try amount.multiplied(by: number, rounding: mode).minorUnits }
      let all = Reference.fitting(Reference.rounded(product, over: Reference.powers[factor.scale], mode))
      guard times == all else { return "\(amount) times \(factor.text) \(mode): \(times), not \(all)" }
      let percent = Result { () throws(MoneyProblem) in try amount.percent(number, rounding: mode).minorUnits }
      let part = Reference.fitting(Reference.rounded(product, over: Reference.powers[factor.scale + 2], mode))
      return percent == part ? nil : "\(factor.text) % of \(amount) \(mode): \(percent), not \(part)"
    }
  }

  @Test func `an amount rounded to coins is the multiple that the mode says`() throws {
    try Property.check(seed: 0x2000_0003) { random in
      let (increment, mode) = (random.integer(), random.one(of: RoundingMode.allCases))
      let amount = Money(minorUnits: Self.dividend(&random, of: increment), currency: .chf)
      let found = Result { () throws(MoneyProblem) in
        try amount.rounded(toMultipleOf: increment, mode).minorUnits
      }
      let expected: Result<Int64, MoneyProblem>
      if increment > 0 {
        let count = Reference.rounded(Int128(amount.minorUnits), over: Int128(increment), mode)
        expected = Reference.fitting(count * Int128(increment))
      } else {
        expected = .failure(.divisionByZero)
      }
      return found == expected ? nil : "\(amount) to \(increment) \(mode): \(found), not \(expected)"
    }
  }

  @Test func `a decimal number of major units is rounded once to an amount`() throws {
    let currencies = Currency.listed
    try Property.check(seed: 0x2000_0004) { random in
      let (currency, mode) = (random.one(of: currencies), random.one(of: RoundingMode.allCases))
      let (value, drawn) = (random.decimal(), random.integer())
      let increment = random.below(2) == 0 ? 1 : drawn
      let number = try ExactDecimal(parsing: value.text)
      let found = Result { () throws(MoneyProblem) in
        try Money(rounding: number, in: currency, toMultipleOf: increment, mode).minorUnits
      }
      let expected: Result<Int64, MoneyProblem>
      if increment > 0 {
        let units = value.coefficient * Reference.powers[Int(currency.exponent)]
        let unit = Reference.powers[value.scale] * Int128(increment)
        expected = Reference.fitting(Reference.rounded(units, over: unit, mode) * Int128(increment))
      } else {
        expected = .failure(.divisionByZero)
      }
      return found == expected ? nil : "\(value.text) \(currency) to \(increment) \(mode): \(found), not \(expected)"
    }
  }

  @Test func `sums, differences and products are exact or do not fit`() throws {
    try Property.check(seed: 0x2000_0005) { random in
      let (left, right) = (random.integer(), random.integer())
      let (one, other) = (Money(minorUnits: left, currency: .eur), Money(minorUnits: right, currency: .eur))
      let found = [
        Result { () throws(MoneyProblem) in try one.adding(other).minorUnits },
        Result { () throws(MoneyProblem) in try one.subtracting(other).minorUnits },
        Result { () throws(MoneyProblem) in try one.multiplied(by: Int(right)).minorUnits },
        Result { () throws(MoneyProblem) in try one.negated().minorUnits },
      ]
      let (first, second) = (Int128(left), Int128(right))
      let expected = [first + second, first - second, first * second, -first].map(Reference.fitting)
      return found == expected ? nil : "\(left), \(right): \(found), not \(expected)"
    }
  }

  /// A number that is, every other time, a half or a whole multiple of another one, or next to it.
  private static func dividend(_ random: inout SplitMix64, of divisor: Int64) -> Int64 {
    guard random.below(2) == 0 else { return random.integer() }
    let near = divisor / 2 &+ Int64(random.below(3) - 1)
    return divisor &* (Int64(random.below(9)) - 4) &+ near &* Int64(random.below(2))
  }

  private static func quotient(_ units: Int64, _ divisor: Int64, _ mode: RoundingMode) -> Result<Int64, MoneyProblem> {
    guard divisor != 0 else { return .failure(.divisionByZero) }
    let sign: Int128 = divisor < 0 ? -1 : 1
    return Reference.fitting(Reference.rounded(sign * Int128(units), over: sign * Int128(divisor), mode))
  }
}

extension SplitMix64 {
  /// A decimal number that fits, with up to 18 decimals; often with zeros at its end.
  mutating func decimal() -> DrawnDecimal {
    let scale = below(19)
    let number = Int128(integer())
    let power = Reference.powers[below(19)]
    let coefficient = below(4) == 0 ? number / power * power : number
    return DrawnDecimal(coefficient: coefficient, scale: scale)
  }
}
