/// A country or territory that addresses are written in, by its alpha-2 code.
///
/// Codes of ISO 3166-1 as of 2026, and three that it does not assign but mail is sent to: Ascension (`AC`), Tristan da
/// Cunha (`TA`) and Kosovo (`XK`). Source of the codes: Google's address data.
public struct CountryCode: Hashable, Sendable, CustomStringConvertible {
  /// Its place in the table of addresses.
  let row: UInt8

  /// Finds a country by its code.
  ///
  /// - Parameter code: Two upper-case ASCII letters.
  /// - Returns: `nil` when no mail is sent to a country of this code.
  /// - Complexity: O(log *n*) in the number of countries.
  public init?(_ code: String) {
    guard code.utf8.count == 2, let letters = CountryCode.pack(code), let row = AddressTable.row(of: letters) else {
      return nil
    }
    self.row = UInt8(truncatingIfNeeded: row)
  }

  /// Every country, in the order of the codes.
  ///
  /// - Complexity: O(*n*) in the number of countries.
  public static var all: [CountryCode] {
    AddressTable.words.indices.map { CountryCode(row: UInt8(truncatingIfNeeded: $0)) }
  }

  /// The code, two upper-case letters.
  public var code: String {
    let letters = AddressTable.letters(of: AddressTable.word(of: Int(row)))
    var text = ""
    for shift in [5, 0] as [UInt64] {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: letters >> shift & 31) + 64))
    }
    return text
  }

  /// Whether ISO 3166-1 assigns the code: systems that know no other refuse the three it does not.
  public var isAssigned: Bool { !["AC", "TA", "XK"].contains(code) }

  /// The code.
  public var description: String { code }

  private init(row: UInt8) { self.row = row }

  private static func pack(_ code: String) -> UInt64? {
    var packed: UInt64 = 0
    for byte in code.utf8 {
      guard byte >= 65, byte <= 90 else { return nil }
      packed = packed << 5 | UInt64(byte - 64)
    }
    return packed
  }
}
