/// A postcode of a country, as that country writes it.
///
/// Read whatever its case, spaces, and the scripts of its digits: `sw1a1aa` is SW1A 1AA, `A-6020` is the Austrian 6020,
/// `1050` the Latvian LV-1050. The whole text has to be a code; nothing is guessed or repaired.
public struct PostalCode: Hashable, Sendable, CustomStringConvertible {
  /// The code in the country's own writing.
  public let text: String
  /// The country.
  public let country: CountryCode

  /// Reads a postcode.
  ///
  /// Read as typed; then without what names the country, by its ISO code or the sign of its vehicles; then with the
  /// letters that all codes of the country begin with. White space around it counts for nothing. A hyphen is taken only
  /// where the code has a separator, or behind what names the country; never before the first character.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - country: The country.
  /// - Throws: ``PostalCodeProblem``: nothing was typed, the country has no postcodes, or it is none of them.
  /// - Complexity: O(*n*) in the length of the text; more than 1,024 bytes are refused unread.
  public init(_ text: String, in country: CountryCode) throws(PostalCodeProblem) {
    guard text.utf8.count <= AddressText.longestRead else { throw .invalid }
    guard AddressFormat(country).has(.postalCode, in: .used) else {
      throw AddressText.isBlank(text) ? .missing : .unused
    }
    guard let written = PostcodeReading.of(country).read(text) else {
      throw AddressText.isBlank(text) ? .missing : .invalid
    }
    self.text = written
    self.country = country
  }

  /// Whether typing on can make a postcode of a text, or it is one: to be asked while somebody types.
  ///
  /// What names the country, spaces and separators may be typed too: `A-` begins an Austrian code, `90210-` one of the
  /// United States. A text in which nobody can see anything begins a code of any country.
  ///
  /// - Parameters:
  ///   - text: What was typed so far.
  ///   - country: The country.
  /// - Complexity: O(*n*) in the length of the text; more than 1,024 bytes are refused unread.
  public static func isBeginning(_ text: String, in country: CountryCode) -> Bool {
    guard text.utf8.count <= AddressText.longestRead else { return false }
    return AddressText.isBlank(text) || PostcodeReading.of(country).isBeginning(text)
  }

  /// The code.
  public var description: String { text }
}

/// Why a text is not taken for a postcode.
@nonexhaustive public enum PostalCodeProblem: Error, Hashable, Sendable, CaseIterable {
  /// Nothing was typed.
  case missing
  /// It is no code of the country.
  case invalid
  /// Addresses of the country have no postcode.
  case unused

  /// What is wrong and what to do, without anything of the input.
  public var message: String {
    switch self {
    case .missing: "There is no postcode; write the one of the address."
    case .invalid: "The country has no such postcode; write it as on a letter."
    case .unused: "Addresses of this country have no postcode; leave it out."
    }
  }
}
