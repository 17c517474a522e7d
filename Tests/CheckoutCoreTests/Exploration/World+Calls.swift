import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// The calls of the funnel on their way to the merchant, and what comes back.
extension World {
  /// Makes the calls that follow; what is not held back is answered at once.
  mutating func settle(
    _ effects: [CheckoutEffect], from before: CheckoutState, _ action: CheckoutAction?
  ) -> String? {
    state = funnel.state(at: now)
    let isFirst = issued.isEmpty
    let calls = effects.compactMap { CheckoutDriver.call(for: $0) }
    if isFirst { issued = calls }
    if let problem = problem(from: before, action) { return problem }
    for call in calls {
      if let problem = ledger.note(call, shown: before, agreed: action) { return problem }
      if let problem = send(call) { return problem }
    }
    return nil
  }

  private mutating func send(_ call: CheckoutCall) -> String? {
    if case .placeOrder(let submission) = call,
      let order = merchant.orders.first(where: { $0.key.cart == submission.cart && $0.key != submission.key })
    {
      return "\(submission.key) is sent, and there is an order by \(order.key)"
    }
    guard isSlow, alphabet.holds(call, of: funnel, at: now) else { return receive(.honest, to: call) }
    var problem: String?
    if call.kind.isRead, let old = held.firstIndex(where: { $0.kind == call.kind }) {
      // The newest counts: what the one before it brings is for nothing, now and later.
      problem = self.problem(ofDropping: held.remove(at: old))
    }
    held.append(call)
    return problem
  }

  mutating func receive(_ answer: Answer, to call: CheckoutCall) -> String? {
    let isGivenUp = call.attempt.map(cancelled.contains) ?? false && (call.kind == .place || call.kind == .resolve)
    let reply = isGivenUp ? .placement(.cancelled) : answer.reply(call, &merchant)
    if let key = call.attempt, reply == .placement(.cancelled) { cancelled.insert(key) }
    guard let event = CheckoutDriver.event(for: call, reply) else { return nil }
    return happen(event) ?? problem(ofRepeating: event)
  }

  /// What can happen to a call that comes back twice, or too late: nothing.
  func problem(ofRepeating event: FunnelEvent) -> String? {
    var copy = funnel
    let effects = copy.handle(event, at: now)
    // A record that is closed may be closed as the same once more: that changes nothing in the journal.
    let isNothing = effects.allSatisfy { effect in CheckoutDriver.call(for: effect).map(ledger.hasClosed) ?? false }
    return copy == funnel && isNothing ? nil : "the same again changes something: \(event)"
  }

  /// Forgets calls that nobody waits for any more, once it is seen that their answers change nothing.
  mutating func forget(_ isForgotten: (CheckoutCall) -> Bool) -> String? {
    var problem: String?
    while let index = held.firstIndex(where: isForgotten) {
      problem = problem ?? self.problem(ofDropping: held.remove(at: index))
    }
    return problem
  }

  private func problem(ofDropping call: CheckoutCall) -> String? {
    var asked = merchant
    return CheckoutDriver.event(for: call, asked.answer(call)).flatMap { problem(ofRepeating: $0) }
  }

  /// Has the merchant answer an order without the answer coming back: another way will bring it.
  mutating func overhear(_ answer: Answer) -> (said: PlacementAnswer, key: IdempotencyKey)? {
    guard let index = held.firstIndex(where: { $0.kind == .place }) else { return nil }
    let call = held.remove(at: index)
    guard let key = call.attempt, !cancelled.contains(key) else { return nil }
    guard case .placement(let said) = answer.reply(call, &merchant) else { return nil }
    return (said, key)
  }
}
