extension AddressDraft {
  /// The fields but the country, in the order in which they are read.
  static let readFields: [FormField] = [
    .recipient, .organization, .street, .additionalStreet, .district, .city, .region, .postalCode, .sortingCode, .phone,
  ]

  /// The text of one field of an address; empty for a field of another form.
  ///
  /// A form that is built from ``AddressFormat/fields`` reads and writes its fields by this.
  ///
  /// - Parameter field: The field; setting one that no address has changes nothing.
  public subscript(field: FormField) -> String {
    get { AddressDraft.path(field).map { self[keyPath: $0] } ?? "" }
    set { if let path = AddressDraft.path(field) { self[keyPath: path] = newValue } }
  }

  /// Whether a field of a form is one of an address.
  package static func hasField(_ field: FormField) -> Bool { path(field) != nil }

  private static func path(_ field: FormField) -> WritableKeyPath<AddressDraft, String>? {
    switch field {
    case .recipient: \.recipient
    case .organization: \.organization
    case .street: \.street
    case .additionalStreet: \.additionalStreet
    case .district: \.district
    case .city: \.city
    case .region: \.region
    case .postalCode: \.postalCode
    case .sortingCode: \.sortingCode
    case .country: \.country
    case .phone: \.phone
    case .email, .cardNumber, .expiry, .securityCode, .holder: nil
    }
  }
}
