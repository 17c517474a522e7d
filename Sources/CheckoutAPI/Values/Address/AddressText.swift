/// The text of one field: marks without meaning dropped, width folded, nothing at its ends.
enum AddressText {
  /// The longest text that is read at all, in bytes: marks that are dropped may make it longer than what is kept.
  static let longestRead = 1024

  /// The text as it is kept; empty when nobody can see anything in it.
  ///
  /// Joiners stay inside a text, where Persian and Indian names need them.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func tidied(_ text: String) -> String {
    if isTidy(text) { return text }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isDropped(scalar) { TextWidth.fold(scalar, into: &kept) }
    guard !kept.allSatisfy({ Trimming.isSpaceOrControl($0) || InvisibleScalar.isInvisible($0) }) else { return "" }
    return Trimming.trimmed(kept) { Trimming.isSpaceOrControl($0) || isJoiner($0) }
  }

  /// The text without white space and what nobody sees at its ends; control characters that are no space stay.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func withoutSpaceAround(_ text: String) -> String {
    // Nothing stands around most of what is typed.
    if isPrintable(text.utf8.first), isPrintable(text.utf8.last) { return text }
    return Trimming.trimmed(text.unicodeScalars, where: isSpaceOrInvisible)
  }

  private static func isPrintable(_ byte: UInt8?) -> Bool { byte.map { (33...126).contains($0) } ?? false }

  /// The text without white space and what nobody sees at its beginning.
  static func withoutSpaceBefore(_ text: String) -> String {
    String(text.unicodeScalars.drop(while: isSpaceOrInvisible))
  }

  /// Whether a text is kept as it is at a glance: printable ASCII with no space at its ends, as most of what is typed.
  static func isTidy(_ text: String) -> Bool {
    isPrintable(text.utf8.first) && isPrintable(text.utf8.last) && text.utf8.allSatisfy { (32...126).contains($0) }
  }

  /// Whether nobody can see anything in a text.
  static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isSpaceOrInvisible) }

  private static func isSpaceOrInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || InvisibleScalar.isInvisible(scalar)
  }

  /// Whether a text has what no field holds: a control character or an end of a line.
  static func hasControl(_ text: String) -> Bool {
    text.unicodeScalars.contains { Trimming.isControl($0) || $0 == "\u{2028}" || $0 == "\u{2029}" }
  }

  /// Letters of ASCII as capitals; no other letter is changed.
  static func asciiUppercased(_ text: String) -> String {
    guard text.utf8.contains(where: { (97...122).contains($0) }) else { return text }
    return String(decoding: text.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
  }

  /// Spaces without width and marks of direction, which nobody sees and everybody pastes.
  static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The joiners: seen by how the letters beside them are written.
  static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200C || scalar.value == 0x200D }
}
