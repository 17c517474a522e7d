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
}
