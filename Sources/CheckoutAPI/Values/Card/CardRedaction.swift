/// Takes the numbers of cards out of a text that somebody will read: a log, a message, an error of somebody else.
public enum CardRedaction: Sendable {
  /// What is taken for a number of a card.
  public enum Rule: Hashable, Sendable {
    /// Every run of twelve digits and more: nothing gets through, and other long numbers are masked as well.
    case everyLongNumber
    /// A run with 12 to 19 digits in it whose check digit agrees, and every run of more than 19.
    ///
    /// They begin and end with groups of the run, or are a whole number of a scheme, of 14 digits and more. A number of
    /// no scheme that other digits are glued to gets through: it cannot be told from the number of an order.
    case passingLuhn
  }

  /// Puts a bullet in the place of every digit of a run but the last four of the card's number in it.
  ///
  /// What stands beside the number in the run, such as a security code, is not shown. Digits of any script count; white
  /// space, dashes, accents and marks that cannot be seen may stand between them. Over the end of a line and over
  /// punctuation, digits are joined only where they are one number of a scheme, in groups of four and more that nothing
  /// is glued to: a column of numbers is none, and neither are a date and a time. Masking twice is masking once.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rule: What is taken for a number of a card.
  /// - Complexity: O(*n*) in the length of the text.
  public static func masking(_ text: String, _ rule: Rule = .everyLongNumber) -> String {
    var result = String.UnicodeScalarView()
    var run = DigitsInText()
    for scalar in text.unicodeScalars {
      if scalar.isDecimalDigit {
        run.append(digit: scalar)
      } else if !run.isEmpty, let gap = gap(scalar) {
        run.append(gap, scalar)
      } else {
        run.flush(into: &result, rule)
        run = DigitsInText()
        result.append(scalar)
      }
    }
    run.flush(into: &result, rule)
    return String(result)
  }

  /// What a character between digits tells; `nil` where it ends them.
  private static func gap(_ scalar: Unicode.Scalar) -> DigitsInText.Gap? {
    if scalar == "\n" || scalar == "\r" { return .loose }
    if InvisibleScalar.isInvisible(scalar) { return .invisible }
    switch CardScalar(scalar) {
    case .space, .dash: return .group
    case .slash: return .loose
    case .digit: return nil
    case .other:
      let category = scalar.properties.generalCategory
      if category == .nonspacingMark || category == .enclosingMark { return .group }
      let isPunctuation = category == .otherPunctuation || category == .connectorPunctuation
      return scalar != "•" && (isPunctuation || "|~+".unicodeScalars.contains(scalar)) ? .loose : nil
    }
  }
}
