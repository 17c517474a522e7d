import Foundation

/// Reads an expression of Foundation's numbers, as the vectors write them, and runs it.
struct ExpressionReader {
  var rest: Substring
  /// Whether a number with a point is a literal of a `Decimal`: it passes through a `Double` all the same.
  private var isDecimal = false

  init(_ expression: String) {
    let trims = expression.hasPrefix("try ")
    rest = Substring(expression).dropFirst(trims ? 4 : 0)
  }

  /// The value of a whole expression.
  static func value(of expression: String) throws -> FoundationValue {
    var reader = ExpressionReader(expression)
    if reader.take("let "), let colon = reader.rest.firstIndex(of: ":") {
      reader.rest = reader.rest[colon...].dropFirst()
      reader.isDecimal = reader.take("Decimal")
      guard reader.isDecimal || reader.take("Double"), reader.take("=") else {
        throw Unreadable("no value is given in \(expression)")
      }
    }
    if let other = try reader.otherForm() { return other }
    let value = try reader.sum()
    let isEqual = try reader.take("==") ? FoundationValue.isEqual(value, try reader.sum()) : nil
    guard reader.rest.allSatisfy(\.isWhitespace) else { throw Unreadable("what is \(reader.rest) in \(expression)?") }
    return isEqual.map { .flag($0) } ?? value
  }

  /// Expressions that are no arithmetic.
  private mutating func otherForm() throws -> FoundationValue? {
    if let matching = try matching() { return matching }
    if take("NumberFormatter(") { return try formatter() }
    if take("JSONDecoder") { return try FoundationCoding.decoded(rest) }
    if take("JSONEncoder") { return try FoundationCoding.encoded(rest) }
    guard take("Locale.Currency.isoCurrencies") else { return nil }
    guard take(".contains(") || take("contains") else { throw Unreadable("what is asked of the list of currencies?") }
    let code = try literal() ?? String(rest.drop { $0 == " " || $0 == "." }.prefix(3))
    return .flag(Locale.Currency.isoCurrencies.contains { $0.identifier == code.uppercased() })
  }

  /// Terms with plus or minus between them.
  mutating func sum() throws -> FoundationValue {
    var value = try product()
    while let sign = takeSign("+-") { value = try value.combined(sign, try product()) }
    return value
  }

  private mutating func product() throws -> FoundationValue {
    var value = try postfix(try primary())
    while let sign = takeSign("*/") { value = try value.combined(sign, try postfix(try primary())) }
    return value
  }

  private mutating func primary() throws -> FoundationValue {
    if take("NSDecimalRound(") { return try rounding() }
    if take("NSDecimalNumber.notANumber") { return .decimal(.nan) }
    if take("Decimal.greatestFiniteMagnitude") { return .decimal(.greatestFiniteMagnitude) }
    for name in ["NSDecimalNumber", "Decimal", "Double", "Int64", "Int"] {
      if take(name + ".nan") { return name == "Double" ? .double(.nan) : .decimal(.nan) }
      if take(name + "(") { return try call(name) }
    }
    if take("(") {
      let value = try sum()
      if take("as NSDecimalNumber") || take("as! NSDecimalNumber") { _ = take(")") } else { try need(")") }
      return value
    }
    return try number()
  }

  /// What is asked of a value.
  private mutating func postfix(_ start: FoundationValue) throws -> FoundationValue {
    var value = start
    while true {
      if take("!") || take("?") { continue }
      if take(".formatted(") {
        value = .text(try formatted(try value.decimal()))
      } else if take(".int64Value") {
        value = .whole(NSDecimalNumber(decimal: try value.decimal()).int64Value)
      } else if take(".intValue") {
        value = .whole(Int64(NSDecimalNumber(decimal: try value.decimal()).intValue))
      } else if take(".doubleValue") {
        value = .double(try value.double())
      } else if take(".rounded()") {
        value = .double(try value.double().rounded())
      } else if let sign = takeOperation() {
        value = .decimal(try value.combined(sign, .decimal(try argument())).decimal())
      } else if take(".isNaN") {
        value = .flag(try value.decimal().isNaN)
      } else if take(".stringValue") || take(".description") {
        value = .text(try FoundationValue.described(value))
      } else {
        return value
      }
    }
  }

  /// The arguments of an initialiser.
  private mutating func call(_ type: String) throws -> FoundationValue {
    _ = take("string:") || take("decimal:") || take("truncating:") || take("exactly:") || take("value:")
    if take(".nan") {
      try need(")")
      return .decimal(.nan)
    }
    guard let text = try literal() else {
      let value = try sum()
      _ = take("as NSDecimalNumber")
      try need(")")
      switch type {
      case "Double": return .double(try value.double())
      case "Int", "Int64": return .whole(NSDecimalNumber(decimal: try value.decimal()).int64Value)
      default: return .decimal(try value.decimal())
      }
    }
    var locale: Locale?
    if take(",") {
      if take("format:") { return try parsed(text) }
      if take("locale:") { locale = try self.locale() }
    }
    try need(")")
    switch type {
    case "Double": return Double(text).map { .double($0) } ?? .nothing
    case "Int", "Int64": return Int64(text).map { .whole($0) } ?? .nothing
    case "NSDecimalNumber": return .decimal(NSDecimalNumber(string: text, locale: locale).decimalValue)
    default: return Decimal(string: text, locale: locale).map { .decimal($0) } ?? .nothing
    }
  }

  /// An operation of `NSDecimalNumber`.
  private mutating func takeOperation() -> Character? {
    let names = [".multiplying(by:": "*", ".dividing(by:": "/", ".adding(": "+", ".subtracting(": "-"]
    return names.first { take($0.key) }.map { Character($0.value) }
  }

  private mutating func argument() throws -> Decimal {
    let value = try sum().decimal()
    try need(")")
    return value
  }

  private mutating func number() throws -> FoundationValue {
    skipSpaces()
    let text = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "_" || $0 == "e") }
    rest = rest.dropFirst(text.count)
    let plain = text.filter { $0 != "_" }
    if let whole = Int64(plain) { return isDecimal ? .decimal(Decimal(whole)) : .whole(whole) }
    guard let double = Double(plain) else { throw Unreadable("there is no number before \(rest)") }
    return isDecimal ? .decimal(Decimal(double)) : .double(double)
  }
}
