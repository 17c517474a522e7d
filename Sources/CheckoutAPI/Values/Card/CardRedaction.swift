/// Takes the numbers of cards out of a text that somebody will read: a log, a message, an error of somebody else.
public enum CardRedaction: Sendable {
  /// What is taken for a number of a card.
  public enum Rule: Hashable, Sendable {
    /// Every run of twelve digits and more: nothing gets through, and other long numbers are masked as well.
    case everyLongNumber
    /// A run of 12 to 19 digits whose check digit agrees, and every longer run.
    case passingLuhn
  }

  /// Puts a bullet in the place of every digit of a number but the last four.
  ///
  /// Digits of any script count, and white space, dashes and marks that cannot be seen may stand between them.
  /// Masking twice is masking once.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rule: What is taken for a number of a card.
  /// - Complexity: O(*n*) in the length of the text.
  public static func masking(_ text: String, _ rule: Rule = .everyLongNumber) -> String {
    var result = String.UnicodeScalarView()
    var run = Run()
    for scalar in text.unicodeScalars {
      if scalar.isDecimalDigit {
        run.append(scalar)
      } else if isGap(scalar), run.count > 0 {
        run.append(gap: scalar)
      } else {
        run.flush(into: &result, rule)
        result.append(scalar)
      }
    }
    run.flush(into: &result, rule)
    return String(result)
  }

  /// Lines are never joined: a column of numbers is no number.
  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\r" { return false }
    return CardScalar(scalar) == .space || CardScalar(scalar) == .dash
  }
}

/// Digits and what stands between them, until it is known whether they are a number.
private struct Run {
  private var scalars: [Unicode.Scalar] = []
  private(set) var count = 0
  private var packed: UInt64 = 0
  /// Whether there is a digit of a style, such as `𝟏`, whose value nobody reads.
  private var hasStyled = false

  mutating func append(_ scalar: Unicode.Scalar) {
    scalars.append(scalar)
    count += 1
    guard let digit = DigitScript.value(of: scalar) else { return hasStyled = true }
    if count <= CardDigits.longest { packed = packed &* 10 &+ UInt64(digit) }
  }

  mutating func append(gap scalar: Unicode.Scalar) { scalars.append(scalar) }

  mutating func flush(into result: inout String.UnicodeScalarView, _ rule: CardRedaction.Rule) {
    var hidden = isNumber(rule) ? count - 4 : 0
    for scalar in scalars {
      let isHidden = hidden > 0 && scalar.isDecimalDigit
      if isHidden { hidden -= 1 }
      result.append(isHidden ? "•" : scalar)
    }
    scalars.removeAll(keepingCapacity: true)
    (count, packed, hasStyled) = (0, 0, false)
  }

  private func isNumber(_ rule: CardRedaction.Rule) -> Bool {
    guard count >= 12 else { return false }
    switch rule {
    case .everyLongNumber: return true
    case .passingLuhn:
      return count > CardDigits.longest || hasStyled || CardDigits(packed: packed, count: count).passesLuhn
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a decimal digit of any script or style; other number-like characters are none.
  fileprivate var isDecimalDigit: Bool { isASCII ? (48...57).contains(value) : properties.numericType == .decimal }
}
