/// How one locale writes amounts of money; the rows are in `LocaleTable.swift`, which is generated.
///
/// In a pattern `#` stands for the number, `¤` for the symbol of the currency and `-` for the minus sign.
struct LocaleRow: Sendable {
  /// The tag of the locale as BCP 47 writes it, such as `de-CH`.
  let tag: String
  /// What stands before the decimals.
  let decimal: String
  /// What stands between groups of digits.
  let group: String
  /// The minus sign, with the marks of direction that it needs.
  let minus: String
  /// The digit nought; the other nine follow it in Unicode.
  let zero: Unicode.Scalar
  /// How many digits the last group has.
  let primaryGroup: Int
  /// How many digits the groups before the last one have: 2 in India.
  let secondaryGroup: Int
  /// How many digits have to stand before the last group for any group to be parted: 2 in Spain, where 1234 is not.
  let minimumGrouping: Int
  /// The pattern of an amount.
  let positive: String
  /// The pattern of an amount below nothing; `nil` for the other one behind a minus sign.
  let negative: String?
  /// Whether the locale is written from right to left.
  let isRightToLeft: Bool
  /// The symbols that are not the common ones, `code=symbol`, parted by semicolons.
  let ownSymbols: String

  /// Finds the row of a locale.
  ///
  /// - Parameter name: Its tag in any case, with `-` or `_`.
  /// - Returns: `nil` when there is none.
  static func named(_ name: String) -> LocaleRow? {
    let name = normalised(name)
    return all.first { $0.tag.lowercased() == name }
  }

  /// A tag as it is compared: in lower case, with dashes.
  static func normalised(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// The symbols by their codes; a currency that is not in there is written with its code.
  var symbols: [String: String] {
    var symbols: [String: String] = [:]
    for entry in [LocaleRow.commonSymbols, ownSymbols].flatMap({ $0.split(separator: ";") }) {
      let parts = entry.split(separator: "=", maxSplits: 1)
      guard let code = parts.first, let symbol = parts.last else { continue }
      symbols[String(code)] = String(symbol)
    }
    return symbols
  }
}
