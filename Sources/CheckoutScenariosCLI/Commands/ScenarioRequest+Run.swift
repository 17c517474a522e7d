import CheckoutAPI
import CheckoutTesting

extension ScenarioRequest {
  /// Places the scenario, applies the events, and tells what the shopper sees then.
  func run(with streams: Streams) throws(ToolFailure) -> Report {
    var drafts = try drafts(with: streams)
    var run = try start(with: streams)
    try addCard(to: &drafts, at: run.state, with: streams)
    var applied: [StatePage.Applied] = []
    var refusal: CheckoutRefusal?
    for event in try plan(drafts, from: run.state) {
      do throws(CheckoutRefusal) {
        try run.send(event.action(run.state))
      } catch {
        refusal = error
        break
      }
      applied.append(StatePage.Applied(kind: event.kind, step: run.state.step))
    }
    let page = StatePage(scenario: scenario, run: run, applied: applied, detail: detail)
    var report = Report(kind: .scenario, page: page.page, payload: page.json)
    if let refusal {
      report.exitCode = .refused
      report.diagnostics = [.refused(refusal, in: scenario)]
    }
    return report
  }
}

extension Diagnostic {
  /// An event that the funnel did not take.
  fileprivate static func refused(_ refusal: CheckoutRefusal, in scenario: CheckoutScenario) -> Diagnostic {
    Diagnostic(
      code: .eventRefused,
      message: "\(refusal.action.rawValue) is refused at \(refusal.step.rawValue): \(refusal.code.message)",
      details: refusal.details,
      hint: "\(Tool.name) describe \(scenario.id)",
      refusal: refusal
    )
  }
}
