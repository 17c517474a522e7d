/// Sources compute with whole and exact numbers: nothing binary, nothing that a locale decides.
enum ExactNumbers {
  /// Types that cannot hold 0.1, or that read and print numbers by a locale.
  static let names: Set = [
    "Double", "Float", "Float16", "Float32", "Float64", "Float80", "CGFloat", "TimeInterval", "Decimal", "NSDecimal",
    "NSDecimalNumber", "NSNumber", "NumberFormatter", "Locale", "FormatStyle", "FloatingPointFormatStyle", "formatted",
  ]

  /// What an exemption has to name for a number such as `0.5` or `1e3`.
  static let literal = "a float literal"

  /// What is let pass: none of it computes with money.
  static let exemptions = [
    Exemption(
      path: "Sources/CheckoutCore/Factory/DefaultCheckoutFactory+Cart.swift", subject: "Decimal",
      reason: "the front door for hosts that have one; its description is read as text"),
    Exemption(
      path: "Sources/CheckoutCore/Funnel/Moment.swift", subject: "Double", reason: "Date counts seconds in it"),
    Exemption(
      path: "Sources/CheckoutCore/Session/CheckoutRunner.swift", subject: literal,
      reason: "the longest sleep, in seconds"),
    Exemption(
      path: "Sources/CheckoutTesting/Fixtures/Date+Seconds.swift", subject: "Double",
      reason: "Date counts seconds in it"),
    Exemption(
      path: "Sources/CheckoutTesting/Fixtures/ManualClock.swift", subject: "Double", reason: "seconds of a Duration"),
    Exemption(
      path: "Sources/CheckoutTesting/Fixtures/ManualClock.swift", subject: literal, reason: "seconds of a Duration"),
    Exemption(
      path: "Sources/CheckoutScenariosCLI/Input/Timestamp.swift", subject: "formatted", reason: "ISO 8601 has no locale"
    ),
  ]

  /// Where amounts of money are computed, read and printed; each folder or file has to be there.
  static let moneyPaths = [
    "Sources/CheckoutAPI/Values/Money/", "Sources/CheckoutAPI/Values/Totals/", "Sources/CheckoutCore/Rules/Price.swift",
    "Sources/CheckoutCore/Rules/QuoteCheck.swift", "Sources/CheckoutCore/Rules/TotalsRule.swift",
    "Sources/CheckoutTesting/Merchant/", "Sources/CheckoutScenariosCLI/Locale/",
  ]

  /// No source has an inexact number, but for the exemptions.
  static let rule = Rule(
    name: "Exact numbers", reason: reason, exemptions: exemptions,
    scope: { $0.swiftFiles.filter { $0.path.hasPrefix("Sources/") } }, examine: examine)

  /// The same for each place of money by itself, without any exemption.
  static let moneyRules = moneyPaths.map { path in
    Rule(
      name: "Exact numbers in \(path)", reason: reason,
      scope: { $0.swiftFiles.filter { $0.path.hasPrefix(path) } }, examine: examine)
  }

  private static let reason = "an amount is exact, and the same on every machine, or it is no amount"

  @Sendable private static func examine(_ file: Project.File, _ project: Project) -> [Violation] {
    let tokens = Lexer.tokens(of: file.bytes)
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      if token.isName, names.contains(token.text) {
        return Violation(
          line: token.line, subject: token.text, what: "\(token.text) is no part of an exact computation.",
          instead: "Use Money, ExactDecimal or a whole number; what a shopper reads is a MoneyFormatter's.")
      }
      guard isFloat(tokens, at: index) else { return nil }
      return Violation(
        line: token.line, subject: literal, what: "a number with a point or an exponent is a binary one.",
        instead: "Read it from text as an ExactDecimal, or count in a smaller unit.")
    }
  }

  /// Whether the number here has a fraction or an exponent; the members of a tuple, `pair.0.1`, are none.
  private static func isFloat(_ tokens: [Token], at index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .number else { return false }
    // The second half of a fraction, or the place of a member.
    if index > 0, tokens[index - 1].isMark("."), !isOperator(tokens, endingAt: index - 1) { return false }
    if index + 2 < tokens.count, tokens[index + 1].isMark("."), tokens[index + 2].kind == .number { return true }
    let text = token.text.lowercased()
    return text.hasPrefix("0x") ? text.contains("p") : !text.hasPrefix("0b") && text.contains("e")
  }

  /// Whether the full stop here is the last one of a range, `0...5`.
  private static func isOperator(_ tokens: [Token], endingAt index: Int) -> Bool {
    index > 0 && tokens[index - 1].isMark(".")
  }
}
