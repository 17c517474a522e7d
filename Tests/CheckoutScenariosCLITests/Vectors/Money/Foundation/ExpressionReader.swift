import Foundation

/// Reads an expression of Foundation's numbers, as the vectors write them, and runs it.
struct ExpressionReader {
  var rest: Substring
  /// Whether a number with a point is a literal of a `Decimal`: it passes through a `Double` all the same.
  private(set) var isDecimal = false

  /// What `let` gave a name to.
  private var names: [String: FoundationValue] = [:]

  init(_ expression: String) {
    rest = Substring(expression)
    for word in ["try? ", "try! ", "try "] where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
  }

  /// The value of a whole expression.
  static func value(of expression: String) throws -> FoundationValue {
    var reader = ExpressionReader(expression)
    while reader.take("let ") {
      let value = try reader.definition()
      // A definition alone is worth what it defines.
      guard reader.take(";") else {
        try reader.needEnd(of: expression)
        return value
      }
    }
    do {
      if let other = try reader.otherForm() { return other }
      let value = try reader.comparison()
      try reader.needEnd(of: expression)
      return value
    } catch  where expression.hasPrefix("try? ") && !(error is Unreadable) {
      return .nothing
    }
  }

  /// `d: Decimal = 19.99`
  private mutating func definition() throws -> FoundationValue {
    let head = try upTo("=").split(separator: ":")
    isDecimal = head.last == "Decimal"
    defer { isDecimal = false }
    guard let name = head.first, isDecimal || head.count == 1 || ["Double", "Int", "Int64"].contains(head.last) else {
      throw Unreadable("what is defined by \(head)?")
    }
    let value = try comparison()
    names[String(name)] = value
    return value
  }

  private mutating func comparison() throws -> FoundationValue {
    let value = try sum()
    for sign in ["==", "!=", "<=", ">=", "<", ">"] where take(sign) {
      return .flag(try value.compares(sign, try sum()))
    }
    return value
  }

  private func needEnd(of expression: String) throws {
    guard rest.allSatisfy(\.isWhitespace) else { throw Unreadable("what is \(rest) in \(expression)?") }
  }

  /// Expressions that are no arithmetic.
  private mutating func otherForm() throws -> FoundationValue? {
    if let matching = try matching() { return matching }
    if take("NumberFormatter(") { return try formatter() }
    if take("JSONDecoder") { return try FoundationCoding.decoded(rest) }
    if take("JSONEncoder") { return try FoundationCoding.encoded(rest) }
    if take("JSONSerialization") { return try FoundationCoding.parsed(rest) }
    if let fact = try localeFact() { return fact }
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
    if let constant = constant() { return constant }
    if take("pow(") { return try power() }
    if let text = try literal() { return .text(text) }
    if take("Character(") {
      let text = try literal() ?? ""
      try need(")")
      return .text(text)
    }
    for (name, value) in names where takeName(name) { return value }
    for name in ["NSDecimalNumber", "NSNumber", "Decimal", "Double", "Float", "Int64", "Int", "String"] {
      if take(name + ".nan") { return name == "Double" ? .double(.nan) : .decimal(.nan) }
      if take(name + "(") { return try call(name) }
    }
    if take("(") {
      let value = try sum()
      let isBridged = take("as NSDecimalNumber") || take("as! NSDecimalNumber") || take("as NSNumber")
      let isDecimal = take("as Decimal")
      try need(")")
      return isBridged || isDecimal ? .decimal(try value.decimal()) : value
    }
    return try number()
  }
}
