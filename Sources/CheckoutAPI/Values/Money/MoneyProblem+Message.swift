extension MoneyProblem {
  /// What is wrong and what to do, without anything of the input.
  public var message: String {
    switch self {
    case .currencyMalformed: "A currency code is three upper-case letters, such as EUR."
    case .currencyUnknown: "ISO 4217 lists no such currency; use one of its codes, such as EUR."
    case .currencyWithdrawn(let successor):
      if let successor {
        "This currency was withdrawn; use \(successor.code), which took its place."
      } else {
        "This currency was withdrawn; use one that is in use."
      }
    case .currencyNotPayable: "Nobody is paid in this unit; use a currency, such as EUR."
    case .currencyMismatch: "Amounts of two currencies cannot be put together; convert one of them first."
    case .negative: "A price, a rate or something taken off is zero or more."
    case .emptySumNeedsCurrency: "A sum of no amounts has no currency; name the currency."
    case .overflow: "The number is too large to be exact; use a smaller one."
    case .divisionByZero: "Nothing can be divided by zero; use another divisor."
    case .partsOutOfRange: "An amount is split into 1 to 1,000,000 parts."
    case .weightsEmpty: "An amount is allocated by at least one weight."
    case .weightNegative: "A weight is zero or more."
    case .weightsAllZero: "At least one weight is more than zero, or nobody takes the amount."
    case .textEmpty: "There is no amount; write one, such as 19.99."
    case .signRefused: "No sign is read here; write the amount alone, such as 19.99."
    case .groupingRefused: "Digits are not grouped like this; write 1234.56 for one thousand and more."
    case .spaceRefused: "No spaces are read here; write the amount alone, such as 19.99."
    case .exponentRefused: "No exponent is read; write all digits, such as 1000."
    case .digitsRefused: "Only the digits 0 to 9 are read here."
    case .malformed: "An amount is digits with at most one decimal separator, such as 19.99."
    case .tooManyDigits: "The amount has more decimals than its currency; nothing is rounded."
    case .wireMalformed: "An amount is an object such as {\"currency\":\"EUR\",\"minorUnits\":1999}."
    case .wireMembers: "An amount has the members currency and minorUnits, each once, and no other."
    case .wireNotWhole: "The minor units are a whole number, such as 1999: no decimals, no exponent, no text."
    }
  }
}
