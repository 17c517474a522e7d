import CheckoutAPI

/// Prints an amount as the people of a locale write it, and exactly: `1.234,56 €`, `CHF 1'234.56`.
///
/// All decimals of the currency are printed, also where people are used to fewer: what is looked at is what is paid.
///
/// Source: Unicode CLDR, by the rules of UTS #35, part 3.
struct LocaleMoneyFormatter: MoneyFormatter {
  private let row: LocaleRow
  private let symbols: [String: String]

  /// Makes a formatter for a locale.
  init(_ row: LocaleRow) {
    self.row = row
    symbols = row.symbols
  }

  /// Prints an amount with the symbol of its currency.
  func string(from money: Money) -> String {
    let number = number(money)
    let symbol = symbols[money.currency.code] ?? money.currency.code
    var pattern = row.positive
    if money.isNegative { pattern = row.negative ?? "-" + row.positive }
    var output = ""
    var last: Piece?
    for scalar in pattern.unicodeScalars {
      let piece = Piece(scalar)
      if let last, Piece.needSpace(last, piece, around: symbol) { output.unicodeScalars.append("\u{A0}") }
      switch piece {
      case .number: output += number
      case .symbol: output += symbol
      case .minus: output += row.minus
      case .text: output.unicodeScalars.append(scalar)
      }
      last = piece
    }
    return output
  }

  /// The digits of an amount, grouped, without a sign.
  private func number(_ money: Money) -> String {
    let decimals = Int(money.currency.exponent)
    // The magnitude fits where the amount itself could not be turned around: that of the least one.
    var digits = String(money.minorUnits.magnitude).unicodeScalars.map(native)
    let missing = decimals + 1 - digits.count
    if missing > 0 { digits.insert(contentsOf: Array(repeating: row.zero, count: missing), at: 0) }
    let whole = digits.dropLast(decimals)
    var output = String.UnicodeScalarView()
    for (index, digit) in whole.enumerated() {
      if index > 0, isGroupStart(digitsLeft: whole.count - index, of: whole.count) {
        output.append(contentsOf: row.group.unicodeScalars)
      }
      output.append(digit)
    }
    if decimals > 0 {
      output.append(contentsOf: row.decimal.unicodeScalars)
      output.append(contentsOf: digits.suffix(decimals))
    }
    return String(output)
  }

  /// Whether a group begins where so many digits of the whole number are left.
  private func isGroupStart(digitsLeft: Int, of count: Int) -> Bool {
    guard count >= row.primaryGroup + row.minimumGrouping, digitsLeft >= row.primaryGroup else { return false }
    return (digitsLeft - row.primaryGroup).isMultiple(of: row.secondaryGroup)
  }

  /// An ASCII digit as the locale writes it.
  private func native(_ digit: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(row.zero.value + digit.value - 48) ?? digit
  }
}

/// What a character of a pattern stands for.
private enum Piece {
  case number
  case symbol
  case minus
  case text

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "#": self = .number
    case "¤": self = .symbol
    case "-": self = .minus
    default: self = .text
    }
  }

  /// Whether a space is put between two pieces: where a digit meets what is neither a sign nor a space of the symbol.
  static func needSpace(_ left: Piece, _ right: Piece, around symbol: String) -> Bool {
    switch (left, right) {
    case (.symbol, .number): symbol.unicodeScalars.last?.runsIntoDigits ?? false
    case (.number, .symbol): symbol.unicodeScalars.first?.runsIntoDigits ?? false
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is of the set `[[:^S:]&[:^Z:]]`, by which the CLDR spaces currencies.
  fileprivate var runsIntoDigits: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
