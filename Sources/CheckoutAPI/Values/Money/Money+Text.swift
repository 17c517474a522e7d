extension Money {
  /// Reads a plain decimal number, strictly.
  ///
  /// Digits, at most one decimal point with digits on both sides, at most as many decimals as the currency has. No
  /// grouping, no spaces, no exponent, no digit but ASCII, and nothing is ever rounded. What people write is read by
  /// ``init(parsing:in:notation:marks:)``.
  ///
  /// - Parameters:
  ///   - text: A number of major units, such as `19.99` or `20`.
  ///   - currency: The currency of the amount.
  ///   - allowingSign: Whether a hyphen-minus may stand in front, as ``plain`` writes it.
  /// - Throws: The rule that failed: ``MoneyProblem/textEmpty``, ``MoneyProblem/signRefused``,
  ///   ``MoneyProblem/groupingRefused``, ``MoneyProblem/spaceRefused``, ``MoneyProblem/exponentRefused``,
  ///   ``MoneyProblem/digitsRefused``, ``MoneyProblem/malformed``, ``MoneyProblem/tooManyDigits`` or
  ///   ``MoneyProblem/overflow``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String, in currency: Currency, allowingSign: Bool = false) throws(MoneyProblem) {
    var (digits, isNegative) = try DecimalText.read(
      text, atMostDecimals: Int(currency.exponent), allowingSign: allowingSign)
    self.init(minorUnits: try digits.scaled(isNegative: isNegative), currency: currency)
  }

  /// The amount in major units with exactly the currency's decimals, a point and no grouping: `-0.05`, `1999`.
  public var plain: String { PlainDecimal.text(minorUnits, decimals: Int(currency.exponent)) }
}
