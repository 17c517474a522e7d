extension FieldProblem {
  /// What is wrong and what to do, without anything of the input.
  public var message: String {
    switch code {
    case .missing: "This is needed; fill it in."
    case .incomplete: "This is not complete yet; go on."
    case .invalid: invalidMessage
    case .unexpected: "Addresses of this country do not have this; it is left out."
    case .unknown: unknownMessage
    case .notAccepted: "The merchant does not take this; use another one."
    case .mismatch: "The postcode seems to lie in another area; check both."
    case .postBox: "This is a post box, where couriers do not deliver; give a street if there is one."
    case .expired: "This has expired; use another one."
    }
  }

  private var invalidMessage: String {
    switch field {
    case .postalCode: "The country has no such postcode; write it as on a letter."
    case .email: "This is no e-mail address; write it as name@example.com."
    case .phone, .recipient, .organization, .street, .additionalStreet, .district, .city, .region, .sortingCode,
      .country:
      "This is too long or has a character that no address has; shorten it or type it again."
    case .cardNumber, .expiry, .securityCode, .holder: "This cannot be right; compare it with the card."
    }
  }

  private var unknownMessage: String {
    switch field {
    case .country: "There is no country of this code; use its two letters of ISO 3166-1, such as DE."
    case .region: "The country has no such area; choose one of the list."
    default: "This is not one of those that exist; choose another one."
    }
  }
}
