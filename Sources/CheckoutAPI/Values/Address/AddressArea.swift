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
  /// - Parameter code: The code in its country's writing.
  func mayHold(_ code: String) -> Bool {
    if beginnings.isEmpty { return true }
    var start = beginnings.utf8.startIndex
    while true {
      let end = beginnings.utf8[start...].firstIndex(of: UInt8(ascii: ",")) ?? beginnings.utf8.endIndex
      if AddressArea.begins(code, beginnings.utf8[start..<end]) { return true }
      if end == beginnings.utf8.endIndex { return false }
      start = beginnings.utf8.index(after: end)
    }
  }

  /// Whether a code begins so: `0[456]` takes 04, 05 and 06.
  private static func begins(_ code: String, _ pattern: Substring.UTF8View) -> Bool {
    var symbols = code.utf8.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }.makeIterator()
    var symbol = symbols.next()
    var inside = false
    var isMet = false
    for byte in pattern {
      switch byte {
      case UInt8(ascii: "["): (inside, isMet) = (true, false)
      case UInt8(ascii: "]"):
        guard isMet else { return false }
        inside = false
        symbol = symbols.next()
      default:
        let isSame = symbol == byte
        if inside {
          isMet = isMet || isSame
        } else {
          guard isSame else { return false }
          symbol = symbols.next()
        }
      }
    }
    return true
  }
}
