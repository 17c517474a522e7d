import CheckoutAPI

/// Decides whether an address can be delivered to, as far as this release knows its country.
enum AddressRules {
  /// The longest a field may be, in bytes.
  static let longestField = 256

  /// Checks an address: either it is accepted, or at least one problem says why not.
  ///
  /// - Complexity: O(*n*) in the length of the fields.
  static func check(_ draft: AddressDraft) -> (accepted: PostalAddress?, problems: [FieldProblem]) {
    var clean = draft.trimmed
    guard !clean.country.isEmpty else { return (nil, [FieldProblem(.country, .missing)]) }
    guard let country = CountryCode(clean.country) else { return (nil, [FieldProblem(.country, .unknown)]) }
    guard let rule = CountryRule.rule(for: country) else { return (nil, [FieldProblem(.country, .notSupportedYet)]) }

    var problems: [FieldProblem] = []
    for field in AddressField.allCases {
      let value = field.value(in: clean)
      if value.isEmpty {
        if rule.requires(field) { problems.append(FieldProblem(field.formField, .missing)) }
      } else if value.utf8.count > longestField || value.unicodeScalars.contains(where: Trimming.isControl) {
        problems.append(FieldProblem(field.formField, .invalid))
      } else if field == .region {
        switch rule.regions.read(value) {
        case .written(let code): clean.region = code
        case .wrong(let problem): problems.append(FieldProblem(.region, problem))
        }
      } else if field == .postalCode {
        switch rule.postcodes.read(value, in: country) {
        case .written(let text): clean.postalCode = text
        case .wrong(let code): problems.append(FieldProblem(.postalCode, code))
        }
      }
    }
    return problems.isEmpty ? (PostalAddress(accepting: clean, country: country), []) : (nil, problems)
  }
}

/// What became of a field that was typed.
enum FieldReading: Equatable {
  /// It is right, written as the country writes it.
  case written(String)
  /// It is not.
  case wrong(FieldProblem.Code)
}

/// The fields of an address that a country may ask for.
enum AddressField: CaseIterable, Sendable {
  case recipient, organization, street, additionalStreet, city, region, postalCode, phone

  func value(in draft: AddressDraft) -> String {
    switch self {
    case .recipient: draft.recipient
    case .organization: draft.organization
    case .street: draft.street
    case .additionalStreet: draft.additionalStreet
    case .city: draft.city
    case .region: draft.region
    case .postalCode: draft.postalCode
    case .phone: draft.phone
    }
  }

  var formField: FormField {
    switch self {
    case .recipient: .recipient
    case .organization: .organization
    case .street: .street
    case .additionalStreet: .additionalStreet
    case .city: .city
    case .region: .region
    case .postalCode: .postalCode
    case .phone: .phone
    }
  }
}

extension AddressDraft {
  fileprivate var trimmed: AddressDraft {
    AddressDraft(
      recipient: Trimming.trimmed(recipient),
      organization: Trimming.trimmed(organization),
      street: Trimming.trimmed(street),
      additionalStreet: Trimming.trimmed(additionalStreet),
      city: Trimming.trimmed(city),
      region: Trimming.trimmed(region),
      postalCode: Trimming.trimmed(postalCode),
      country: Trimming.trimmed(country),
      phone: Trimming.trimmed(phone)
    )
  }
}
