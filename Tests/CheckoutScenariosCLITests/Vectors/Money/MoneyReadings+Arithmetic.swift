import CheckoutAPI

extension MoneyReadings {
  static let round: VectorRun.Reading = { vector in
    let value = try decimal(try vector.input.need("value"))
    let mode = try roundingMode(try vector.input.need("mode").text())
    return VectorRun.difference(value.rounded(mode), try vector.expected.need("integer").whole())
  }

  static let roundedAmount: VectorRun.Reading = { vector in
    let value = try decimal(try vector.input.need("value"))
    let mode = try roundingMode(try vector.input.need("mode").text())
    let money = try Money(rounding: value, in: try currency(of: vector.input), mode)
    return VectorRun.difference(ExactDecimal(money), try decimal(try vector.expected.need("value")))
  }

  static let roundedToUnit: VectorRun.Reading = { vector in
    let money = Money(minorUnits: try vector.input.need("minor").whole(), currency: .usd)
    let unit = try vector.input.need("unit").whole()
    let mode = try roundingMode(try vector.input.need("mode").text())
    if let scaled = vector.expected["scaledDown"] {
      return VectorRun.difference(try money.divided(by: unit, rounding: mode).minorUnits, try scaled.whole())
    }
    return VectorRun.difference(
      try money.rounded(toMultipleOf: unit, mode).minorUnits, try vector.expected.need("minor").whole())
  }

  /// Rounded once, from the exact amount to the smallest coin.
  static let cash: VectorRun.Reading = { vector in
    let amount = try decimal(try vector.input.need("amount"))
    let currency = try currency(of: vector.input)
    let mode = try vector.input["mode"].map { try roundingMode(try $0.text()) } ?? .halfUp
    let money = try Money(rounding: amount, in: currency, toMultipleOf: currency.cashIncrement, mode)
    return VectorRun.difference(ExactDecimal(money), try decimal(try vector.expected.need("payable")))
  }

  static let allocation: VectorRun.Reading = { vector in
    let money = Money(minorUnits: try vector.input.need("minor").whole(), currency: try currency(of: vector.input))
    let weights = try weights(try vector.input.need("weights").list())
    return try outcome(of: vector) {
      try money.allocated(by: weights)
    } _: { parts in
      let expected = try vector.expected.need("parts").list().map { try $0.whole() }
      return VectorRun.difference(parts.map(\.minorUnits), expected)
    }
  }

  static let split: VectorRun.Reading = { vector in
    let money = Money(minorUnits: try vector.input.need("minor").whole(), currency: try currency(of: vector.input))
    let count = Int(try vector.input.need("parts").whole())
    return try outcome(of: vector) {
      try money.split(into: count).map(\.minorUnits)
    } _: { parts in
      if let expected = vector.expected["parts"] {
        return VectorRun.difference(parts, try expected.list().map { try $0.whole() })
      }
      let spread = (parts.max() ?? 0) - (parts.min() ?? 0)
      guard spread <= (try vector.expected.need("maxSpread").whole()) else { return "\(parts) are too far apart" }
      return VectorRun.difference(parts.reduce(0, +), try vector.expected.need("sum").whole())
    }
  }

  /// An operation on minor units, or on a decimal number where there is a unit.
  static let arithmetic: VectorRun.Reading = { vector in
    let input = vector.input
    if let unit = input["unit"] ?? input["value"] {
      return try outcome(of: vector) {
        try Operation(input).applied(to: try decimal(unit))
      } _: { number in
        VectorRun.difference(number, try decimal(try vector.expected.need("value")))
      }
    }
    let money = Money(minorUnits: try input.need("minor").whole(), currency: try currency(of: input))
    return try outcome(of: vector) {
      try Operation(input).applied(to: money)
    } _: { money in
      VectorRun.difference(money.minorUnits, try vector.expected.need("minor").whole())
    }
  }

  static let equality: VectorRun.Reading = { vector in
    let isEqual = try amount(try vector.input.need("a")) == amount(try vector.input.need("b"))
    return VectorRun.difference(isEqual ? "equal" : "notEqual", try vector.expected.need("result").text())
  }

  static let sum: VectorRun.Reading = { vector in
    let amounts = try (vector.input["sum"]?.list() ?? ["a", "b"].map { try vector.input.need($0) }).map(amount)
    let currency = try vector.input["code"].map { try Currency(try $0.text()) }
    return try outcome(of: vector) {
      try Money.sum(of: amounts, in: currency)
    } _: { sum in
      if let minor = vector.expected["minor"] { return VectorRun.difference(sum.minorUnits, try minor.whole()) }
      return VectorRun.difference(sum, try amount(try vector.expected.need("result")))
    }
  }

  /// An amount such as `USD 1.0`.
  private static func amount(_ datum: Datum) throws -> Money {
    let words = try datum.text().split(separator: " ")
    guard words.count == 2 else { throw Unreadable("\(datum) is no amount") }
    return try Money(parsing: String(words[1]), in: try Currency(String(words[0])), allowingSign: true)
  }

  /// Weights as whole numbers; decimals are all made larger by the same power of ten.
  private static func weights(_ list: [Datum]) throws -> [Int64] {
    if let whole = try? list.map({ try $0.whole() }) { return whole }
    return try list.map { weight in
      let millionfold = try decimal(weight).multiplied(by: ExactDecimal(1_000_000))
      let whole = millionfold.rounded(.down)
      guard ExactDecimal(whole) == millionfold else { throw Unreadable("\(weight) has too many decimals") }
      return whole
    }
  }
}
