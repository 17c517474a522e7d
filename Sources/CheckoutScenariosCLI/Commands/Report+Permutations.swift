import CheckoutAPI
import CheckoutTesting

extension Report {
  /// Each scenario in each currency and locale in which it may look different, with the total that is shown.
  ///
  /// - Parameter scenarios: The scenarios.
  /// - Throws: A failure with ``ExitCode/software`` when one of them cannot be built.
  static func permutations(of scenarios: [CheckoutScenario]) throws(ToolFailure) -> Report {
    var rows: [[Page.Cell]] = []
    var values: [JSONValue] = []
    for permutation in scenarios.flatMap(\.permutations) {
      let (scenario, currency) = (permutation.scenario, permutation.currency)
      let total = try permutation.total()
      for locale in LocaleRow.spread {
        rows.append([
          .init(scenario.id, .strong), .init(scenario.step.rawValue), .init(currency.code), .init(locale.tag),
          .init(pieces: [.amount(locale.format(total))]),
        ])
        values.append([
          "id": .string(scenario.id),
          "step": .string(scenario.step.rawValue),
          "currency": .string(currency.code),
          "locale": .string(locale.tag),
          "total": total.json,
        ])
      }
    }
    var page = Page()
    page.add(rows)
    return Report(kind: .list, page: page, payload: ["permutations": .array(values)], isListing: true)
  }
}

extension ScenarioPermutation {
  /// The total that is shown.
  fileprivate func total() throws(ToolFailure) -> Money {
    do throws(ScenarioFailure) {
      return try start().state.totals.total
    } catch {
      throw ToolFailure(
        .software, .scenarioNotReachable, "\(scenario.id) cannot be built in \(currency.code). \(error.message)",
        hint: "\(Tool.name) list")
    }
  }
}
