extension AddressDraft {
  /// The fields but the country, in the order in which they are read.
  package static let readFields: [FormField] = [
    .recipient, .organization, .street, .additionalStreet, .district, .city, .region, .postalCode, .sortingCode, .phone,
  ]

  /// The text of one field of an address; empty for a field of another form.
  ///
  /// A form that is built from ``AddressFormat/fields`` reads and writes its fields by this.
  ///
  /// - Parameter field: The field; setting one that no address has changes nothing.
  public subscript(field: FormField) -> String {
    get {
      switch field {
      case .recipient: recipient
      case .organization: organization
      case .street: street
      case .additionalStreet: additionalStreet
      case .district: district
      case .city: city
      case .region: region
      case .postalCode: postalCode
      case .sortingCode: sortingCode
      case .country: country
      case .phone: phone
      case .email, .cardNumber, .expiry, .securityCode, .holder: ""
      }
    }
    set {
      switch field {
      case .recipient: recipient = newValue
      case .organization: organization = newValue
      case .street: street = newValue
      case .additionalStreet: additionalStreet = newValue
      case .district: district = newValue
      case .city: city = newValue
      case .region: region = newValue
      case .postalCode: postalCode = newValue
      case .sortingCode: sortingCode = newValue
      case .country: country = newValue
      case .phone: phone = newValue
      case .email, .cardNumber, .expiry, .securityCode, .holder: break
      }
    }
  }

  /// Whether a field of a form is one of an address.
  package static func hasField(_ field: FormField) -> Bool { field == .country || readFields.contains(field) }
}
