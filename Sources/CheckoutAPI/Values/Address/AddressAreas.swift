import Synchronization

/// The first-level areas of one country, and how to find one by what was typed.
struct AddressAreas: Sendable {
  /// The areas, in the order of the data.
  let list: [AddressArea]
  private let byCode: [String: Int]
  private let byName: [String: Int]

  private init(_ text: String) {
    list = text.split(separator: "~").compactMap(AddressArea.init)
    byCode = AddressAreas.index(list, [{ [$0.code] }, { [$0.isoCode].compactMap(\.self) }]) { $0 }
    byName = AddressAreas.index(list, [{ [$0.name, $0.latinName] }, { $0.otherNames }], AreaName.folded)
  }

  /// Which area has which key; the first one of the first kind of names that has it.
  private static func index(
    _ areas: [AddressArea], _ kinds: [(AddressArea) -> [String]], _ fold: (String) -> String
  ) -> [String: Int] {
    var indices: [String: Int] = [:]
    for kind in kinds {
      for (index, area) in areas.enumerated() {
        for key in kind(area).map({ fold(AreaName.key($0)) }) where indices[key] == nil { indices[key] = index }
      }
    }
    return indices
  }

  /// Finds an area by its code, its ISO code or a name in any of the country's languages, whatever the case.
  ///
  /// A code wins over another area's name, wherever both are written alike. The stops of short words may be left out,
  /// and the spaces behind them: Co Dublin is Co. Dublin, BC is B.C.
  func find(_ text: String) -> AddressArea? {
    let index = self.index(of: AreaName.key(text)) ?? self.index(of: AreaName.key(text, stop: " "))
    return index.flatMap { $0 < list.count ? list[$0] : nil }
  }

  private func index(of key: String) -> Int? { byCode[key] ?? byName[AreaName.folded(key)] }

  /// Those of a country, decoded when they are first asked for; `nil` where the data has none.
  static func of(_ country: CountryCode) -> AddressAreas? {
    guard AddressFormat(country).hasAreas, let place = AddressTable.countriesWithAreas.firstIndex(of: country.row)
    else { return nil }
    return decoded.withLock { decoded in
      if let areas = decoded[country.row] { return areas }
      let areas = AddressAreas(AddressTable.areas[place])
      decoded[country.row] = areas
      return areas
    }
  }

  fileprivate static let decoded = Mutex<[UInt8: AddressAreas]>([:])
}

extension AddressFormat {
  /// Of how many countries the areas were decoded so far: only of those that somebody asked for.
  package static var decodedAreas: Int { AddressAreas.decoded.withLock { $0.count } }
}
