import CheckoutAPI

/// Formats a field while the shopper types, and keeps the caret behind the same digit.
enum FieldEditing {
  /// - Complexity: O(*n*) in the length of the text.
  static func edit(_ field: FormField, text: String, caret: Int, at now: Moment) -> FieldEdit {
    let caret = max(0, min(caret, text.count))
    switch field {
    case .cardNumber: return cardNumber(text, caret: caret)
    case .expiry: return expiry(text, caret: caret, at: now)
    case .securityCode:
      return FieldEdit(text: text, caret: caret, problem: SecurityCodeReading(text, brand: nil).problem)
    case .email:
      var form = ContactForm(known: nil)
      form.set(ContactDraft(email: text))
      return FieldEdit(text: text, caret: caret, problem: form.problems.first?.code)
    case .phone, .recipient, .organization, .street, .additionalStreet, .district, .city, .region, .postalCode,
      .sortingCode, .country, .holder:
      return FieldEdit(text: text, caret: caret)
    }
  }

  /// Groups of four; four, six and five on American Express. Text with anything but digits is left as it is.
  private static func cardNumber(_ text: String, caret: Int) -> FieldEdit {
    let reading = CardNumberReading(text)
    guard let digits = Digits(text, caret: caret, dropping: [" ", "-"]) else {
      return FieldEdit(text: text, caret: caret, brand: reading.brand, problem: reading.problem)
    }
    let breaks: Set<Int> = reading.brand == .amex ? [4, 10] : [4, 8, 12, 16]
    let shown = digits.shown(breakingBefore: breaks, with: " ")
    return FieldEdit(text: shown.text, caret: shown.caret, brand: reading.brand, problem: reading.problem)
  }

  /// A slash between month and year, and a zero before the first digit above 1: it can only be a month.
  ///
  /// Where the shopper has written the slash, and where a text cannot become a date, the digits stay where they are:
  /// whoever deletes from the middle or over the slash is not fought.
  private static func expiry(_ text: String, caret: Int, at now: Moment) -> FieldEdit {
    let shown = expiryShown(text, caret: caret)
    return FieldEdit(text: shown.text, caret: shown.caret, problem: ExpiryReading(shown.text, at: now).problem)
  }

  private static func expiryShown(_ text: String, caret: Int) -> (text: String, caret: Int) {
    guard !text.contains("-"), let digits = Digits(text, caret: caret, dropping: [" ", "/"]), digits.count <= 6 else {
      return (text, caret)
    }
    let compact = text.filter { $0 != " " }
    let parts = compact.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return (text, caret) }
    let month = parts.first?.count ?? 0
    let year = parts.count == 2 ? parts[1].count : 0
    let isWritten = parts.count == 2 && (month == 0 || month == 4 || (month <= 2 && year > 0))
    if isWritten { return (compact, caret - text.prefix(caret).filter { $0 == " " }.count) }
    let isLoneMonth = parts.count == 2 && month == 1 && year == 0
    let canPad = digits.count < 6 && (isLoneMonth || digits.first.map { $0 > "1" } ?? false)
    return (canPad ? digits.withLeadingZero : digits).shown(breakingBefore: [2], with: "/")
  }
}

/// The digits of a text, and how many of them stand before the caret.
private struct Digits {
  private var digits: [Character]
  private var before: Int

  /// - Returns: `nil` when there is anything but ASCII digits and what may be dropped.
  init?(_ text: String, caret: Int, dropping separators: Set<Character>) {
    digits = []
    before = 0
    for (position, character) in text.enumerated() where !separators.contains(character) {
      guard character.isASCII, character.isWholeNumber else { return nil }
      digits.append(character)
      if position < caret { before += 1 }
    }
  }

  var count: Int { digits.count }
  var first: Character? { digits.first }

  var withLeadingZero: Digits {
    var padded = self
    padded.digits.insert("0", at: 0)
    if before > 0 { padded.before += 1 }
    return padded
  }

  func shown(breakingBefore breaks: Set<Int>, with separator: Character) -> (text: String, caret: Int) {
    var text = ""
    var caret = 0
    for (index, digit) in digits.enumerated() {
      if index > 0, breaks.contains(index) { text.append(separator) }
      text.append(digit)
      if index + 1 == before { caret = text.count }
    }
    return (text, caret)
  }
}
