/// What a country asks of one field of an address.
public struct AddressFieldRule: Hashable, Sendable {
  /// The field.
  public let field: FormField
  /// What the country calls it.
  public let label: AddressFieldLabel
  /// Whether an address without it is not accepted.
  public let isRequired: Bool
  /// Whether the data of the country says that it is written in capitals; by this country or by custom.
  public let isUpperCased: Bool

  init(_ field: FormField, _ label: AddressFieldLabel, isRequired: Bool = false, isUpperCased: Bool = false) {
    self.field = field
    self.label = label
    self.isRequired = isRequired
    self.isUpperCased = isUpperCased
  }

  /// What a form asks for before the country is known.
  ///
  /// - Parameter policy: What is asked beyond the country's own rules.
  /// - Returns: The rules in the order of an address in most of Europe, the country first.
  public static func withoutCountry(_ policy: AddressPolicy = AddressPolicy()) -> [AddressFieldRule] {
    [
      AddressFieldRule(.country, .country, isRequired: true),
      AddressFieldRule(.recipient, .recipient, isRequired: policy.needsRecipient),
      AddressFieldRule(.organization, .organization), AddressFieldRule(.street, .street, isRequired: true),
      AddressFieldRule(.additionalStreet, .additionalStreet), AddressFieldRule(.city, .city, isRequired: true),
      AddressFieldRule(.region, .province), AddressFieldRule(.postalCode, .postalCode),
      AddressFieldRule(.phone, .phone),
    ]
  }
}
