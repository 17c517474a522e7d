/// Where the slash of an expiry stands while it is typed.
enum ExpirySlash {
  static func shown(_ text: String, caret: Int) -> (String, Int) {
    // A dash is how a year that comes first is written; it stays.
    guard let digits = CardDigitText(text, caret: caret, isGap: { $0 == .slash }), digits.count <= 6 else {
      return (ExpiryText(text) == nil ? text : String(text.map(plain)), caret)
    }
    // A whole year and a month in a row are read as they are; a slash would tear the year apart.
    if digits.count == 6, ExpiryText(text)?.hasYearFirst ?? false { return (String(text.map(plain)), caret) }
    let compact = String(text.filter { !isSpace($0) }.map(plain))
    let parts = compact.split(omittingEmptySubsequences: false, whereSeparator: isSlash)
    guard parts.count <= 2 else { return (text, caret) }
    let month = parts.first?.count ?? 0
    let year = parts.count == 2 ? parts[1].count : 0
    let isWritten = parts.count == 2 && (month == 0 || month == 4 || (month <= 2 && year > 0))
    if isWritten { return (compact, caret - text.prefix(caret).filter(isSpace).count) }
    let isLoneMonth = parts.count == 2 && month == 1 && year == 0
    let canPad = digits.count < 6 && (isLoneMonth || digits.first.map { $0 > "1" } ?? false)
    return (canPad ? digits.withLeadingZero : digits).shown(breakingBefore: [2], with: "/")
  }

  /// A digit of any script as that of a card.
  private static func plain(_ character: Character) -> Character {
    guard case .digit(let value) = kind(character) else { return character }
    return Character(Unicode.Scalar(48 + value))
  }

  private static func isSpace(_ character: Character) -> Bool { kind(character) == .space }
  private static func isSlash(_ character: Character) -> Bool { kind(character) == .slash }

  private static func kind(_ character: Character) -> CardScalar? {
    character.unicodeScalars.first.map(CardScalar.init)
  }
}
