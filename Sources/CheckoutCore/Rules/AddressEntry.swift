import CheckoutAPI

/// An address as typed, and what the rules make of it: immutable and shared, so that whoever holds it stays small.
final class AddressEntry: Equatable, Sendable {
  let draft: AddressDraft
  /// The address in the country's own writing; `nil` while something is wrong.
  let accepted: PostalAddress?
  let problems: [FieldProblem]
  let warnings: [FieldProblem]
  private let fields: [AddressFieldRule]
  /// The country as it is chosen in the form, whatever else is still missing there.
  let country: CountryCode?

  init(_ draft: AddressDraft) {
    let report = AddressReport(draft)
    self.draft = draft
    accepted = report.address
    problems = report.problems
    warnings = report.warnings
    country = CountryCode(report.draft.country)
    fields = country.map { AddressFormat($0).fields } ?? AddressFieldRule.withoutCountry()
  }

  static func == (left: AddressEntry, right: AddressEntry) -> Bool { left === right || left.draft == right.draft }

  var isEmpty: Bool { draft == AddressDraft() }

  /// What the step shows: nothing is wrong yet with a form that nobody touched.
  var form: AddressForm {
    AddressForm(
      draft: draft, fields: fields, problems: isEmpty ? [] : problems, warnings: warnings, isAccepted: accepted != nil)
  }

  /// How the requirement of it stands.
  var code: Requirement.Code {
    if accepted != nil { return .given }
    if isEmpty { return .missing }
    return .invalid
  }
}
