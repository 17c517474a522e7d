import Foundation

/// Reads an expression of Foundation's numbers, as the vectors write them, and runs it.
struct ExpressionReader {
  private var rest: Substring

  /// The value of a whole expression.
  static func value(of expression: String) throws -> FoundationValue {
    var reader = ExpressionReader(rest: Substring(expression))
    if reader.take("let "), let colon = reader.rest.firstIndex(of: ":") {
      reader.rest = reader.rest[colon...].dropFirst()
      let isDecimal = reader.take("Decimal")
      guard reader.take("=") else { throw Unreadable("no value is given in \(expression)") }
      let value = try reader.sum()
      return isDecimal ? .decimal(try value.decimal()) : value
    }
    if let matching = try reader.matching() { return matching }
    if reader.take("NumberFormatter(") { return try reader.formatter() }
    if reader.take("JSONDecoder") { return try FoundationCoding.decoded(reader.rest) }
    if reader.take("JSONEncoder") { return try FoundationCoding.encoded(reader.rest) }
    let value = try reader.sum()
    guard reader.rest.allSatisfy(\.isWhitespace) else { throw Unreadable("what is \(reader.rest) in \(expression)?") }
    return value
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

  private mutating func number() throws -> FoundationValue {
    skipSpaces()
    let text = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "_" || $0 == "e") }
    rest = rest.dropFirst(text.count)
    let plain = text.filter { $0 != "_" }
    if let whole = Int64(plain) { return .whole(whole) }
    guard let double = Double(plain) else { throw Unreadable("there is no number before \(rest)") }
    return .double(double)
  }
}

extension ExpressionReader {
  mutating func take(_ word: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  mutating func need(_ word: String) throws {
    guard take(word) else { throw Unreadable("\(word) is missing before \(rest)") }
  }

  /// A sign between two values: spaces are on both sides of it.
  private mutating func takeSign(_ signs: String) -> Character? {
    skipSpaces()
    guard let first = rest.first, signs.contains(first) else { return nil }
    rest = rest.dropFirst()
    return first
  }

  /// A text in quotes; `nil` when there is none.
  mutating func literal() throws -> String? {
    guard take("\"") else { return nil }
    guard let end = rest.firstIndex(of: "\"") else { throw Unreadable("a text has no end: \(rest)") }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end]).replacing("\\n", with: "\n").replacing("\\t", with: "\t")
  }

  /// What stands before a character, which is taken too.
  mutating func upTo(_ end: Character) throws -> String {
    guard let index = rest.firstIndex(of: end) else { throw Unreadable("\(end) is missing in \(rest)") }
    defer { rest = rest[rest.index(after: index)...] }
    return rest[..<index].filter { !$0.isWhitespace }
  }

  /// Everything that is left.
  mutating func remainder() -> String {
    defer { rest = "" }
    return String(rest).trimmingCharacters(in: .whitespaces)
  }

  /// A locale by its bare name, or as Swift writes it.
  mutating func locale() throws -> Locale {
    if take("Locale(identifier:") {
      let name = try literal() ?? ""
      try need(")")
      return Locale(identifier: name)
    }
    skipSpaces()
    let name = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
    rest = rest.dropFirst(name.count)
    return Locale(identifier: String(name))
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }
}
