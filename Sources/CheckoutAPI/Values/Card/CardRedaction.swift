/// Takes the numbers of cards out of a text that somebody will read: a log, a message, an error of somebody else.
public enum CardRedaction: Sendable {
  /// What is taken for a number of a card.
  public enum Rule: Hashable, Sendable {
    /// Every run of twelve digits and more: nothing gets through, and other long numbers are masked as well.
    case everyLongNumber
    /// A run with 12 to 19 digits in it whose check digit agrees, and every run of more than 19.
    ///
    /// They begin and end with groups of the run, or are a whole number of a scheme.
    case passingLuhn
  }

  /// Puts a bullet in the place of every digit of a run but the last four of the card's number in it.
  ///
  /// What stands beside the number in the run, such as a security code, is not shown. Digits of any script count; white
  /// space, dashes, accents and marks that cannot be seen may stand between them. Lines are joined only where their
  /// digits are one number of a scheme: a column of numbers is none. Masking twice is masking once.
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
      } else if !run.isEmpty, scalar.mayStandBetweenDigits {
        run.append(gap: scalar)
      } else {
        run.flush(into: &result, rule)
        result.append(scalar)
      }
    }
    run.flush(into: &result, rule)
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var mayStandBetweenDigits: Bool {
    switch CardScalar(self) {
    case .space, .dash: return true
    case .digit, .slash: return false
    case .other:
      let category = properties.generalCategory
      return category == .nonspacingMark || category == .enclosingMark
    }
  }
}
