import CheckoutAPI
import CheckoutTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers lines about cards as the card step does; nothing of a card is repeated but its brand.
struct CardValidation: LineValidation {
  static let keys = ["number", "expiry", "securityCode", "holder", "now"]

  /// A checkout that asks for a card, at the time of the run.
  private let run: ScenarioRun

  /// Stands at the card step.
  ///
  /// - Parameter now: The time that cards are checked at.
  init(now: Date) throws(ScenarioFailure) { run = try CheckoutScenario.cardEntry.start(now: now) }

  func answer(_ fields: inout LineFields) -> [String: JSONValue] {
    let input = CardInput(
      number: fields.text("number") ?? "", expiry: fields.text("expiry") ?? "",
      securityCode: fields.text("securityCode") ?? "", holder: fields.text("holder") ?? "")
    let run = run(at: &fields)
    guard fields.problems.isEmpty, var run else { return [:] }
    fields.take("the card step", &run, .enterCard(input))
    guard case .card(let screen) = run.state.screen, let report = screen.report else {
      fields.report("not-checked", at: nil, "The card step did not look at it.")
      return [:]
    }
    for problem in report.problems { fields.report(problem, at: CardValidation.key(of: problem.field)) }
    return ["brand": .string(report.brand?.rawValue)]
  }

  /// The checkout at the time that the line names, else at that of the run.
  private func run(at fields: inout LineFields) -> ScenarioRun? {
    guard let text = fields.text("now") else { return run }
    do throws(ScenarioFailure) {
      if let now = Timestamp.date(text) { return try CheckoutScenario.cardEntry.start(now: now) }
    } catch {
      // A time that no checkout can stand at is none to check a card at either.
    }
    fields.report("time-invalid", at: "now", "A time is written such as 2026-01-31T12:00:00Z.")
    return nil
  }

  private static func key(of field: FormField) -> String {
    switch field {
    case .cardNumber: "number"
    case .securityCode: "securityCode"
    default: field.rawValue
    }
  }
}
