import Foundation

extension ExpressionReader {
  /// What is asked of a value.
  mutating func postfix(_ start: FoundationValue) throws -> FoundationValue {
    var value = start
    while true {
      if !rest.hasPrefix("!="), take("!") || take("?") { continue }
      if take(".first") || take(".decimalValue") { continue }
      if take("as Decimal") || take("as NSDecimalNumber") {
        value = .decimal(try value.decimal())
        continue
      }
      if case .text(let text) = value, let character = try character(of: text) {
        value = character
        continue
      }
      if take(".formatted(") {
        value = .text(try formatted(try value.shown()))
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
  mutating func call(_ type: String) throws -> FoundationValue {
    let labels = ["string:", "decimal:", "truncating:", "exactly:", "value:", "floatLiteral:", "describing:"]
    _ = labels.contains { take($0) }
    if take(".nan") {
      try need(")")
      return .decimal(.nan)
    }
    guard let text = try literal() else {
      let value = try sum()
      _ = take("as NSDecimalNumber")
      try need(")")
      switch type {
      case "String": return .text(try FoundationValue.described(value))
      case "Double": return .double(try value.double())
      case "Float": return .double(Double(Float(try value.double())))
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

  mutating func number() throws -> FoundationValue {
    skipSpaces()
    var text = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "_" || $0 == "e") }
    // The point of `2.345.formatted` is not the number's.
    if text.last == "." { text = text.dropLast() }
    rest = rest.dropFirst(text.count)
    let plain = text.filter { $0 != "_" }
    if let whole = Int64(plain) { return isDecimal ? .decimal(Decimal(whole)) : .whole(whole) }
    guard let double = Double(plain) else { throw Unreadable("there is no number before \(rest)") }
    return isDecimal ? .decimal(Decimal(double)) : .double(double)
  }
}
