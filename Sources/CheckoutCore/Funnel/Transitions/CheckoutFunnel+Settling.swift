import CheckoutAPI

extension CheckoutFunnel {
  /// Ends a transition that made one change, by its row of the change table.
  mutating func settle(
    _ change: ChangeTable.Change,
    if conditions: ChangeTable.Condition = [],
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    facts.makeStale(by: change, if: conditions)
    settleEdit(at: now, &effects)
  }

  /// Ends a transition that changed what the shopper agrees to, after the rows of its changes were applied.
  ///
  /// What an edit leaves as it would be sent is no other attempt: its record stays open.
  mutating func settleEdit(at now: Moment, _ effects: inout [CheckoutEffect]) {
    if !canResend { closeUnsent(&effects) }
    settle(at: now, &effects)
  }

  /// Ends a transition: stale answers are asked for again, and the shopper is moved when the step is no longer theirs.
  mutating func settle(at now: Moment, _ effects: inout [CheckoutEffect]) {
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
