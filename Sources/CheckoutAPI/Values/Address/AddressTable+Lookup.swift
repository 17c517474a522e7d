/// The generated table of addresses, read in place: nothing is decoded before it is asked for.
enum AddressTable {
  /// The letters of a word's country, five bits each, the first one highest.
  static func letters(of word: UInt64) -> UInt64 { word >> 54 }

  /// Where the country with these letters stands in the table; `nil` when there is none.
  ///
  /// - Complexity: O(log *n*) in the number of countries.
  static func row(of wanted: UInt64) -> Int? {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      let found = letters(of: words[middle])
      if found == wanted { return middle }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// A part of a country's texts; empty where it has none.
  enum Text: Int {
    case name, layout, latinLayout, pattern, examples, prefixAbroad, sign, leadingLetters
  }

  /// One text of the country in a row.
  static func text(_ part: Text, of row: Int) -> Substring {
    guard row >= 0, row < texts.count else { return "" }
    let parts = texts[row].split(separator: "~", maxSplits: part.rawValue + 1, omittingEmptySubsequences: false)
    return part.rawValue < parts.count ? parts[part.rawValue] : ""
  }

  /// The word of the country in a row.
  static func word(of row: Int) -> UInt64 { row >= 0 && row < words.count ? words[row] : 0 }
}
