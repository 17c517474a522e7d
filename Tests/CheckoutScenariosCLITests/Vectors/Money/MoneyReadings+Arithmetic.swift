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
    let unit = try vector.input.need("unit").whole()
    let mode = try roundingMode(try vector.input.need("mode").text())
    let scaled = vector.expected["scaledDown"]
    return try outcome(of: vector) {
      let money = try money(of: vector.input)
      return try scaled == nil ? money.rounded(toMultipleOf: unit, mode) : money.divided(by: unit, rounding: mode)
    } _: { money in
      if let scaled { return VectorRun.difference(money.minorUnits, try scaled.whole()) }
      return try difference(money, vector.expected)
    }
  }

  /// Rounded once, from the exact amount to the smallest coin.
  static let cash: VectorRun.Reading = { vector in
    let input = vector.input
    let currency = try currency(of: input)
    let amount = try input["amount"].map(decimal) ?? ExactDecimal(try money(of: input))
    let mode = try input["mode"].map { try roundingMode(try $0.text()) } ?? .halfUp
    let increment = try input["increment"].map { try coin($0, currency) } ?? currency.cashIncrement
    let money = try Money(rounding: amount, in: currency, toMultipleOf: increment, mode)
    return VectorRun.difference(ExactDecimal(money), try decimal(try vector.expected.need("payable")))
  }

  static let allocation: VectorRun.Reading = { vector in
    let list = try vector.input.need("weights").list()
    return try outcome(of: vector) {
      try money(of: vector.input).allocated(by: try weights(list))
    } _: { parts in
      try difference(parts, vector.expected)
    }
  }

  static let split: VectorRun.Reading = { vector in
    guard let count = Int(exactly: try vector.input.need("parts").whole()) else { throw Unreadable("too many parts") }
    return try outcome(of: vector) {
      try money(of: vector.input).split(into: count)
    } _: { parts in
      try difference(parts, vector.expected)
    }
  }

  /// An operation on minor units, or on a decimal number where there is a unit.
  static let arithmetic: VectorRun.Reading = { vector in
    let input = vector.input
    if let unit = input["unit"] ?? input["value"] ?? input["a"] {
      return try outcome(of: vector) {
        try Operation(input).applied(to: try decimal(unit))
      } _: { number in
        let expected = try vector.expected["result"] ?? vector.expected.need("value")
        return VectorRun.difference(number, try decimal(expected))
      }
    }
    return try outcome(of: vector) {
      if let amounts = input["sum"] {
        let currency = try currency(of: input)
        return try Money.sum(of: try amounts.list().map { Money(minorUnits: try $0.whole(), currency: currency) })
      }
      let money = try money(of: input)
      // Without an operation it is the amount itself that is too large.
      let isAlone = input.members.keys.allSatisfy { ["minor", "major", "amount", "code"].contains($0) }
      return isAlone ? money : try Operation(input).applied(to: money)
    } _: { money in
      try difference(money, vector.expected)
    }
  }

  static let equality: VectorRun.Reading = { vector in
    let isEqual = try amount(try vector.input.need("a")) == amount(try vector.input.need("b"))
    return VectorRun.difference(isEqual ? "equal" : "notEqual", try vector.expected.need("result").text())
  }

  /// What is put together, or compared, which only amounts of one currency can be.
  static let sum: VectorRun.Reading = { vector in
    let list = try ["sum", "add", "compare"].lazy.compactMap { vector.input[$0] }.first?.list()
    let amounts = try (list ?? ["a", "b"].map { try vector.input.need($0) }).map(amount)
    let currency = try vector.input["code"].map { try Currency(try $0.text()) }
    return try outcome(of: vector) {
      try Money.sum(of: amounts, in: currency)
    } _: { sum in
      if let minor = vector.expected["minor"] { return VectorRun.difference(sum.minorUnits, try minor.whole()) }
      return VectorRun.difference(sum, try amount(try vector.expected["result"] ?? vector.expected.need("value")))
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
    var scaled = try list.map(decimal)
    while scaled.contains(where: { ExactDecimal($0.rounded(.down)) != $0 }) {
      scaled = try scaled.map { try $0.multiplied(by: ExactDecimal(10)) }
    }
    return scaled.map { $0.rounded(.down) }
  }

  /// The smallest coin: whole minor units, or a text such as `0.05`.
  private static func coin(_ datum: Datum, _ currency: Currency) throws -> Int64 {
    if case .whole(let whole) = datum { return whole }
    return try Money(parsing: try datum.text(), in: currency).minorUnits
  }

  /// Holds parts against what is expected: the parts themselves, or their sum and how far apart they may be.
  private static func difference(_ parts: [Money], _ expected: Datum) throws -> String? {
    let minor = parts.map(\.minorUnits)
    if let expected = expected["parts"] {
      return VectorRun.difference(minor, try expected.list().map { try $0.whole() })
    }
    if let most = try expected["maxSpread"]?.whole() {
      let (spread, overflow) = (minor.max() ?? 0).subtractingReportingOverflow(minor.min() ?? 0)
      guard !overflow, spread <= most else { return "\(minor) are too far apart" }
    }
    return VectorRun.difference(try Money.sum(of: parts).minorUnits, try expected.need("sum").whole())
  }
}
