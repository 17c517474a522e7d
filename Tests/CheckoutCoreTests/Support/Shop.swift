import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// A funnel, and a merchant who answers its calls at once or when told to.
///
/// What is held back waits in ``held`` in the order it was asked, and is released in any order; ``calls`` has every
/// call that was made since it was last taken.
struct Shop {
  var funnel: CheckoutFunnel
  var merchant: Merchant
  var now = Fixtures.now
  /// The kinds of calls whose replies are held back.
  var holding: Set<CallKind> = []
  /// What is answered instead of the merchant's reply; `nil` for the merchant's.
  var replies: [CallKind: @Sendable (CheckoutCall) -> CheckoutReply] = [:]
  private(set) var held: [CheckoutCall] = []
  private(set) var calls: [CheckoutCall] = []
  private(set) var wakes: [Date] = []
  /// Every event since it was last taken.
  private(set) var events: [FunnelEvent] = []
  /// Every change of step, whichever action or answer made it.
  private(set) var moves: Set<TransitionTable.Edge> = []

  /// Opens a shop with an empty cart.
  init(_ setup: FunnelSetup = Shop.setup, behaviour: Merchant.Behaviour = .placing) {
    funnel = CheckoutFunnel(setup)
    merchant = Merchant(now: Fixtures.now, behaviour: behaviour)
  }

  /// A shop with a funnel that was built before.
  init(_ funnel: CheckoutFunnel, _ merchant: Merchant) {
    self.funnel = funnel
    self.merchant = merchant
  }

  static let setup = FunnelSetup(
    identity: CheckoutID("shop"), policy: CheckoutPolicy(currency: .eur, links: Shop.links),
    capabilities: Merchant.capabilities)
  static let links = LinkAddress(scheme: "shop", hosts: ["shop.example"])

  var state: CheckoutState { funnel.state(at: now) }

  /// Does things on behalf of the shopper, one after another.
  mutating func send(_ actions: CheckoutAction...) throws(CheckoutRefusal) {
    for action in actions {
      let before = step
      let effects = try funnel.handle(action, at: now)
      note(from: before, action.kind)
      perform(effects)
    }
  }

  /// Hands an event in.
  mutating func happen(_ event: FunnelEvent) { perform(take(event)) }

  private mutating func take(_ event: FunnelEvent) -> [CheckoutEffect] {
    let before = funnel
    let effects = funnel.handle(event, at: now)
    events.append(event)
    // What is shown costs time: it is looked at only when the shopper stands elsewhere.
    if before.step != step { note(from: before.step, nil, told: before.state(at: now).notices) }
    return effects
  }

  /// Lets time pass, and wakes the funnel.
  mutating func wake(after seconds: Int) {
    now = now.addingTimeInterval(Double(seconds))
    merchant.now = now
    happen(.woke)
  }

  /// Makes the calls, and answers what is not held back.
  mutating func perform(_ effects: [CheckoutEffect]) {
    var queue = effects[...]
    while let effect = queue.popFirst() {
      if case .wake(let date) = effect { wakes.append(date) }
      guard let call = CheckoutDriver.call(for: effect) else { continue }
      calls.append(call)
      if holding.contains(call.kind) {
        held.append(call)
      } else if let event = CheckoutDriver.event(for: call, reply(to: call)) {
        queue += take(event)
      } else {
        held.append(call)
      }
    }
  }

  /// What the merchant, or the test, answers.
  mutating func reply(to call: CheckoutCall) -> CheckoutReply { replies[call.kind]?(call) ?? merchant.answer(call) }
}

extension Shop {
  private var step: CheckoutStep { funnel.step }

  /// Notes a change of step, with what the notices say of its cause.
  private mutating func note(from old: CheckoutStep, _ action: CheckoutActionKind?, told: [CheckoutNotice] = []) {
    guard step != old else { return }
    let notices = state.notices.filter { !told.contains($0) }
    let cause = TransitionTable.Cause(ofStandingAt: step, after: action, saying: notices)
    moves.insert(TransitionTable.Edge(from: old, to: step, cause: cause))
  }
}

extension Shop {
  /// Takes the kinds of the calls made since the last time, in order.
  mutating func newCalls() -> [CallKind] { takeCalls().map(\.kind) }

  /// Takes the calls made since the last time, in order.
  mutating func takeCalls() -> [CheckoutCall] {
    defer { calls = [] }
    return calls
  }

  /// Takes what happened since the last time, in order.
  mutating func takeEvents() -> [FunnelEvent] {
    defer { events = [] }
    return events
  }

  /// Takes the times it is to be woken at, since the last time.
  mutating func takeWakes() -> [Date] {
    defer { wakes = [] }
    return wakes
  }

  /// Takes a call that is held back, by its place.
  mutating func takeHeld(at index: Int) -> CheckoutCall { held.remove(at: index) }

  /// Releases the first call of a kind that is held back, with the merchant's reply or another one.
  mutating func release(_ kind: CallKind, with reply: CheckoutReply? = nil) {
    guard let index = held.firstIndex(where: { $0.kind == kind }) else { return }
    answer(held.remove(at: index), with: reply)
  }

  /// Answers a call, which may have been answered before.
  mutating func answer(_ call: CheckoutCall, with reply: CheckoutReply? = nil) {
    let reply = reply ?? self.reply(to: call)
    guard let event = CheckoutDriver.event(for: call, reply) else { return }
    happen(event)
  }

  /// Releases everything that is held back, in order, and holds nothing back any more.
  mutating func releaseAll() {
    holding = []
    while !held.isEmpty { answer(held.removeFirst()) }
  }

  /// The first call of a kind that is held back.
  func held(_ kind: CallKind) -> CheckoutCall? { held.first { $0.kind == kind } }
}
