/// What is wrong with an amount of money, a currency or a decimal number.
@nonexhaustive public enum MoneyProblem: Error, Hashable, Sendable {
  /// A currency code is three upper-case letters, and this is not.
  case currencyMalformed
  /// A well-formed code that ISO 4217 does not list.
  case currencyUnknown
  /// A code that ISO 4217 lists no more; the code that took its place, where there is one.
  case currencyWithdrawn(successor: Currency?)
  /// A fund, a unit of account, a metal or a test code: nobody is paid in it.
  case currencyNotPayable
  /// Amounts of different currencies were put together.
  case currencyMismatch
  /// A price, a rate or something taken off is below zero.
  case negative
  /// The sum of no amounts has no currency of its own.
  case emptySumNeedsCurrency
  /// The result, or all digits of a decimal number together, do not fit 64 bits.
  case overflow
  /// Something was divided by zero.
  case divisionByZero
  /// An amount was divided among nobody, or among more than a million.
  case partsOutOfRange
  /// An amount was allocated by no weights at all.
  case weightsEmpty
  /// A weight is below zero.
  case weightNegative
  /// All weights are zero: nobody takes the amount.
  case weightsAllZero
  /// The text is empty.
  case textEmpty
  /// The text has a sign where none is read.
  case signRefused
  /// The text has grouping separators where none are read, or not where they belong.
  case groupingRefused
  /// The text has a space where none is read.
  case spaceRefused
  /// The text is written with an exponent, as in `1e3`.
  case exponentRefused
  /// The text has digits of another script where ASCII digits are read.
  case digitsRefused
  /// The text is not a decimal number.
  case malformed
  /// More decimals than the currency has; nothing is rounded unless it was asked for.
  case tooManyDigits
  /// The wire form is not the object that it has to be.
  case wireMalformed
  /// The wire form has a member missing, twice, or too many.
  case wireMembers
  /// The minor units of the wire form are not a whole number.
  case wireNotWhole

  /// A stable word for the rule that failed, in kebab-case.
  public var code: String {
    switch self {
    case .currencyMalformed: "currency-malformed"
    case .currencyUnknown: "currency-unknown"
    case .currencyWithdrawn: "currency-withdrawn"
    case .currencyNotPayable: "currency-not-payable"
    case .currencyMismatch: "currency-mismatch"
    case .negative: "amount-negative"
    case .emptySumNeedsCurrency: "empty-sum-needs-currency"
    case .overflow: "amount-overflow"
    case .divisionByZero: "division-by-zero"
    case .partsOutOfRange: "parts-out-of-range"
    case .weightsEmpty: "weights-empty"
    case .weightNegative: "weight-negative"
    case .weightsAllZero: "weights-all-zero"
    case .textEmpty: "amount-empty"
    case .signRefused: "amount-sign-refused"
    case .groupingRefused: "amount-grouping-refused"
    case .spaceRefused: "amount-space-refused"
    case .exponentRefused: "amount-exponent-refused"
    case .digitsRefused: "amount-digits-refused"
    case .malformed: "amount-malformed"
    case .tooManyDigits: "amount-too-many-digits"
    case .wireMalformed: "wire-malformed"
    case .wireMembers: "wire-members"
    case .wireNotWhole: "wire-not-whole"
    }
  }
}
