/// Sources read text by their own rules: no locale, calendar or pattern decides what is valid.
///
/// What these types answer depends on the machine, its settings and the release of its tables; a pattern may take more
/// than linear time. Nothing is exempt: not even the command line has a locale of the machine.
enum MachineSettings {
  /// Types and members that read or print by a locale, a calendar, a time zone or a pattern.
  static let names: Set = [
    "NumberFormatter", "Locale", "NSLocale", "Formatter", "DateFormatter", "ISO8601DateFormatter", "Scanner",
    "Calendar", "NSCalendar", "DateComponents", "TimeZone", "NSTimeZone",
    "NSRegularExpression", "NSPredicate", "Regex", "RegexBuilder", "RegexComponent", "AnyRegexOutput",
    "regularExpression", "firstMatch", "wholeMatch", "prefixMatch",
    "wholeNumberValue", "localizedCaseInsensitiveCompare", "localizedStandardContains", "localizedLowercase",
    "localizedUppercase", "localizedCapitalized",
  ]

  /// What an exemption has to name for `/…/`, `#/…/#` and the searches that take one.
  static let literal = "a pattern"

  /// No source names one of them, and none has a pattern.
  static let rule = Rule(
    name: "Machine settings", reason: "what is valid here is valid on every machine, and in linear time",
    scope: { $0.swiftFiles.filter { $0.path.hasPrefix("Sources/") } },
    examine: { file, _ in
      let tokens = Lexer.tokens(of: file.bytes)
      return tokens.indices.compactMap { violation(in: tokens, at: $0) }
    })

  private static func violation(in tokens: [Token], at index: Int) -> Violation? {
    let token = tokens[index]
    if token.kind == .regex || isSearch(tokens, at: index) {
      return Violation(
        line: token.line, subject: literal, what: "a pattern decides what a text is.",
        instead: "Go through the scalars of the text by hand, once.")
    }
    guard token.isName, names.contains(token.text) else { return nil }
    return Violation(
      line: token.line, subject: token.text, what: "\(token.text) goes by settings or patterns.",
      instead: "Use the tables and readers of CheckoutAPI, which are the same everywhere; CivilMonth knows the months.")
  }

  /// Whether `matches(of:)` is called here, which takes a pattern alone; a `matches` of our own has another label.
  private static func isSearch(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].isWord("matches") && index + 3 < tokens.count && tokens[index + 1].isMark("(")
      && tokens[index + 2].isWord("of") && tokens[index + 3].isMark(":")
  }
}
