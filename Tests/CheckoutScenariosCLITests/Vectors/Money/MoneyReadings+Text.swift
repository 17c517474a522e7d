import CheckoutAPI
@testable import CheckoutScenariosCLI

extension MoneyReadings {
  /// A sign is asked for where the text has one, unless a vector says that it is to be refused.
  static let parse: VectorRun.Reading = { vector in
    let text = try vector.input.need("text").text()
    let currency = try currency(of: vector.input)
    let expectsSign = try vector.expected["error"]?.text().lowercased().contains("sign") ?? false
    let asks = text.first == "-" && !expectsSign
    return try outcome(of: vector) {
      try Money(parsing: text, in: currency, allowingSign: asks)
    } _: { money in
      VectorRun.difference(money.minorUnits, try vector.expected.need("minor").whole())
    }
  }

  static let plain: VectorRun.Reading = { vector in
    let money = Money(minorUnits: try vector.input.need("minor").whole(), currency: try currency(of: vector.input))
    let text = try vector.expected.need("text").text()
    let back = try Money(parsing: text, in: money.currency, allowingSign: true)
    return VectorRun.difference(money.plain, text) ?? VectorRun.difference(back, money)
  }

  static let localised: VectorRun.Reading = { vector in
    let row = try row(vector)
    let text = try vector.input.need("text").text()
    let currency = try currency(of: vector.input)
    let notation = AmountNotation(
      decimalSeparator: Character(row.decimal), groupingSeparators: [Character(row.group)],
      primaryGroup: row.primaryGroup, secondaryGroup: row.secondaryGroup, zeroDigit: row.zero)
    let marks = marks(of: currency, in: row)
    return try outcome(of: vector) {
      try Money(parsing: text, in: currency, notation: notation, marks: marks)
    } _: { money in
      VectorRun.difference(ExactDecimal(money), try decimal(try vector.expected.need("value")))
    }
  }

  /// Compared as the vectors ask: spaces, apostrophes and marks of direction are the same, whichever they are.
  static let localeFormat: VectorRun.Reading = { vector in
    let row = try row(vector)
    let currency = try currency(of: vector.input)
    let money = try Money(parsing: try vector.input.need("amount").text(), in: currency, allowingSign: true)
    let shown = LocaleMoneyFormatter(row).string(from: money)
    return VectorRun.difference(normalised(shown), normalised(try vector.expected.need("text").text()))
  }

  /// What nobody can be sure of is refused.
  static let wireForm: VectorRun.Reading = { vector in
    let json = try vector.input.need("json").text()
    if vector.expected["ambiguous"] == .flag(true) {
      return (try? Money(wireForm: json)).map { "\($0) was read" }
    }
    return try outcome(of: vector) {
      try Money(wireForm: json)
    } _: { money in
      let back = try Money(wireForm: money.wireForm)
      return VectorRun.difference(money.minorUnits, try vector.expected.need("minor").whole())
        ?? VectorRun.difference(back, money)
    }
  }

  /// The symbols of a currency, here and in general, also the sign alone: `US$`, `$`; `kr.`, `kr`.
  private static func marks(of currency: Currency, in row: LocaleRow) -> [String] {
    let symbols = [row, LocaleRow.named("en-US")].compactMap { $0?.symbols[currency.code] }
    let signs = symbols.flatMap { symbol in
      symbol.unicodeScalars.filter { $0.properties.generalCategory == .currencySymbol }.map(String.init)
    }
    return symbols + signs + symbols.map { $0.filter { $0 != "." } }
  }

  private static func row(_ vector: Vector) throws -> LocaleRow {
    let name = try vector.input.need("locale").text()
    guard let row = LocaleRow.named(name) else { throw Unreadable("there is no locale \(name)") }
    return row
  }

  private static func normalised(_ text: String) -> String {
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !marks.contains(scalar) {
      switch scalar {
      case "\u{A0}", "\u{202F}": result.append(" ")
      case "\u{2019}": result.append("'")
      case "\u{2212}": result.append("-")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
