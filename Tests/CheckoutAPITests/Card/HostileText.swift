import CheckoutAPI
import CheckoutTesting

/// A text of digits, bullets, gaps and marks, with numbers of cards in it whose places are known.
struct HostileText {
  private(set) var text = String.UnicodeScalarView()
  /// Where the digits of each number stand, counted in characters of Unicode.
  private(set) var numbers: [[Int]] = []

  /// What may stand in a number that nothing is glued to.
  private static let gaps = ["", " ", "-", "\u{200B}", "\u{301}", "\n", "\r\n", "/", ", ", ".", " - "]
  /// What may stand in one that other digits are glued to.
  private static let narrow = ["", " ", "-", "\u{200B}", "\u{301}"]
  private static let between = [
    " ", "\n", "\t", "\n\n", ", ", "/", ": ", "•", " • ", "x", "\u{301}", "-", "\u{2028}", "\u{200B}", "\u{FE0F}",
    "\u{3164}",
  ]
  private static let others = [
    "•", "\u{200B}", "\u{301}", "\n", "12/30", "737", "id", "𝟏", "٣", "4", "1234", "•••• 4242",
  ]

  init(_ random: inout SplitMix64) {
    var isGlued = false
    for _ in 0...random.below(5) {
      let isGluedNext = random.below(4) == 0
      switch random.below(5) {
      case 0, 1: append(RandomCard(&random), isGlued: isGlued || isGluedNext, &random)
      case 2: append(random.one(of: HostileText.others))
      default: appendDigits(&random)
      }
      isGlued = isGluedNext
      if !isGlued { append(random.one(of: HostileText.between)) }
    }
  }

  private mutating func append(_ other: String) { text.append(contentsOf: other.unicodeScalars) }

  private mutating func append(_ card: RandomCard, isGlued: Bool, _ random: inout SplitMix64) {
    let gap = random.one(of: isGlued ? HostileText.narrow : HostileText.gaps)
    var places: [Int] = []
    for (index, digit) in card.text.unicodeScalars.enumerated() {
      if index > 0, index.isMultiple(of: 4) { append(gap) }
      places.append(text.count)
      text.append(digit)
    }
    // Of no number with fewer digits than that is it said that it is found wherever it stands.
    if !isGlued || card.digits.count > 13 { numbers.append(places) }
  }

  /// Groups of four, which are often a number together with what a mask has left of another; or any digits.
  private mutating func appendDigits(_ random: inout SplitMix64) {
    let gap = random.one(of: HostileText.gaps)
    let count = random.below(2) == 0 ? 4 : 1 + random.below(11)
    for group in 0...random.below(5) {
      if group > 0 { append(gap) }
      for _ in 0..<count { append("\(random.below(10))") }
    }
  }

  /// How many digits of a number are shown in a row, of those before its last four.
  ///
  /// - Parameter masked: The text, character by character as long as this one.
  func shown(in masked: String) -> Int {
    let masked = Array(masked.unicodeScalars)
    return numbers.map { places in
      var (longest, row) = (0, 0)
      for place in places.dropLast(4) {
        row = masked[place] == "•" ? 0 : row + 1
        longest = max(longest, row)
      }
      return longest
    }.max() ?? 0
  }
}
