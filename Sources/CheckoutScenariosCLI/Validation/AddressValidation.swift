import CheckoutAPI

/// Answers lines about postal addresses: the address as it is kept, its label, and what to look at again.
struct AddressValidation: LineValidation {
  static let keys = [
    FormField.recipient, .organization, .street, .additionalStreet, .district, .city, .region, .postalCode,
    .sortingCode, .country, .phone,
  ].map(\.rawValue)

  func answer(_ fields: inout LineFields) -> [String: JSONValue] {
    func text(_ field: FormField) -> String { fields.text(field.rawValue) ?? "" }
    var draft = AddressDraft(
      recipient: text(.recipient), organization: text(.organization), street: text(.street),
      additionalStreet: text(.additionalStreet), city: text(.city), region: text(.region),
      postalCode: text(.postalCode), country: text(.country), phone: text(.phone))
    (draft.district, draft.sortingCode) = (text(.district), text(.sortingCode))
    guard fields.problems.isEmpty else { return [:] }
    let report = AddressReport(draft)
    for problem in report.problems {
      fields.report(problem.code.rawValue, at: problem.field.rawValue, problem.message)
    }
    guard let address = report.address else { return [:] }
    return [
      "address": AddressDraft(address).json, "country": .string(address.country.code),
      "label": .strings(address.label().lines), "warnings": .array(report.warnings.map(\.json)),
    ]
  }
}
