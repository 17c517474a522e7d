import Foundation

extension ExpressionReader {
  /// `.currency(code: "USD").locale(en_US)` and what else a style is given, up to the bracket that closes it.
  private mutating func style() throws -> Decimal.FormatStyle.Currency {
    let isSpelt = take("Decimal.FormatStyle.Currency(code:")
    if !isSpelt { try need(".currency(code:") }
    var style = Decimal.FormatStyle.Currency(code: try literal() ?? "")
    if take(", locale:") { style = style.locale(try locale()) }
    try need(")")
    while !take(")") {
      if take(".locale(") {
        style = style.locale(try locale())
        try need(")")
      } else if take(".precision(.fractionLength(") {
        style = style.precision(.fractionLength(Int(try upTo(")")) ?? 0))
        try need(")")
      } else if take(".grouping(.never)") {
        style = style.grouping(.never)
      } else if take(".sign(strategy: .accounting())") || take(".sign(strategy: .accounting)") {
        style = style.sign(strategy: .accounting)
      } else if take(".presentation(.isoCode)") {
        style = style.presentation(.isoCode)
      } else if take(".rounded(rule:") {
        let words = try upTo(")").split(separator: ",")
        guard words.count == 1 || words.last == "increment:nil" else { throw Unreadable("an increment is not known") }
        style = style.rounded(rule: try rule(String(words[0])))
      } else {
        throw Unreadable("a style is not known")
      }
    }
    return style
  }

  /// The text of a number, after `.formatted(`.
  mutating func formatted(_ number: Decimal) throws -> String {
    if take(".number") { return number.formatted(try numberStyle(Decimal.FormatStyle())) }
    return number.formatted(try style())
  }

  private mutating func numberStyle(_ start: Decimal.FormatStyle) throws -> Decimal.FormatStyle {
    let style = take(".locale(") ? start.locale(try locale()) : start
    if style != start { try need(")") }
    try need(")")
    return style
  }

  /// A number that is read by a style, after `format:`.
  mutating func parsed(_ text: String) throws -> FoundationValue {
    guard take(".number") else { return .decimal(try Decimal(text, format: try style())) }
    return .decimal(try Decimal(text, format: try numberStyle(Decimal.FormatStyle())))
  }

  /// `.currency, JPY, ja_JP)` and what is asked of the formatter.
  mutating func formatter() throws -> FoundationValue {
    let formatter = NumberFormatter()
    for part in try upTo(")").split(separator: ",") {
      switch part {
      case ".currency": formatter.numberStyle = .currency
      case ".decimal": formatter.numberStyle = .decimal
      case let part where part.count == 3: formatter.currencyCode = String(part)
      default: formatter.locale = Locale(identifier: String(part))
      }
    }
    if take(".maximumFractionDigits") { return .whole(Int64(formatter.maximumFractionDigits)) }
    if take(".minimumFractionDigits") { return .whole(Int64(formatter.minimumFractionDigits)) }
    if take(".currencySymbol") { return formatter.currencySymbol.map { .text($0) } ?? .nothing }
    if take(".number(from:") {
      let text = try literal() ?? ""
      try need(")")
      return formatter.number(from: text).map { .text($0.stringValue) } ?? .nothing
    }
    let isCalled = take(".string(from:")
    let value = try sum()
    if isCalled { try need(")") }
    guard rest.isEmpty else { throw Unreadable("what is asked of a formatter: \(rest)?") }
    let number: NSNumber
    if case .double(let double) = value {
      number = NSNumber(value: double)
    } else {
      number = try value.decimal() as NSDecimalNumber
    }
    return formatter.string(from: number).map { .text($0) } ?? .nothing
  }

  /// `2.5, 0, .plain)`
  mutating func rounding() throws -> FoundationValue {
    let value = try sum()
    var number: Decimal
    if case .text(let text) = value { number = Decimal(string: text) ?? .nan } else { number = try value.decimal() }
    try need(",")
    guard let scale = Int(try upTo(",")) else { throw Unreadable("a scale is missing") }
    let mode: NSDecimalNumber.RoundingMode
    switch try upTo(")") {
    case ".plain": mode = .plain
    case ".up": mode = .up
    case ".down": mode = .down
    case ".bankers": mode = .bankers
    case let name: throw Unreadable("there is no rounding mode \(name)")
    }
    return .decimal(withUnsafeMutablePointerRounding(&number, scale, mode))
  }

  /// `"90210\n" vs NSRegularExpression ^\d{5}$`; `nil` for any other expression.
  mutating func matching() throws -> FoundationValue? {
    var copy = self
    guard let text = try copy.literal() else { return nil }
    if copy.take("Character.wholeNumberValue") {
      return text.first?.wholeNumberValue.map { .whole(Int64($0)) } ?? .nothing
    }
    guard copy.take("vs") else { return nil }
    let matches: Bool
    if copy.take("NSRegularExpression") {
      let expression = try NSRegularExpression(pattern: copy.remainder().replacing("\\\\", with: "\\"))
      matches = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    } else if copy.take("Regex") || copy.rest.hasPrefix("wholeMatch") {
      let isWhole = copy.take(".wholeMatch") || copy.take("wholeMatch")
      let expression = try Regex(copy.remainder().replacing("\\\\", with: "\\"))
      matches = try (isWhole ? expression.wholeMatch(in: text) : expression.firstMatch(in: text)) != nil
    } else {
      return nil
    }
    return .text(matches ? "matches" : "does not match")
  }

  private func rule(_ name: String) throws -> FloatingPointRoundingRule {
    switch name {
    case ".toNearestOrEven": return .toNearestOrEven
    case ".toNearestOrAwayFromZero": return .toNearestOrAwayFromZero
    case ".up": return .up
    case ".down": return .down
    case ".towardZero": return .towardZero
    case ".awayFromZero": return .awayFromZero
    default: throw Unreadable("there is no rule \(name)")
    }
  }

  private func withUnsafeMutablePointerRounding(
    _ number: inout Decimal, _ scale: Int, _ mode: NSDecimalNumber.RoundingMode
  ) -> Decimal {
    var result = Decimal()
    unsafe NSDecimalRound(&result, &number, scale, mode)
    return result
  }
}
