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
    case .phone, .recipient, .organization, .street, .additionalStreet, .city, .region, .postalCode, .country, .holder:
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

  /// A slash between month and year; a first digit above 1 is a month of its own.
  private static func expiry(_ text: String, caret: Int, at now: Moment) -> FieldEdit {
    let problem = ExpiryReading(text, at: now).problem
    guard !text.contains("-"), let digits = Digits(text, caret: caret, dropping: [" ", "/"]), digits.count <= 6 else {
      return FieldEdit(text: text, caret: caret, problem: problem)
    }
    let monthIsOneDigit = digits.first.map { $0 > "1" } ?? false
    let shown = (monthIsOneDigit ? digits.withLeadingZero : digits).shown(breakingBefore: [2], with: "/")
    return FieldEdit(text: shown.text, caret: shown.caret, problem: ExpiryReading(shown.text, at: now).problem)
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
