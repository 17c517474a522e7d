extension CardBrand {
  /// Its name as it stands on the card; the text of an unlisted scheme as it is.
  public var displayName: String {
    switch self {
    case .visa: "Visa"
    case .mastercard: "Mastercard"
    case .amex: "American Express"
    case .diners: "Diners Club"
    case .discover: "Discover"
    case .jcb: "JCB"
    case .unionpay: "UnionPay"
    case .maestro: "Maestro"
    case .elo: "Elo"
    case .hipercard: "Hipercard"
    case .hiper: "Hiper"
    case .naranja: "Naranja"
    case .mir: "Mir"
    case .troy: "Troy"
    case .verve: "Verve"
    case .rupay: "RuPay"
    case .uatp: "UATP"
    case .cartesBancaires: "Cartes Bancaires"
    case .bancontact: "Bancontact"
    case .dankort: "Dankort"
    default: rawValue
    }
  }

  /// How many digits its numbers may have, in rising order; 12 to 19 for an unlisted scheme.
  ///
  /// Source: the schemes' own rules, as the `credit-card-type` table of 2026 has them; Visa also of 13 digits,
  /// which old cards have.
  public var numberLengths: [Int] {
    switch self {
    case .visa: [13, 16, 18, 19]
    case .mastercard, .elo, .hipercard, .hiper, .naranja, .troy, .rupay: [16]
    case .amex, .uatp: [15]
    case .diners: [14, 16, 19]
    case .discover, .jcb, .mir: [16, 17, 18, 19]
    case .unionpay: [14, 15, 16, 17, 18, 19]
    case .verve: [16, 18, 19]
    default: [12, 13, 14, 15, 16, 17, 18, 19]
    }
  }

  /// Whether the last digit of every number checks the others.
  ///
  /// UnionPay issues numbers for which it does not. Source: the UnionPay switch of Braintree's `card-validator`.
  public var enforcesLuhn: Bool { self != .unionpay }

  /// How many digits the code printed on the card has.
  public var securityCodeLength: Int { self == .amex ? 4 : 3 }

  /// What the scheme calls the code printed on the card.
  public var securityCodeName: String {
    switch self {
    case .mastercard, .maestro, .hipercard, .hiper: "CVC"
    case .amex, .discover: "CID"
    case .unionpay: "CVN"
    case .mir: "CVP2"
    case .elo: "CVE"
    default: "CVV"
    }
  }

  /// How the digits of a number stand in groups on the card.
  ///
  /// - Parameter count: How many digits there are so far.
  /// - Returns: After how many digits a group ends, in rising order.
  func groupEnds(forDigits count: Int) -> [Int] {
    switch self {
    case .amex: [4, 10]
    case .uatp: [4, 9]
    case .diners where count <= 14: [4, 10]
    default: [4, 8, 12, 16]
    }
  }
}
