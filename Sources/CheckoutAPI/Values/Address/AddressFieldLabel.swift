/// What a country calls a field of its addresses, such as *ZIP code* or *Prefecture*.
///
/// A stable word, to be looked up in an app's own translations; ``words`` is the English one.
///
/// Source: the types of fields in Google's address data.
@nonexhaustive public enum AddressFieldLabel: String, Hashable, Sendable, CaseIterable {
  /// The person or company.
  case recipient
  /// A company or institution, apart from the recipient.
  case organization
  /// Street and number.
  case street
  /// A second line of the street.
  case additionalStreet = "additional-street"
  /// The country.
  case country
  /// The telephone number.
  case phone
  /// What large customers are sorted by, such as CEDEX.
  case sortingCode = "sorting-code"
  /// A postcode without a name of its own.
  case postalCode = "postal"
  /// The postcode of the United States.
  case zipCode = "zip"
  /// The postcode of Ireland.
  case eircode
  /// The postcode of India.
  case pinCode = "pin"
  /// A city, town or village.
  case city
  /// A town that mail is sorted in.
  case postTown = "post-town"
  /// A part of a city.
  case suburb
  /// A part of a city, where people speak of neighbourhoods.
  case neighborhood
  /// An Irish townland.
  case townland
  /// A village or township of Malaysia.
  case villageTownship = "village-township"
  /// A district: of a city or of a country.
  case district
  /// A province.
  case province
  /// A state.
  case state
  /// An island.
  case island
  /// A department.
  case department
  /// A parish.
  case parish
  /// A county.
  case county
  /// An oblast.
  case oblast
  /// An emirate.
  case emirate
  /// An area of Hong Kong.
  case area
  /// A prefecture.
  case prefecture
  /// A province or city of Korea.
  case doSi = "do-si"

  /// The label in English.
  public var words: String {
    switch self {
    case .recipient: "Name"
    case .organization: "Company"
    case .street: "Street"
    case .additionalStreet: "Street, line 2"
    case .country: "Country"
    case .phone: "Phone"
    case .sortingCode: "Sorting code"
    case .postalCode: "Postcode"
    case .zipCode: "ZIP code"
    case .eircode: "Eircode"
    case .pinCode: "PIN code"
    case .city: "City"
    case .postTown: "Post town"
    case .suburb: "Suburb"
    case .neighborhood: "Neighbourhood"
    case .townland: "Townland"
    case .villageTownship: "Village or township"
    case .district: "District"
    case .province: "Province"
    case .state: "State"
    case .island: "Island"
    case .department: "Department"
    case .parish: "Parish"
    case .county: "County"
    case .oblast: "Oblast"
    case .emirate: "Emirate"
    case .area: "Area"
    case .prefecture: "Prefecture"
    case .doSi: "Do or si"
    }
  }

  // In the order of the types in the generated table.
  static let postcodes: [AddressFieldLabel] = [.postalCode, .zipCode, .eircode, .pinCode]
  static let areas: [AddressFieldLabel] = [
    .province, .state, .island, .department, .parish, .county, .oblast, .emirate, .area, .prefecture, .doSi, .district,
  ]
  static let localities: [AddressFieldLabel] = [.city, .district, .postTown, .suburb]
  static let sublocalities: [AddressFieldLabel] = [.suburb, .neighborhood, .district, .townland, .villageTownship]
}
