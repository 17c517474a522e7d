import CheckoutAPI

/// How the vectors of each group are run through the API that a user would call.
enum AddressReadings {
  static let all: [String: VectorRun.Reading] = [
    "country": country, "postal-valid": postcode, "postal-check": postcode, "postal-digits": digits,
    "no-postal-code": unusedPostcode, "postal-normalise": normalisedPostcode, "postal-country-hint": countryHint,
    "postal-admin": postcodeOfArea, "postal-partial": beginning, "admin-normalise": area,
    "address-validate": validation, "address-format": label, "address-oneline": oneLine, "po-box": postBox,
    "upper": capitals,
  ]

  /// The policy of vectors: they know nothing of recipients.
  static let policy = AddressPolicy(needsRecipient: false)

  /// The country of a vector.
  static func countryCode(_ vector: Vector) throws -> CountryCode {
    let code = try vector.input.need("country").text()
    guard let country = CountryCode(code) else { throw Unreadable("there is no country \(code)") }
    return country
  }

  /// The fields of an address by the names of vectors.
  static func draft(_ input: Datum) throws -> AddressDraft {
    var draft = AddressDraft()
    for (name, value) in input.members where !["language", "international"].contains(name) && value != .null {
      if name == "street" {
        let lines = try (try? value.list())?.map { try $0.text() } ?? split(try value.text())
        draft.street = lines.first ?? ""
        draft.additionalStreet = lines.dropFirst().joined(separator: ", ")
      } else {
        guard let field = fields[name] else { throw Unreadable("an address has no field \(name)") }
        draft[field] = try value.text()
      }
    }
    return draft
  }

  private static func split(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// The fields by the names of vectors.
  static let fields: [String: FormField] = [
    "name": .recipient, "recipient": .recipient, "organization": .organization, "street": .street,
    "street2": .additionalStreet, "additionalStreet": .additionalStreet, "dependentLocality": .district,
    "district": .district, "sublocality": .district, "cityArea": .district, "city": .city, "locality": .city,
    "adminArea": .region, "region": .region, "state": .region, "postalCode": .postalCode, "sortingCode": .sortingCode,
    "country": .country, "phone": .phone,
  ]

  /// Holds a flag against what is expected, where that is said: what the sources disagree about is null.
  static func difference(_ actual: Bool, _ expected: Datum, _ name: String) -> String? {
    guard case .flag(let flag)? = expected[name], flag != actual else { return nil }
    return "\(name) is \(actual)"
  }
}
