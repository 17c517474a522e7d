import CheckoutAPI
import CheckoutTesting

extension Report {
  /// The scenarios, of all steps or of one.
  ///
  /// - Parameters:
  ///   - step: The name of a step; `nil` for all.
  ///   - isPermuted: Whether each is listed in every currency and locale that it may look different in.
  static func list(step: String?, permuted isPermuted: Bool = false) throws(ToolFailure) -> Report {
    let scenarios: [CheckoutScenario]
    if let step {
      guard let step = CheckoutStep(rawValue: step) else {
        throw .unknown(
          .flagMisused, "step", step, among: CheckoutStep.allCases.map(\.rawValue), hint: "list"
        ) { "list --step \($0)" }
      }
      scenarios = CheckoutScenario.allCases.filter { $0.step == step }
    } else {
      scenarios = CheckoutScenario.allCases
    }
    guard !isPermuted else { return try permutations(of: scenarios) }
    var page = Page()
    page.add(scenarios.map { [.init($0.id, .strong), .init($0.step.rawValue), .init($0.summary)] })
    let rows: [JSONValue] = scenarios.map { scenario in
      [
        "id": .string(scenario.id),
        "step": .string(scenario.step.rawValue),
        "summary": .string(scenario.summary),
        "currencies": .strings(scenario.permutations.map(\.currency.code)),
      ]
    }
    return Report(kind: .list, page: page, payload: ["scenarios": .array(rows)], isListing: true)
  }
}
