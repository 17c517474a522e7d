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

  /// All texts of the country in a row, in the order of their parts.
  static func texts(of row: Int) -> [Substring] {
    row >= 0 && row < texts.count ? texts[row].split(separator: "~", omittingEmptySubsequences: false) : []
  }

  /// One text of the country in a row.
  static func text(_ part: Text, of row: Int) -> Substring { text(part, in: texts(of: row)) }

  /// One of the texts of a country.
  static func text(_ part: Text, in texts: [Substring]) -> Substring {
    part.rawValue < texts.count ? texts[part.rawValue] : ""
  }

  /// The word of the country in a row.
  static func word(of row: Int) -> UInt64 { row >= 0 && row < words.count ? words[row] : 0 }
}
