extension AmountNotation {
  /// The value of a digit, ASCII or of the place's own script.
  func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    let (value, own) = (scalar.value, zeroDigit.value)
    if value >= 0x30, value <= 0x39 { return UInt8(truncatingIfNeeded: value - 0x30) }
    guard value >= own, value - own < 10 else { return nil }
    return UInt8(truncatingIfNeeded: value - own)
  }

  /// A space that breaks or does not, or an invisible mark of writing direction.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar == " " || scalar == "\t" }
    return scalar.properties.generalCategory == .spaceSeparator || scalar.properties.isBidiControl
  }

  /// Hyphen-minus, minus or plus.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "\u{2212}" || scalar == "+" }

  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }
}

/// The separators of a notation as scalars: two characters are compared by their normal forms, and that of a long
/// character takes more than linear time.
struct SeparatorScalars {
  private let decimal: Unicode.Scalar?
  private let groups: [Unicode.Scalar]
  private let groupsSpaces: Bool
  private let groupsApostrophes: Bool

  init(_ notation: AmountNotation) {
    decimal = SeparatorScalars.only(notation.decimalSeparator)
    groups = notation.groupingSeparators.compactMap(SeparatorScalars.only)
    groupsSpaces = groups.contains(where: AmountNotation.isSpace)
    groupsApostrophes = groups.contains(where: AmountNotation.isApostrophe)
  }

  func isDecimal(_ scalar: Unicode.Scalar) -> Bool { scalar == decimal }

  /// Whether a scalar may stand between groups; any space may where one of them does, and either apostrophe.
  func isGroup(_ scalar: Unicode.Scalar) -> Bool {
    for group in groups where group == scalar { return true }
    if AmountNotation.isApostrophe(scalar) { return groupsApostrophes }
    return groupsSpaces && AmountNotation.isSpace(scalar)
  }

  private static func only(_ character: Character) -> Unicode.Scalar? {
    character.unicodeScalars.count == 1 ? character.unicodeScalars.first : nil
  }
}
