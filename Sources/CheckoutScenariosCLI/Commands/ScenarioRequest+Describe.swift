import CheckoutAPI
import CheckoutTesting

extension ScenarioRequest {
  /// Tells what the scenario starts with, what is met, and which events it takes and refuses.
  func describe(with streams: Streams) throws(ToolFailure) -> Report {
    let run = try start(with: streams)
    let state = run.state
    let refused = CheckoutActionKind.allCases.filter { !state.allowed.contains($0) }.map { Refused($0, by: run) }
    let seeded = StatePage(
      scenario: scenario, run: run, applied: [], cart: (cart ?? snapshot)?.title,
      detail: StatePage.Detail(isComplete: true),
      locale: locale)
    var page = seeded.seededPage
    page.add(
      "Events that are taken now",
      state.allowed.kinds.map { [.init($0.rawValue, .good), .init(EventGrammar.of($0).summary)] })
    page.add("Events that are refused now", Refused.rows(refused))
    var payload = seeded.members
    payload["refused"] = .array(
      refused.map { refused in
        [
          "event": .string(refused.kind.rawValue),
          "code": .string(refused.code?.rawValue ?? "not-allowed"),
          "reason": .string(refused.reason),
        ]
      })
    return Report(kind: .description, page: page, payload: .object(payload))
  }
}

/// An event that a step does not take, and why.
private struct Refused {
  let kind: CheckoutActionKind
  /// The funnel's own word; `nil` when it would not have said one.
  var code: CheckoutRefusal.Code?
  var reason = "The step does not list it."

  /// The reasons, each once, with the events it is the reason for.
  static func rows(_ all: [Refused]) -> [[Page.Cell]] {
    var reasons: [String] = []
    for refused in all where !reasons.contains(refused.reason) { reasons.append(refused.reason) }
    return reasons.flatMap { reason -> [[Page.Cell]] in
      let same = all.filter { $0.reason == reason }
      let code = same.first?.code?.rawValue ?? "not-allowed"
      return [[.init(code, .bad), .init(reason)], ["", .init(same.map(\.kind.rawValue).joined(separator: ", "))]]
    }
  }

  /// Asks a copy of the run: what an event carries does not matter where its kind is not taken.
  init(_ kind: CheckoutActionKind, by run: ScenarioRun) {
    self.kind = kind
    var copy = run
    var currency = run.state.cart.currency
    do {
      let draft = EventDraft(
        kind, try EventText("\(kind.rawValue) \(EventGrammar.of(kind).example)").arguments, origin: .card)
      try copy.send(draft.planned(in: &currency).action(run.state))
    } catch let refusal as CheckoutRefusal {
      code = refusal.code
      reason = ([refusal.code.message] + refusal.missing.map(\.message)).joined(separator: " ")
    } catch {
      // An example that cannot be read says nothing about the step.
    }
  }
}
