/// Hides what could be the number of a card: every text that leaves the tool goes through here.
enum Redaction {
  /// The fewest digits a card's number has.
  private static let fewestDigits = 12

  /// Puts bullets over all but the last four digits of every run of twelve digits or more.
  ///
  /// Digits of every script count, with spaces and dashes between them, as many as there are: the rules for cards
  /// read over them, too. A longer run than a card can have is hidden too: it may hold one. What is given has to be
  /// one text, not a line of a table, whose gaps are no part of a number.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func masking(_ text: String) -> String {
    guard text.utf8.count >= fewestDigits else { return text }
    var output = String.UnicodeScalarView()
    var run: [Unicode.Scalar] = []
    var digits = 0
    var separators: [Unicode.Scalar] = []
    func close() {
      output.append(contentsOf: digits >= fewestDigits ? hidden(run, digits: digits) : run)
      output.append(contentsOf: separators)
      run.removeAll(keepingCapacity: true)
      digits = 0
      separators.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      if scalar.isDecimalDigit {
        run += separators
        separators.removeAll(keepingCapacity: true)
        run.append(scalar)
        digits += 1
      } else if digits > 0, scalar.separatesDigits {
        separators.append(scalar)
      } else {
        close()
        output.append(scalar)
      }
    }
    close()
    return String(output)
  }

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

  private static func hidden(_ run: [Unicode.Scalar], digits: Int) -> [Unicode.Scalar] {
    var left = digits
    return run.map { scalar in
      guard scalar.isDecimalDigit else { return scalar }
      left -= 1
      return left < 4 ? scalar : "•"
    }
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
