/// Why the details of a card were refused: which rule, of which field, and what to do.
@nonexhaustive public enum CardProblem: String, Error, Hashable, Sendable, CaseIterable {
  /// No number was entered.
  case numberMissing = "number-missing"
  /// There is something in the number that is no digit, space or dash.
  case numberNotDigits = "number-not-digits"
  /// The number has fewer digits than its scheme's numbers have.
  case numberTooShort = "number-too-short"
  /// The number has more digits than its scheme's numbers have.
  case numberTooLong = "number-too-long"
  /// No scheme issues numbers that begin so.
  case numberOfNoScheme = "number-of-no-scheme"
  /// The check digit does not agree with the others.
  case numberCheckDigit = "number-check-digit"
  /// The merchant takes none of the card's schemes.
  case networkNotAccepted = "network-not-accepted"
  /// The scheme that was chosen is none of the card's.
  case networkNotOnCard = "network-not-on-card"
  /// What was given as a scheme has not the form of a scheme's name.
  case networkMalformed = "network-malformed"
  /// No expiry was entered.
  case expiryMissing = "expiry-missing"
  /// The expiry lacks its month or its year, or a part of them.
  case expiryIncomplete = "expiry-incomplete"
  /// The expiry is not a month and a year.
  case expiryMalformed = "expiry-malformed"
  /// There is no such month.
  case expiryMonth = "expiry-month"
  /// The month is over.
  case expired
  /// No card is good for so long.
  case expiryTooFar = "expiry-too-far"
  /// No code was entered.
  case codeMissing = "code-missing"
  /// There is something in the code that is no digit.
  case codeNotDigits = "code-not-digits"
  /// The code has fewer digits than its scheme's codes have.
  case codeTooShort = "code-too-short"
  /// The code has more digits than its scheme's codes have.
  case codeTooLong = "code-too-long"
  /// The name on the card is longer than 256 bytes, or has control characters.
  case holderInvalid = "holder-invalid"

  /// The stable word for programs, in kebab-case.
  public var code: String { rawValue }

  /// The field it is about.
  public var field: FormField {
    switch self {
    case .numberMissing, .numberNotDigits, .numberTooShort, .numberTooLong, .numberOfNoScheme, .numberCheckDigit,
      .networkNotAccepted, .networkNotOnCard, .networkMalformed:
      .cardNumber
    case .expiryMissing, .expiryIncomplete, .expiryMalformed, .expiryMonth, .expired, .expiryTooFar: .expiry
    case .codeMissing, .codeNotDigits, .codeTooShort, .codeTooLong: .securityCode
    case .holderInvalid: .holder
    }
  }

  /// What is wrong, in the word that every form has for it.
  public var fieldProblem: FieldProblem { FieldProblem(field, word) }

  private var word: FieldProblem.Code {
    switch self {
    case .numberMissing, .expiryMissing, .codeMissing: .missing
    case .numberTooShort, .expiryIncomplete, .codeTooShort: .incomplete
    case .expired: .expired
    case .networkNotAccepted: .notAccepted
    case .networkNotOnCard: .unknown
    case .numberNotDigits, .numberTooLong, .numberOfNoScheme, .numberCheckDigit, .expiryMalformed, .expiryMonth,
      .expiryTooFar, .codeNotDigits, .codeTooLong, .holderInvalid, .networkMalformed:
      .invalid
    }
  }
}
