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
    let page = StatePage(
      scenario: scenario, run: run, applied: applied, cart: (cart ?? snapshot)?.title, detail: detail, locale: locale)
    var report = Report(kind: .scenario, page: page.page, payload: page.json)
    if let refusal {
      report.exitCode = .refused
      // Only what nothing was done to is what `describe` would describe.
      let isAtStart = applied.isEmpty && cart == nil && snapshot == nil && now == nil && currency == nil
      report.diagnostics = [.refused(refusal, hint: isAtStart ? "describe \(scenario.id)" : "help events")]
    }
    return report
  }
}

extension Diagnostic {
  /// An event that the funnel did not take.
  fileprivate static func refused(_ refusal: CheckoutRefusal, hint: String) -> Diagnostic {
    Diagnostic(
      code: .eventRefused,
      message: "\(refusal.action.rawValue) is refused at \(refusal.step.rawValue): \(refusal.code.message)",
      details: refusal.details,
      hint: "\(Tool.name) \(hint)",
      refusal: refusal
    )
  }
}
