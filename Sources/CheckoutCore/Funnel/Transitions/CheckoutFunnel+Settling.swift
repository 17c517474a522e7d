import CheckoutAPI

extension CheckoutFunnel {
  /// Ends a transition that changed the facts: stale answers are asked for again, and the shopper is moved when the
  /// step is no longer theirs.
  ///
  /// - Parameter change: What was changed; `nil` when an answer came.
  mutating func settle(_ change: Change?, at now: Moment, _ effects: inout [CheckoutEffect]) {
    if let change {
      facts.makeStale(by: change)
      closeUnsent(&effects)
    }
    askWhatIsDue(&effects)
    standWhereAllowed(at: now)
  }

  /// Moves the shopper when something before the step is unmet (*fall back*) or the step is off the route
  /// (*vanished*); never further than needed.
  mutating func standWhereAllowed(at now: Moment) {
    let current = step
    guard current.isCollecting else { return }
    let route = Route(facts)
    let unmet = facts.survey(from: current, on: route, at: now).firstUnmetBefore
    if route[current].counts {
      guard let unmet else { return }
      position = facts.lastReachable(on: route, at: now, notAfter: unmet.step)
      note(.fellBack(to: step, field: unmet.field))
    } else {
      position = facts.lastReachable(on: route, at: now)
      note(.stepVanished(current))
    }
  }

  /// An edit after an attempt that was not sent closes its record: the next attempt is another one.
  mutating func closeUnsent(_ effects: inout [CheckoutEffect]) {
    guard let record = unsent else { return }
    unsent = nil
    effects.append(.perform(.finish(record.value.submission.key, .notSent)))
  }
}
