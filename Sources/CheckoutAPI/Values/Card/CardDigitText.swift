/// The digits of a field and where the caret stands among them: what stays the same when the groups change.
struct CardDigitText {
  private var digits: [Character]
  /// How many digits stand before the caret.
  private(set) var before: Int

  /// - Parameters:
  ///   - text: What is in the field.
  ///   - caret: In characters from the start.
  ///   - isGap: What may stand between digits besides white space.
  /// - Returns: `nil` when there is anything else: then the text stays as it is.
  init?(_ text: String, caret: Int, isGap: (CardScalar) -> Bool) {
    digits = []
    before = 0
    for (position, character) in text.enumerated() {
      let scalar = character.unicodeScalars.count == 1 ? character.unicodeScalars.first.map(CardScalar.init) : nil
      switch scalar {
      case .digit(let value):
        digits.append(Character(Unicode.Scalar(0x30 + value)))
        if position < caret { before += 1 }
      case .space: continue
      case .some(let other) where isGap(other): continue
      default:
        guard character == "\r\n" else { return nil }
      }
    }
  }

  var count: Int { digits.count }
  var first: Character? { digits.first }
  var text: String { String(digits) }

  /// The same with a zero before the first digit.
  var withLeadingZero: CardDigitText {
    var padded = self
    padded.digits.insert("0", at: 0)
    if before > 0 { padded.before += 1 }
    return padded
  }

  /// The digits in groups, the caret right behind its digit.
  func shown(breakingBefore breaks: [Int], with separator: Character) -> (text: String, caret: Int) {
    var text = ""
    var caret = 0
    var length = 0
    for (index, digit) in digits.enumerated() {
      if index > 0, breaks.contains(index) {
        text.append(separator)
        length += 1
      }
      text.append(digit)
      length += 1
      if index + 1 == before { caret = length }
    }
    return (text, caret)
  }
}
