import CheckoutAPI

extension ScreenPage {
  func addressPage(_ screen: AddressScreen) -> Page {
    var page = Page()
    page.add(
      "Contact",
      field(.email, screen.contact.email, screen.contactProblems)
        + field(.phone, screen.contact.phone, screen.contactProblems))
    if let delivery = screen.delivery { page.add("Delivery address (\(delivery.words))", rows(delivery)) }
    if let billing = screen.billing { page.add("Billing address (\(billing.words))", rows(billing)) }
    page.add(
      "Saved addresses",
      screen.savedAddresses.map { saved in
        let parts = [saved.address.recipient, saved.address.street, saved.address.city, saved.address.country]
        return [.init(saved.id.rawValue), .init(parts.filter { !$0.isEmpty }.joined(separator: ", "))]
      })
    return page
  }

  /// The fields of the country in its order, then what was typed and it has no field for.
  private func rows(_ form: AddressForm) -> [[Page.Cell]] {
    let asked = Set(form.fields.map(\.field))
    let rest = form.draft.fields.filter { !asked.contains($0.0) && !$0.1.isEmpty }
    return form.fields.flatMap { row($0.field, $0.label.words, isRequired: $0.isRequired, form) }
      + rest.flatMap { row($0.0, $0.0.label, isRequired: false, form) } + summary(form)
  }

  private func row(_ field: FormField, _ label: String, isRequired: Bool, _ form: AddressForm) -> [[Page.Cell]] {
    let value = form.draft[field]
    let shown: Page.Cell = value.isEmpty ? .init(isRequired ? "(needed)" : "(empty)", .faint) : .init(value)
    return [[.init(label), shown]]
      + form.problems.filter { $0.field == field }.map { ["", .init("! \($0.code.words)", .bad)] }
      + form.warnings.filter { $0.field == field }.map { ["", .init("? \($0.code.words)")] }
  }

  /// How many areas there are to choose from, while none of them is chosen.
  private func summary(_ form: AddressForm) -> [[Page.Cell]] {
    guard let rule = form.fields.first(where: { $0.field == .region }), form.draft.region.isEmpty else { return [] }
    return form.areas.isEmpty ? [] : [["", .init("\(rule.label.words): one of \(form.areas.count)", .faint)]]
  }
}

extension AddressForm {
  /// Whether it was accepted, in words.
  fileprivate var words: String { isAccepted ? "accepted" : "not accepted yet" }
}

extension AddressDraft {
  /// The fields in the order a form shows them.
  var fields: [(FormField, String)] {
    [
      (.recipient, recipient), (.organization, organization), (.street, street), (.additionalStreet, additionalStreet),
      (.district, district), (.city, city), (.region, region), (.postalCode, postalCode), (.sortingCode, sortingCode),
      (.country, country), (.phone, phone),
    ]
  }
}
