/// A postal address that was checked: every field its country needs is there, and none it does not use.
public struct PostalAddress: Hashable, Sendable {
  /// The person or company the address is of.
  public let recipient: String
  /// A company or institution, apart from the recipient; may be empty.
  public let organization: String
  /// The street and number.
  public let street: String
  /// A second line; may be empty.
  public let additionalStreet: String
  /// A part of the city; may be empty.
  public let district: String
  /// The city, town or village; empty where the country's addresses have none.
  public let city: String
  /// The first-level area by its code, see ``AddressArea``; empty where the country has none.
  public let region: String
  /// The postcode in the country's own writing, see ``PostalCode``; empty where the country has none.
  public let postalCode: String
  /// What large customers are sorted by, such as CEDEX; may be empty.
  public let sortingCode: String
  /// The country.
  public let country: CountryCode
  /// The telephone number for the carrier; may be empty.
  public let phone: String

  /// Takes the fields that a reading accepted.
  init(accepting draft: AddressDraft, country: CountryCode) {
    recipient = draft.recipient
    organization = draft.organization
    street = draft.street
    additionalStreet = draft.additionalStreet
    district = draft.district
    city = draft.city
    region = draft.region
    postalCode = draft.postalCode
    sortingCode = draft.sortingCode
    self.country = country
    phone = draft.phone
  }
}

/// An address the shopper saved with the host, offered on the address step.
public struct SavedAddress: Hashable, Sendable, Identifiable {
  /// The host's name for it.
  public let id: SavedAddressID
  /// The address as it was saved: it is checked again whenever it is chosen.
  public let address: AddressDraft

  /// Describes a saved address.
  ///
  /// - Parameters:
  ///   - id: The host's name for it.
  ///   - address: The address as it was saved.
  public init(id: SavedAddressID, address: AddressDraft) {
    self.id = id
    self.address = address
  }
}
