/// A postal address as typed: not checked yet.
///
/// Any field may be empty; which ones a country needs is decided when the address is checked.
public struct AddressDraft: Hashable, Sendable {
  /// The person or company the address is of.
  public var recipient: String
  /// A company or institution, apart from the recipient.
  public var organization: String
  /// The street and number.
  public var street: String
  /// A second line: flat, floor, building.
  public var additionalStreet: String
  /// A part of the city, where addresses name one: a suburb, a district, a townland.
  public var district: String
  /// The city, town or village.
  public var city: String
  /// The first-level area: state, province, prefecture; by its code (`CA`) or one of its names.
  public var region: String
  /// The postcode.
  public var postalCode: String
  /// What large customers are sorted by, such as CEDEX, where addresses have it.
  public var sortingCode: String
  /// The country, two letters (ISO 3166-1).
  public var country: String
  /// The telephone number for the carrier.
  public var phone: String

  /// Describes an address.
  ///
  /// - Parameters:
  ///   - recipient: The person or company the address is of.
  ///   - organization: A company or institution, apart from the recipient.
  ///   - street: The street and number.
  ///   - additionalStreet: A second line: flat, floor, building.
  ///   - district: A part of the city, where addresses name one.
  ///   - city: The city, town or village.
  ///   - region: The first-level area, by its code or one of its names.
  ///   - postalCode: The postcode.
  ///   - sortingCode: What large customers are sorted by, such as CEDEX.
  ///   - country: The country, two letters (ISO 3166-1).
  ///   - phone: The telephone number for the carrier.
  public init(
    recipient: String = "",
    organization: String = "",
    street: String = "",
    additionalStreet: String = "",
    district: String = "",
    city: String = "",
    region: String = "",
    postalCode: String = "",
    sortingCode: String = "",
    country: String = "",
    phone: String = ""
  ) {
    self.recipient = recipient
    self.organization = organization
    self.street = street
    self.additionalStreet = additionalStreet
    self.district = district
    self.city = city
    self.region = region
    self.postalCode = postalCode
    self.sortingCode = sortingCode
    self.country = country
    self.phone = phone
  }

  /// The fields of an address that was checked, as a merchant or a host would write them.
  ///
  /// - Parameter address: The address.
  public init(_ address: PostalAddress) {
    self.init(
      recipient: address.recipient,
      organization: address.organization,
      street: address.street,
      additionalStreet: address.additionalStreet,
      district: address.district,
      city: address.city,
      region: address.region,
      postalCode: address.postalCode,
      sortingCode: address.sortingCode,
      country: address.country.code,
      phone: address.phone
    )
  }

  /// The same address in another country: what belonged to the old country's areas is cleared.
  ///
  /// - Parameter country: The country, two upper-case letters.
  /// - Returns: The draft with district, region, postcode and sorting code empty, or itself when the country is the same.
  public func changingCountry(to country: String) -> AddressDraft {
    guard country != self.country else { return self }
    var changed = self
    changed.country = country
    changed.district = ""
    changed.region = ""
    changed.postalCode = ""
    changed.sortingCode = ""
    return changed
  }
}
