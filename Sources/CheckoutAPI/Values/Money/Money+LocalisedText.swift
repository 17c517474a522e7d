extension Money {
  /// Reads an amount as a person of some place writes it.
  ///
  /// Around the number may stand spaces, one sign and one of the marks, in front or behind. Groups have to have the size that
  /// the notation says: `1.5` is no amount where the point groups thousands, since it may mean one and a half; nor is
  /// `0.500`, since no number that is grouped begins with a zero. Nothing is rounded.
  ///
  /// - Parameters:
  ///   - text: What was typed, such as `1.127,54 €`.
  ///   - currency: The currency of the amount.
  ///   - notation: How numbers are written there.
  ///   - marks: What may stand for the currency, such as `€` and `EUR`; the code is always read.
  /// - Throws: The rule that failed, as ``init(parsing:in:allowingSign:)`` does.
  /// - Complexity: O(*n*) in the length of the text, for each mark.
  public init(
    parsing text: String, in currency: Currency, notation: AmountNotation, marks: [String] = []
  ) throws(MoneyProblem) {
    var reader = LocalisedText(text, notation: notation)
    var (digits, isNegative) = try reader.read(
      marks: marks + [currency.code], atMostDecimals: Int(currency.exponent))
    self.init(minorUnits: try digits.scaled(isNegative: isNegative), currency: currency)
  }
}
