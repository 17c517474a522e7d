/// The first-level areas of one country, and how to find one by what was typed.
struct AddressAreas: Sendable {
  /// The areas, in the order of the data.
  let list: [AddressArea]
  private let byName: [String: Int]

  private init(_ text: String) {
    list = text.split(separator: "~").compactMap(AddressArea.init)
    var names: [String: Int] = [:]
    // A code wins over another area's name, wherever both are written alike.
    let kinds: [(AddressArea) -> [String]] = [
      { [$0.code] }, { [$0.isoCode].compactMap(\.self) }, { [$0.name, $0.latinName] }, { $0.otherNames },
    ]
    for kind in kinds {
      for (index, area) in list.enumerated() {
        for name in kind(area) where names[AddressAreas.key(name)] == nil { names[AddressAreas.key(name)] = index }
      }
    }
    byName = names
  }

  /// Finds an area by its code, its ISO code or a name in any of the country's languages, whatever the case.
  func find(_ text: String) -> AddressArea? {
    byName[AddressAreas.key(text)].flatMap { $0 < list.count ? list[$0] : nil }
  }

  /// Small letters by no locale: in Turkish, too, an I is an i.
  private static func key(_ text: String) -> String { text.lowercased() }

  /// Those of a country; `nil` where the data has none.
  static func of(_ country: CountryCode) -> AddressAreas? { byRow[country.row] }

  private static let byRow: [UInt8: AddressAreas] = Dictionary(
    zip(AddressTable.countriesWithAreas, AddressTable.areas.map(AddressAreas.init))
  ) { first, _ in first }
}
