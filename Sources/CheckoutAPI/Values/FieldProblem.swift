/// A field of a form, by the name it has on the command line and in JSON.
@nonexhaustive public enum FormField: String, Hashable, Sendable, CaseIterable {
  /// The e-mail address of the contact.
  case email
  /// The telephone number.
  case phone
  /// The person or company an address is of.
  case recipient
  /// A company or institution, apart from the recipient.
  case organization
  /// The street and number.
  case street
  /// A second line of the street.
  case additionalStreet = "additional-street"
  /// A part of a city.
  case district
  /// The city, town or village.
  case city
  /// The state, province or prefecture.
  case region
  /// The postcode.
  case postalCode = "postal-code"
  /// What large customers are sorted by, such as CEDEX.
  case sortingCode = "sorting-code"
  /// The country.
  case country
  /// The number of a card.
  case cardNumber = "card-number"
  /// The month and year a card expires.
  case expiry
  /// The code printed on a card.
  case securityCode = "security-code"
  /// The name on a card.
  case holder
}

/// One thing wrong with one field of a form.
public struct FieldProblem: Hashable, Sendable {
  /// What is wrong, in a stable word.
  @nonexhaustive public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The field is needed and empty.
    case missing
    /// What is there could still become right.
    case incomplete
    /// What is there cannot be right.
    case invalid
    /// The field does not exist in this country, and is left out.
    case unexpected
    /// The value is not one of those that exist.
    case unknown
    /// It is right, and the merchant does not take it.
    case notAccepted = "not-accepted"
    /// It is right by itself, and does not go with another field.
    case mismatch
    /// It is a post box, where couriers do not deliver.
    case postBox = "post-box"
    /// It was right once and is over.
    case expired
  }

  /// The field.
  public let field: FormField
  /// What is wrong with it.
  public let code: Code

  package init(_ field: FormField, _ code: Code) {
    self.field = field
    self.code = code
  }
}
