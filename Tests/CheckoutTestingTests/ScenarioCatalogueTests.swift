import CheckoutAPI
import CheckoutTesting
import Testing

/// Every scenario of the catalogue can be built, and is where it says it is.
@Suite struct ScenarioCatalogueTests {
  @Test(arguments: CheckoutScenario.allCases)
  func `every scenario stands at its step`(scenario: CheckoutScenario) throws {
    let run = try scenario.start()
    #expect(run.state.step == scenario.step)
  }

  @Test(arguments: CheckoutScenario.allCases)
  func `nothing before a scenario is missing`(scenario: CheckoutScenario) throws {
    let state = try scenario.start().state
    let before = state.requirements.filter { $0.step < state.step }
    if state.step.isCollecting { #expect(before.allSatisfy { $0.status == .met }, "\(before)") }
  }

  @Test(arguments: CheckoutScenario.allCases)
  func `a scenario is the same value every time`(scenario: CheckoutScenario) throws {
    #expect(try scenario.start().state == scenario.start().state)
  }

  @Test func `every step has a scenario`() {
    #expect(Set(CheckoutScenario.allCases.map(\.step)) == Set(CheckoutStep.allCases))
  }
}
