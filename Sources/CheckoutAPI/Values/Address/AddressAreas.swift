import Synchronization

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
  ///
  /// The stops of short words may be left out, and the spaces behind them: Co Dublin is Co. Dublin, BC is B.C.
  func find(_ text: String) -> AddressArea? {
    let index = byName[AddressAreas.key(text)] ?? byName[AddressAreas.key(text, stop: " ")]
    return index.flatMap { $0 < list.count ? list[$0] : nil }
  }

  /// Small letters by no locale, and one space for any number of them.
  ///
  /// Letters whose capitals are other letters' capitals are folded with these: in every language an i has its dot or
  /// not, for a Turkish I is a small ı, and an Armenian և is written in capitals as ԵՒ or ԵՎ.
  private static func key(_ text: String, stop: Unicode.Scalar? = nil) -> String {
    if text.utf8.allSatisfy({ (33...126).contains($0) && $0 != UInt8(ascii: ".") }) { return text.lowercased() }
    var key = String.UnicodeScalarView()
    var isBehindSpace = true
    for scalar in text.lowercased().unicodeScalars {
      guard let kept = scalar == "." ? stop : scalar else { continue }
      let isSpace = kept.properties.isWhitespace
      if !isSpace { append(kept, to: &key) } else if !isBehindSpace { key.append(" ") }
      isBehindSpace = isSpace
    }
    if key.last == " " { key.removeLast() }
    return String(key)
  }

  private static func append(_ letter: Unicode.Scalar, to key: inout String.UnicodeScalarView) {
    switch letter {
    case "ı": key.append("i")
    case "\u{307}" where key.last == "i": break
    case "և": key.append(contentsOf: ["ե", "ւ"])
    case "վ" where key.last == "ե": key.append("ւ")
    default: key.append(letter)
    }
  }

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
