import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// The list shows every scenario once.
struct ListTests {
  @Test func `each scenario has a line with its step and summary`() {
    let expected = CheckoutScenario.allCases.map { "\($0.id)\t\($0.step.rawValue)\t\($0.summary)\n" }
    #expect(Outcome(["list", "--plain"]).output == expected.joined())
    let page = Outcome(["list"]).output
    for scenario in CheckoutScenario.allCases { #expect(page.contains("  \(scenario.id) ")) }
  }

  @Test(arguments: CheckoutStep.allCases)
  func `one step can be picked`(step: CheckoutStep) throws {
    let expected = CheckoutScenario.allCases.filter { $0.step == step }
    let document = try Outcome(["list", "--json", "--step", step.rawValue]).document()
    let rows = try #require(document["payload"]?["scenarios"]).items
    #expect(rows.map { $0["id"]?.text } == expected.map(\.id))
    #expect(rows.allSatisfy { $0["step"]?.text == step.rawValue })
  }
}
