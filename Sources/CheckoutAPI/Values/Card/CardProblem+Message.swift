extension CardProblem: CustomStringConvertible {
  /// What is wrong and what to do, in one sentence; never anything of what was typed.
  public var message: String {
    switch self {
    case .numberMissing: "There is no card number: enter the digits on the card."
    case .numberNotDigits: "A card number has only digits, spaces and dashes: take out the rest."
    case .numberTooShort: "The card number is too short: enter the digits that are missing."
    case .numberTooLong: "The card number is too long: take out the digits that are too many."
    case .numberOfNoScheme: "No card has a number that begins like this: compare the first digits with the card."
    case .numberCheckDigit: "The card number has a wrong digit: compare it with the card."
    case .networkNotAccepted: "Cards of this scheme are not taken here: use another card or another way to pay."
    case .networkNotOnCard: "The scheme that was chosen is not on this card: choose one of those that are."
    case .networkMalformed: "The scheme of the card cannot be read: choose another one, or none."
    case .expiryMissing: "There is no expiry: enter the month and year on the card."
    case .expiryIncomplete: "The expiry is not complete: enter the month and the year, as in 05/30."
    case .expiryMalformed: "The expiry is not a month and a year: write it as in 05/30."
    case .expiryMonth: "There is no such month: enter 01 to 12."
    case .expired: "The card has expired: use another card."
    case .expiryTooFar: "No card is good for so long: compare the year with the card."
    case .codeMissing: "There is no security code: enter the code printed on the card."
    case .codeNotDigits: "A security code has only digits: take out the rest."
    case .codeTooShort: "The security code is too short: enter the digits that are missing."
    case .codeTooLong: "The security code is too long: take out the digits that are too many."
    case .holderInvalid: "The name cannot be used: shorten it to 256 bytes, without control characters."
    }
  }

  /// The message.
  public var description: String { message }
}
