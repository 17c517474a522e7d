/// A first look at a line: most have no word that the name of a post box begins with.
enum PostBoxGlance {
  /// Whether a line has to be read word by word; always, where it is not written in ASCII alone.
  ///
  /// - Complexity: O(*n*) in the length of the line; nothing is allocated.
  static func mayName(_ line: String) -> Bool {
    var word: UInt64 = 0
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): word = PostBoxGlance.adding(byte, to: word)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word = PostBoxGlance.adding(byte | 32, to: word)
      // An accent beside its letter ends no word.
      case 128..., UInt8(ascii: "^"), UInt8(ascii: "`"): return true
      default:
        if word != 0, beginnings.contains(word) { return true }
        word = 0
      }
    }
    return word != 0 && beginnings.contains(word)
  }

  /// The letters of a word, packed, the last eight of them.
  private static func adding(_ letter: UInt8, to word: UInt64) -> UInt64 { word << 8 | UInt64(letter) }

  /// The first words of all names, packed in the same way.
  private static let beginnings: Set<UInt64> = {
    let tables = [PostBox.everywhere] + PostBox.byCountry.values
    return Set(tables.flatMap(\.keys).map { $0.utf8.reduce(0) { adding($1, to: $0) } })
  }()
}
