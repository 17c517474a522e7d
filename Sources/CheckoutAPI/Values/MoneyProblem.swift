/// What is wrong with an amount of money or a currency.
@nonexhaustive public enum MoneyProblem: String, Error, Hashable, Sendable, CaseIterable {
  /// A currency code is three upper-case letters, and this is not.
  case currencyMalformed = "currency-malformed"
  /// A well-formed code that this release does not know.
  case currencyNotSupportedYet = "currency-not-supported-yet"
  /// Two amounts of different currencies were put together.
  case currencyMismatch = "currency-mismatch"
  /// The result does not fit 64 bits of minor units.
  case overflow = "amount-overflow"
  /// The text is not a plain decimal number.
  case malformed = "amount-malformed"
  /// The text has more decimals than the currency; nothing is rounded.
  case tooManyDigits = "amount-too-many-digits"

  /// What is wrong, in one sentence.
  public var message: String {
    switch self {
    case .currencyMalformed: "A currency code is three upper-case letters, such as EUR."
    case .currencyNotSupportedYet: "This currency is not supported yet."
    case .currencyMismatch: "Amounts of two currencies cannot be put together."
    case .overflow: "The amount is too large to be exact."
    case .malformed: "An amount is digits with at most one decimal point, such as 19.99."
    case .tooManyDigits: "The amount has more decimals than its currency; nothing is rounded."
    }
  }
}
