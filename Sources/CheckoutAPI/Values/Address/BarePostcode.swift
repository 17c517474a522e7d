/// A postcode as its letters and digits alone, and where something separated them.
struct BarePostcode: Equatable {
  /// Upper-case ASCII letters and digits.
  private(set) var symbols: [UInt8]
  /// How many symbols stand before each mark that is no space: a hyphen, a stop, a slash.
  private(set) var marks: Set<Int>

  /// More than any country's code has, with what may stand before it.
  static let longest = 16

  /// Reads a text; `nil` when it has what no postcode has, such as a mark before the first symbol: a sign.
  ///
  /// Spaces are dropped wherever they are. Digits of every script count as what they are worth, but not what only looks
  /// like one, such as ①.
  init?(_ text: String) {
    symbols = []
    marks = []
    guard text.utf8.count <= AddressText.longestRead else { return nil }
    for scalar in text.unicodeScalars where !InvisibleScalar.isInvisible(scalar) {
      let narrow = TextWidth.narrow(scalar)
      if let symbol = BarePostcode.symbol(narrow) {
        guard symbols.count < BarePostcode.longest else { return nil }
        symbols.append(symbol)
      } else if BarePostcode.isMark(narrow) {
        guard !symbols.isEmpty else { return nil }
        marks.insert(symbols.count)
      } else {
        let isSpace = narrow.properties.isWhitespace && !Trimming.isControl(narrow)
        guard isSpace, narrow != "\u{2028}", narrow != "\u{2029}" else { return nil }
      }
    }
  }

  private init(_ symbols: [UInt8], marks: Set<Int>) {
    self.symbols = symbols
    self.marks = marks
  }

  /// The code behind some letters; `nil` where it does not begin with them.
  func without(_ prefix: [UInt8]) -> BarePostcode? {
    guard symbols.starts(with: prefix) else { return nil }
    let behind = marks.lazy.filter { $0 != prefix.count }.map { $0 - prefix.count }
    return BarePostcode(Array(symbols.dropFirst(prefix.count)), marks: Set(behind))
  }

  /// Whether typing on can make some letters of it.
  func isBeginning(of prefix: [UInt8]) -> Bool { marks.isEmpty && prefix.starts(with: symbols) }

  /// The code with some letters before it.
  func adding(_ prefix: [UInt8]) -> BarePostcode {
    BarePostcode(prefix + symbols, marks: Set(marks.lazy.map { $0 + prefix.count }))
  }

  private static func symbol(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "0"..."9", "A"..."Z": return UInt8(truncatingIfNeeded: scalar.value)
    case "a"..."z": return UInt8(truncatingIfNeeded: scalar.value - 32)
    default:
      guard !scalar.isASCII, scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
      else {
        return nil
      }
      return UInt8(exactly: value).flatMap { $0 <= 9 ? $0 + 48 : nil }
    }
  }

  /// Dashes of every kind, and what is typed for one: stops, slashes, and in Japan the long vowel and the middle dot.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "/", "_", "\u{30FC}", "\u{30FB}", "\u{FF65}", "\u{FF70}", "\u{2212}", "\u{1B60}": true
    default: scalar.properties.isDash
    }
  }
}
