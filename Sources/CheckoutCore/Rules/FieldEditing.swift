import CheckoutAPI

/// Formats a field while the shopper types: the card's fields, which have a form of their own.
enum FieldEditing {
  /// - Parameter brand: The scheme of a card on file, whose code is asked for.
  /// - Complexity: O(*n*) in the length of the text.
  static func edit(
    _ field: FormField,
    text: String,
    caret: Int,
    brand: CardBrand?,
    arrivedAtOnce: Bool = false,
    at now: Moment
  ) -> FieldEdit {
    switch field {
    case .cardNumber: return CardField.number(text, caret: caret)
    case .expiry: return CardField.expiry(text, caret: caret, at: now, arrivedAtOnce: arrivedAtOnce)
    case .securityCode: return CardField.securityCode(text, caret: caret, brand: brand)
    case .email:
      var form = ContactForm(known: nil)
      form.set(ContactDraft(email: text))
      return FieldEdit(text: text, caret: inside(text, caret), problem: form.problems.first?.code)
    case .phone, .recipient, .organization, .street, .additionalStreet, .district, .city, .region, .postalCode,
      .sortingCode, .country, .holder:
      return FieldEdit(text: text, caret: inside(text, caret))
    }
  }

  /// - Complexity: O(*n*) in the length of the text.
  static func edit(
    _ field: FormField,
    text: String,
    selection: Range<Int>,
    key: EditingKey,
    brand: CardBrand?,
    at now: Moment
  ) -> FieldEdit {
    if field == .cardNumber { return CardField.number(text, selection: selection, key: key) }
    let pressed = key.pressed(in: text, selection: selection) { _ in false }
    return edit(
      field, text: pressed.text, caret: pressed.caret, brand: brand,
      arrivedAtOnce: key.isWhole(pressed.text), at: now)
  }

  private static func inside(_ text: String, _ caret: Int) -> Int { max(0, min(caret, text.count)) }
}

extension EditingKey {
  /// Whether the text came in at once: several characters, and nothing besides them.
  fileprivate func isWhole(_ text: String) -> Bool {
    if case .insert(let inserted) = self { inserted.count > 1 && inserted == text } else { false }
  }
}
