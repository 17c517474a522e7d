import CheckoutAPI
import CheckoutTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers lines about postal addresses as the address step does.
struct AddressValidation: LineValidation {
  static let keys = [
    FormField.recipient, .organization, .street, .additionalStreet, .city, .region, .postalCode, .country, .phone,
  ].map(\.rawValue)

  /// A checkout that asks for an address.
  private let run: ScenarioRun

  /// Stands at the address step.
  init() throws(ScenarioFailure) { run = try CheckoutScenario.address.start() }

  func answer(_ fields: inout LineFields) -> [String: JSONValue] {
    func text(_ field: FormField) -> String { fields.text(field.rawValue) ?? "" }
    let draft = AddressDraft(
      recipient: text(.recipient), organization: text(.organization), street: text(.street),
      additionalStreet: text(.additionalStreet), city: text(.city), region: text(.region),
      postalCode: text(.postalCode), country: text(.country), phone: text(.phone))
    guard fields.problems.isEmpty else { return [:] }
    var run = run
    fields.take("the address step", &run, .setDeliveryAddress(draft))
    guard case .address(let screen) = run.state.screen, let form = screen.delivery else {
      fields.report("not-checked", at: nil, "The address step did not look at it.")
      return [:]
    }
    for problem in form.problems { fields.report(problem, at: problem.field.rawValue) }
    // A form with nothing in it has no problem yet; as an address to be validated it has.
    if !form.isAccepted, form.problems.isEmpty {
      fields.report("missing", at: FormField.country.rawValue, "\(FormField.country.label) is missing.")
    }
    return ["country": .string(draft.country)]
  }
}

extension LineFields {
  /// Does something in a checkout; a refusal is a problem with the line as a whole.
  mutating func take(_ place: String, _ run: inout ScenarioRun, _ action: CheckoutAction) {
    do throws(CheckoutRefusal) {
      try run.send(action)
    } catch {
      report(error.code.rawValue, at: nil, "It is refused at \(place): \(error.code.message)")
    }
  }

  /// Adds what a step found wrong with a field.
  mutating func report(_ problem: FieldProblem, at key: String) {
    report(problem.code.rawValue, at: key, "\(problem.field.label) \(problem.code.words).")
  }
}
