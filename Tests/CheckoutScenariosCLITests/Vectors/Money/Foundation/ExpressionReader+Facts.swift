import Foundation

extension ExpressionReader {
  /// The largest and smallest numbers of a type.
  mutating func constant() -> FoundationValue? {
    if take("Int64.max") || take("Int.max") { return .whole(.max) }
    if take("Int64.min") || take("Int.min") { return .whole(.min) }
    if take("UInt64.max") { return .decimal(Decimal(UInt64.max)) }
    if take("Double.infinity") { return .double(.infinity) }
    if take("Double.greatestFiniteMagnitude") { return .double(.greatestFiniteMagnitude) }
    return nil
  }

  /// `Decimal(10), 3)`
  mutating func power() throws -> FoundationValue {
    let base = try sum()
    try need(",")
    let exponent = try sum()
    try need(")")
    if case .decimal(let decimal) = base, case .whole(let whole) = exponent, let whole = Int(exactly: whole) {
      return .decimal(pow(decimal, whole))
    }
    return .double(pow(try base.double(), try exponent.double()))
  }

  /// What is asked of the first character of a text.
  mutating func character(of text: String) throws -> FoundationValue? {
    if take(".isNumber") { return .flag(text.first?.isNumber ?? false) }
    if take(".isWholeNumber") { return .flag(text.first?.isWholeNumber ?? false) }
    if take(".isASCII") { return .flag(text.first?.isASCII ?? false) }
    if take(".wholeNumberValue") { return text.first?.wholeNumberValue.map { .whole(Int64($0)) } ?? .nothing }
    return nil
  }

  /// What locales and the lists of currencies say.
  mutating func localeFact() throws -> FoundationValue? {
    if rest.hasPrefix("Locale(identifier:") {
      let locale = try locale()
      if take(".currency") {
        _ = take("?.identifier") || take("!.identifier")
        return locale.currency.map { .text($0.identifier) } ?? .nothing
      }
      if take(".decimalSeparator") { return locale.decimalSeparator.map { .text($0) } ?? .nothing }
      if take(".groupingSeparator") { return locale.groupingSeparator.map { .text($0) } ?? .nothing }
      throw Unreadable("what is asked of a locale: \(rest)?")
    }
    if take("Locale.Currency(") {
      let code = try literal() ?? ""
      guard take(").isISOCurrency") else { throw Unreadable("what is asked of a currency: \(rest)?") }
      return .flag(Locale.Currency(code).isISOCurrency)
    }
    guard take("Locale.commonISOCurrencyCodes.contains(") else { return nil }
    return .flag(Locale.commonISOCurrencyCodes.contains(try literal() ?? ""))
  }

  /// A name as a whole word.
  mutating func takeName(_ name: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(name), !(rest.dropFirst(name.count).first.map { $0.isLetter || $0.isNumber } ?? false) else {
      return false
    }
    return take(name)
  }
}
