/// What is the same in all spellings of an area's name.
enum AreaName {
  /// Small letters by no locale, in Turkish, too, an I is an i; and one space for any number of them.
  static func key(_ text: String, stop: Unicode.Scalar? = nil) -> String {
    if text.utf8.allSatisfy({ (33...126).contains($0) && $0 != UInt8(ascii: ".") }) { return text.lowercased() }
    var key = String.UnicodeScalarView()
    var isBehindSpace = true
    for scalar in text.lowercased().unicodeScalars {
      guard let kept = scalar == "." ? stop : scalar else { continue }
      let isSpace = kept.properties.isWhitespace
      if !isSpace { key.append(kept) } else if !isBehindSpace { key.append(" ") }
      isBehindSpace = isSpace
    }
    if key.last == " " { key.removeLast() }
    return String(key)
  }

  /// A key in which letters are one whose capitals are the capitals of each other.
  ///
  /// A Turkish I is a small ı and a Turkish İ a small i; an Armenian և is written in capitals as ԵՒ or ԵՎ. Codes are
  /// in capitals already, and no language changes them.
  static func folded(_ key: String) -> String {
    if key.utf8.allSatisfy({ $0 < 128 }) { return key }
    var folded = String.UnicodeScalarView()
    for letter in key.unicodeScalars {
      switch letter {
      case "ı": folded.append("i")
      case "\u{307}" where folded.last == "i": break
      case "և": folded.append(contentsOf: ["ե", "ւ"])
      case "վ" where folded.last == "ե": folded.append("ւ")
      default: folded.append(letter)
      }
    }
    return String(folded)
  }
}
