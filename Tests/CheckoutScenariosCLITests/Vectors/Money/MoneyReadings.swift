import CheckoutAPI

/// How the vectors of each group are run through the API that a user would call.
enum MoneyReadings {
  static let all: [String: VectorRun.Reading] = [
    "currency": currency, "currency-withdrawn": withdrawn, "currency-parse": currencyText,
    "exponent-vs-display": digits, "gateway-exponent": gatewayExponent, "gateway-amount": gatewayAmount,
    "foundation-trap": FoundationTrap.reading, "parse": parse, "parse-reject": parse, "plain-string": plain,
    "parse-localised": localised, "format-linux": localeFormat, "json": wireForm, "round": round,
    "round-2dp": roundedAmount, "round-unit": roundedToUnit, "cash-round": cash, "allocate": allocation,
    "allocate-reject": allocation, "split": split, "split-reject": split, "tax": tax, "arithmetic": arithmetic,
    "overflow": arithmetic, "equality": equality, "mismatch": sum,
  ]

  /// Runs something that makes a value or throws a problem, and holds it against what a vector expects.
  ///
  /// - Parameters:
  ///   - vector: The vector: with a member `error` that is not null, a problem is expected.
  ///   - run: What is tried.
  ///   - compare: What the value differs by.
  static func outcome<Value>(
    of vector: Vector, _ run: () throws -> Value, _ compare: (Value) throws -> String?
  ) throws -> String? {
    let expected = try vector.expected["error"]?.text()
    let value: Value
    do {
      value = try run()
    } catch let problem as MoneyProblem {
      guard let expected else { return "\(problem.code) instead of \(vector.expected)" }
      return ProblemNames.mean(problem, by: expected, as: vector.kind) ? nil : "\(problem.code) instead of \(expected)"
    }
    if let expected { return "\(value) instead of \(expected)" }
    return try compare(value)
  }

  /// A decimal number of a vector.
  static func decimal(_ datum: Datum) throws -> ExactDecimal { try ExactDecimal(parsing: try datum.text()) }

  /// The amount of a vector, in minor units or as a text.
  static func money(of datum: Datum) throws -> Money {
    let currency = try currency(of: datum)
    if let minor = datum["minor"] ?? datum["minorUnits"] {
      return Money(minorUnits: try minor.whole(), currency: currency)
    }
    guard let text = datum["major"] ?? datum["amount"] else {
      return Money(minorUnits: try datum.need("minor").whole(), currency: currency)
    }
    return try Money(parsing: try text.text(), in: currency, allowingSign: true)
  }

  /// Holds an amount against what is expected, in minor units or as a number.
  static func difference(_ money: Money, _ expected: Datum) throws -> String? {
    if let minor = expected["minor"] { return VectorRun.difference(money.minorUnits, try minor.whole()) }
    return VectorRun.difference(ExactDecimal(money), try decimal(try expected.need("value")))
  }

  /// The currency of a vector, a unit of account too; dollars where it names none.
  static func currency(of datum: Datum) throws -> Currency {
    try datum["code"].map { try Currency(listed: try $0.text()) } ?? .usd
  }

  /// A rounding mode by the name that vectors use.
  static func roundingMode(_ name: String) throws -> RoundingMode {
    switch name {
    case "halfAwayFromZero": return .halfUp
    case "halfTowardsZero", "halfTowardZero": return .halfDown
    case "bankers": return .halfEven
    case "awayFromZero": return .up
    case "towardsZero", "towardZero", "truncate": return .down
    default:
      let isShouted = !name.contains(where: \.isLowercase)
      let words = isShouted ? name.lowercased().replacing("_", with: "-") : name
      let kebab = words.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
      guard let mode = RoundingMode(rawValue: kebab) else { throw Unreadable("there is no rounding mode \(name)") }
      return mode
    }
  }
}
