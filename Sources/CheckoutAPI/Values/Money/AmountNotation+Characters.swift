extension AmountNotation {
  /// The value of a digit, ASCII or of the place's own script.
  func digit(_ character: Character) -> UInt8? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
    for zero in ["0", zeroDigit] as [Unicode.Scalar] where scalar.value >= zero.value && scalar.value < zero.value + 10
    {
      return UInt8(scalar.value - zero.value)
    }
    return nil
  }

  /// Whether a character may stand between groups; any space may where one of them does.
  func groups(_ character: Character) -> Bool {
    if groupingSeparators.contains(character) { return true }
    if AmountNotation.isApostrophe(character) { return groupingSeparators.contains(where: AmountNotation.isApostrophe) }
    return AmountNotation.isSpace(character) && groupingSeparators.contains(where: AmountNotation.isSpace)
  }

  /// A space that breaks or does not, or an invisible mark of writing direction.
  static func isSpace(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator || scalar.properties.isBidiControl
    }
  }

  /// Hyphen-minus, minus or plus.
  static func isSign(_ character: Character) -> Bool { character == "-" || character == "\u{2212}" || character == "+" }

  private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "\u{2019}" }
}
