import CheckoutAPI

/// Hides what could be the number of a card: every text that leaves the tool goes through here.
enum Redaction {
  /// Puts bullets over all but the last four digits of every run of twelve digits or more.
  ///
  /// What is given has to be one text, not a line of a table, whose gaps are no part of a number.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func masking(_ text: String) -> String { CardRedaction.masking(text, .everyLongNumber) }

  /// The beginning of a text, to be repeated in a message.
  ///
  /// It is masked before it is cut: what is left of a card's number would be too short to be known as one. A number
  /// that goes on behind what is looked at has its last four digits there, too.
  static func beginning(of text: String) -> String {
    let masked = masking(String(text.prefix(200)))
    let beginning = masked.prefix(40)
    return beginning.endIndex == masked.endIndex ? masked : beginning + "..."
  }

  /// Whether a text is made of digits, spaces and dashes alone, as a card's number is.
  static func isOnlyDigits(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.isDecimalDigit)
      && text.unicodeScalars.allSatisfy { $0.isDecimalDigit || $0.separatesDigits }
  }
}

extension Unicode.Scalar {
  /// Whether it is a decimal digit of any script; other number-like characters are none.
  fileprivate var isDecimalDigit: Bool {
    isASCII ? value >= 48 && value <= 57 : properties.numericType == .decimal
  }

  /// Whether it is a space or dash, as people put between the digits of a card.
  fileprivate var separatesDigits: Bool {
    switch self {
    case " ", "-", "\t", "\u{2212}": true
    default:
      !isASCII && (properties.generalCategory == .dashPunctuation || properties.generalCategory == .spaceSeparator)
    }
  }
}
