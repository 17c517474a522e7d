import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// A funnel, its merchant, and what is on its way between them.
///
/// Every single input is checked as it is taken: the move of the shopper, and each answer that follows at once.
struct World {
  private(set) var funnel: CheckoutFunnel
  private(set) var state: CheckoutState
  private(set) var merchant: Merchant
  private(set) var held: [CheckoutCall] = []
  /// The attempts that the merchant has given up for good: it places none of them any more.
  private(set) var cancelled: Set<IdempotencyKey> = []
  /// What the move itself asked for, without what its answers led to.
  private(set) var issued: [CheckoutCall] = []
  private(set) var refusal: CheckoutRefusal?
  /// How often the process was gone.
  private(set) var crashes = 0
  /// The ways that were gone by the last move.
  private(set) var ways: [TransitionTable.Edge] = []
  private var ledger = Ledger()
  private var holding: Set<CallKind> = []
  private let setup: FunnelSetup

  init(_ alphabet: Alphabet) {
    setup = alphabet.setup
    funnel = CheckoutFunnel(setup)
    merchant = Merchant(now: Fixtures.now)
    state = funnel.state(at: Fixtures.now)
  }

  /// Begins: from now on these calls are on their way for a while.
  mutating func hold(_ kinds: some Sequence<CallKind>) { holding = Set(kinds) }

  var now: Date { merchant.now }

  /// Moves; answers with what is wrong then, `nil` when nothing is.
  mutating func take(_ move: WorldMove) -> String? {
    (issued, refusal, ways) = ([], nil, [])
    switch move {
    case .act(let action): return act(action)
    case .answer(let kind, let answer):
      guard let index = held.firstIndex(where: { $0.kind == kind }) else { return nil }
      return receive(answer, to: held.remove(at: index))
    case .timePasses:
      merchant.now.addTimeInterval(3600)
      return happen(.woke)
    case .timePassesUnnoticed:
      merchant.now.addTimeInterval(3600)
      state = funnel.state(at: now)
      return nil
    case .happen(_, let event): return happen(event)
    case .crash: return crash()
    }
  }

  /// What can happen to a call that comes back twice, or too late: nothing.
  func problem(ofRepeating event: FunnelEvent) -> String? {
    var copy = funnel
    let effects = copy.handle(event, at: now)
    return copy == funnel && effects.isEmpty ? nil : "the same again changes something: \(event)"
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

extension World {
  private mutating func act(_ action: CheckoutAction) -> String? {
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

  private mutating func happen(_ event: FunnelEvent) -> String? {
    let before = state
    ledger.hear(event)
    return settle(funnel.handle(event, at: now), from: before, nil)
  }

  /// The process is gone, with all that was on its way, and another one goes on from the snapshot.
  private mutating func crash() -> String? {
    crashes += 1
    held = []
    ledger = Ledger()
    var setup = setup
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

  /// Makes the calls that follow; what is not held back is answered at once.
  private mutating func settle(
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
    guard holding.contains(call.kind) else { return receive(.honest, to: call) }
    var problem: String?
    if call.kind.isRead, let old = held.firstIndex(where: { $0.kind == call.kind }) {
      // The newest counts: what the one before it brings is for nothing, now and later.
      problem = self.problem(ofDropping: held.remove(at: old))
    }
    held.append(call)
    return problem
  }

  private mutating func receive(_ answer: Answer, to call: CheckoutCall) -> String? {
    let isGivenUp = call.attempt.map(cancelled.contains) ?? false && (call.kind == .place || call.kind == .resolve)
    let reply = isGivenUp ? .placement(.cancelled) : answer.reply(call, &merchant)
    if let key = call.attempt, reply == .placement(.cancelled) { cancelled.insert(key) }
    guard let event = CheckoutDriver.event(for: call, reply) else { return nil }
    return happen(event) ?? problem(ofRepeating: event)
  }

  private mutating func problem(from before: CheckoutState, _ action: CheckoutAction?) -> String? {
    if before.step != state.step {
      let said = state.notices.filter { !before.notices.contains($0) }
      let way = TransitionTable.Edge(
        from: before.step, to: state.step, cause: .init(ofStandingAt: state.step, after: action?.kind, saying: said))
      ways.append(way)
      guard TransitionTableTests.edges.contains(way) else { return "the table does not lead there: \(way)" }
      let order = ExpectedOrder(funnel.canonical(at: now).funnel, setup)
      if let step = order.landing(after: way), step != state.step {
        return "\(way.cause) to \(state.step), not \(step)"
      }
    }
    return Invariants.problem(from: before, to: state, by: action)
  }
}

extension CheckoutCall {
  /// The attempt that it is about.
  var attempt: IdempotencyKey? {
    switch self {
    case .record(let record): record.submission.key
    case .placeOrder(let submission): submission.key
    case .resolveChallenge(let key), .cancelAttempt(let key), .lookUp(let key), .finish(let key, _): key
    case .quote, .deliveryOptions, .paymentMethods, .giftCard, .tokenise: nil
    }
  }
}

extension CallKind {
  /// Whether it only asks: what was asked before it does not count any more.
  var isRead: Bool { [.quote, .options, .methods, .giftCard, .token].contains(self) }
}
