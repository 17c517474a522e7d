import Foundation

extension ExpressionReader {
  /// `.currency(code: "USD").locale(en_US)` and what else a style is given, up to the bracket that closes it.
  private mutating func style() throws -> Decimal.FormatStyle.Currency {
    try need(".currency(code:")
    let code = try literal() ?? ""
    try need(")")
    var style = Decimal.FormatStyle.Currency(code: code)
    while !take(")") {
      if take(".locale(") {
        style = style.locale(try locale())
        try need(")")
      } else if take(".precision(.fractionLength(") {
        style = style.precision(.fractionLength(Int(try upTo(")")) ?? 0))
        try need(")")
      } else if take(".grouping(.never)") {
        style = style.grouping(.never)
      } else if take(".presentation(.isoCode)") {
        style = style.presentation(.isoCode)
      } else if take(".rounded(rule:") {
        style = style.rounded(rule: try rule(try upTo(")")))
      } else {
        throw Unreadable("a style is not known")
      }
    }
    return style
  }

  /// The text of a number, after `.formatted(`.
  mutating func formatted(_ number: Decimal) throws -> String { number.formatted(try style()) }

  /// A number that is read by a style, after `format:`.
  mutating func parsed(_ text: String) throws -> FoundationValue {
    guard take(".number") else { return .decimal(try Decimal(text, format: try style())) }
    var style = Decimal.FormatStyle()
    if take(".locale(") {
      style = style.locale(try locale())
      try need(")")
    }
    try need(")")
    return .decimal(try Decimal(text, format: style))
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
    let number = remainder().replacing(".string(from:", with: "").filter { $0 != ")" && $0 != " " }
    guard let number = Decimal(string: number) else { throw Unreadable("a formatter has no number") }
    return formatter.string(from: number as NSDecimalNumber).map { .text($0) } ?? .nothing
  }

  /// `2.5, 0, .plain)`
  mutating func rounding() throws -> FoundationValue {
    var number = try sum().decimal()
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
    _ = copy.take("Character(")
    guard let text = try copy.literal() else { return nil }
    _ = copy.take(")")
    if copy.take(".wholeNumberValue") || copy.take("Character.wholeNumberValue") {
      return text.first?.wholeNumberValue.map { .whole(Int64($0)) } ?? .nothing
    }
    guard copy.take("vs") else { return nil }
    let matches: Bool
    if copy.take("NSRegularExpression") {
      let expression = try NSRegularExpression(pattern: copy.remainder().replacing("\\\\", with: "\\"))
      matches = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    } else if copy.take("Regex") {
      matches = try Regex(copy.remainder().replacing("\\\\", with: "\\")).firstMatch(in: text) != nil
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
