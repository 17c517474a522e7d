import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// What is done and what happens, and what has to hold after each.
extension World {
  mutating func act(_ action: CheckoutAction) -> String? {
    let (old, before) = (funnel, state)
    let effects: [CheckoutEffect]
    do throws(CheckoutRefusal) {
      effects = try funnel.handle(action, at: now)
    } catch {
      refusal = error
      return Refusals.problem(of: error, to: action, in: state)
        ?? (funnel == old ? nil : "refused, and changed something")
    }
    if !before.allowed.contains(action.kind) { return "accepted, and not allowed" }
    ledger.hear(action)
    return settle(effects, from: before, action)
  }

  mutating func happen(_ event: FunnelEvent) -> String? {
    let before = state
    ledger.hear(event)
    return settle(funnel.handle(event, at: now), from: before, nil)
  }

  /// The process is gone, with all that was on its way, and another one goes on from the snapshot.
  mutating func crash() -> String? {
    crashes += 1
    held = []
    ledger = Ledger()
    var setup = alphabet.setup
    setup.identity = CheckoutID("\(setup.identity.rawValue)-again")
    do throws(SnapshotProblem) {
      let snapshot = try funnel.snapshot()
      funnel = CheckoutFunnel(setup)
      let (dropped, effects) = try funnel.restore(snapshot, at: now)
      let answers = dropped.filter { if case .step = $0.item { false } else { true } }
      if !answers.isEmpty { return "restoring dropped \(answers)" }
      return settle(effects, from: funnel.state(at: now), nil)
    } catch {
      return "what was written down is refused: \(error)"
    }
  }

  mutating func problem(from before: CheckoutState, _ action: CheckoutAction?) -> String? {
    if before.step != state.step {
      let said = state.notices.filter { !before.notices.contains($0) }
      let way = TransitionTable.Edge(
        from: before.step, to: state.step, cause: .init(ofStandingAt: state.step, after: action?.kind, saying: said))
      ways.append(way)
      guard TransitionTableTests.edges.contains(way) else { return "the table does not lead there: \(way)" }
      let order = ExpectedOrder(funnel.canonical(at: now).funnel, alphabet.setup)
      if let step = order.landing(after: way), step != state.step {
        return "\(way.cause) to \(state.step), not \(step)"
      }
    }
    return Invariants.problem(from: before, to: state, by: action)
  }
}
