/// A first-level area of a country: a state, province, prefecture or county.
///
/// Source: Google's address data.
public struct AddressArea: Hashable, Sendable {
  /// How mail writes it, and an address keeps it: `CA`, `東京都`, `Co. Dublin`.
  public let code: String
  /// Its part of the code of ISO 3166-2, such as `13` of `JP-13`; `nil` where the data has none.
  public let isoCode: String?
  /// What people call it, to be shown in a list: `California`.
  public let name: String
  /// Its name in Latin letters; the same as the name where that is Latin already.
  public let latinName: String
  /// How the postcodes of the area begin, as alternatives; empty where nothing is known.
  private let beginnings: String
  /// Other names that people type.
  let otherNames: [String]

  /// Reads a row of the table: code, ISO code, Latin name, name, beginnings of postcodes, other names.
  init?(_ row: Substring) {
    let parts = row.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count >= 5 else { return nil }
    code = String(parts[0])
    isoCode = parts[1].isEmpty ? nil : String(parts[1])
    name = parts[3].isEmpty ? code : String(parts[3])
    latinName = parts[2].isEmpty ? name : String(parts[2])
    beginnings = String(parts[4])
    otherNames = parts.dropFirst(5).map(String.init)
  }

  /// How a Latin label writes it: the Latin name where the code is in another script, else the code.
  var latinCode: String { code.utf8.allSatisfy { $0 < 128 } ? code : hasOwnLatinName ? latinName : code }

  private var hasOwnLatinName: Bool { latinName != name }

  /// Whether a postcode may lie in the area; also when nothing is known of its postcodes.
  ///
  /// - Parameter symbols: The letters and digits of the code.
  func mayHold(_ symbols: [UInt8]) -> Bool {
    beginnings.isEmpty
      || beginnings.utf8.split(separator: UInt8(ascii: ",")).contains { AddressArea.begins(symbols, $0) }
  }

  /// Whether a code begins so: `0[456]` takes 04, 05 and 06.
  private static func begins(_ symbols: [UInt8], _ pattern: Substring.UTF8View) -> Bool {
    var rest = symbols[...]
    var inside = false
    var isMet = false
    for byte in pattern {
      switch byte {
      case UInt8(ascii: "["): (inside, isMet) = (true, false)
      case UInt8(ascii: "]"):
        guard isMet else { return false }
        inside = false
        rest = rest.dropFirst()
      default:
        let isSame = rest.first == byte
        if inside {
          isMet = isMet || isSame
        } else {
          guard isSame else { return false }
          rest = rest.dropFirst()
        }
      }
    }
    return true
  }
}
