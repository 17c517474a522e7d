import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// A walk of legal and illegal actions and of answers in any order: delayed, dropped, doubled, odd.
///
/// It is the same for the same seed. It stops at the first thing that is wrong.
struct RandomWalk {
  let seed: UInt64
  private(set) var shop: Shop
  private(set) var wrong: String?
  private var random: SplitMix64
  private var ledger = Ledger()
  private var history: [CheckoutCall] = []
  private var trail: [String] = []
  private var state: CheckoutState
  let setup: FunnelSetup
  /// How often each step was stood at, so that a test can say that the walks reach them all.
  private(set) var visits: [CheckoutStep: Int] = [:]

  init(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let start = random.chance(oneIn: 3) ? nil : Situation.allCases.randomElement(using: &random)
    let setup = WalkSetup.allCases.randomElement(using: &random) ?? .guest
    let setting = try setup.setup
    var shop = try start?.shop() ?? Shop(setting)
    shop.replies = [:]
    if random.chance(oneIn: 2) { shop.holding = [] }
    for kind in CallKind.allCases where random.chance(oneIn: 4) { shop.holding.insert(kind) }
    for event in shop.takeEvents() { ledger.hear(event) }
    for call in shop.takeCalls() { wrong = ledger.note(call, shown: nil, agreed: nil) ?? wrong }
    self.setup = start == nil ? setting : Shop.setup
    self.seed = seed
    self.shop = shop
    self.random = random
    state = shop.state
    trail = ["start \(start?.rawValue ?? setup.rawValue)"]
  }

  /// Takes so many steps, or fewer when something is wrong.
  mutating func run(_ count: Int) {
    for number in 0..<count where wrong == nil {
      step()
      // Every payload of every action is dear: it is tried once in every third walk.
      if seed.isMultiple(of: 3), number == count / 2, wrong == nil { wrong = Invariants.problemOfAllowed(shop) }
    }
    if let problem = wrong {
      wrong = "seed \(seed), after \(trail.suffix(12).joined(separator: " / ")): \(problem)"
    }
  }

  private mutating func step() {
    let before = state
    var action: CheckoutAction?
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<11: action = act()
    case 11..<16: release()
    case 16: repeatAnswer()
    case 17: changeMerchant()
    case 18: pass(Int.random(in: 1...900, using: &random))
    default: pass(Int.random(in: 1...4, using: &random))
    }
    state = shop.state
    visits[state.step, default: 0] += 1
    if let action { ledger.hear(action) }
    for event in shop.takeEvents() { ledger.hear(event) }
    for call in shop.takeCalls() {
      history.append(call)
      if let problem = ledger.note(call, shown: before, agreed: action), wrong == nil { wrong = problem }
    }
    if wrong == nil { wrong = Invariants.problem(in: state) ?? Invariants.problem(from: before, to: state, by: action) }
    if wrong == nil { wrong = Expectations.problem(in: state, shop.funnel.canonical(at: shop.now).funnel, setup) }
  }

  /// Does something; answers with it when it was accepted.
  private mutating func act() -> CheckoutAction? {
    let isFair = random.chance(oneIn: 4)
    let kinds = isFair ? CheckoutActionKind.allCases : state.allowed.kinds
    guard let any = kinds.randomElement(using: &random),
      let wild = Shop.payloads(any, in: state).randomElement(using: &random)
    else { return nil }
    // Half of the time on purpose, so that the walk comes far.
    let action = random.chance(oneIn: 2) ? Finisher.next(state, after: trail.count) : wild
    let kind = action.kind
    trail.append(kind.rawValue)
    let before = shop.funnel
    guard let refusal = shop.attempt(action) else { return action }
    trail.append("refused")
    if shop.funnel != before { wrong = "\(action) was refused and changed something" }
    wrong = wrong ?? Refusals.problem(of: refusal, to: action, in: state)
    return nil
  }

  private mutating func release() {
    guard !shop.held.isEmpty else { return }
    let call = shop.takeHeld(at: Int.random(in: 0..<shop.held.count, using: &random))
    // A placement call always comes back in the end; a read may be lost.
    if random.chance(oneIn: 10), [.quote, .options, .methods].contains(call.kind) {
      return trail.append("lost \(call.kind)")
    }
    trail.append("answer \(call.kind)")
    let odd = random.chance(oneIn: 4) ? OddReplies.reply(to: call, from: &shop, using: &random) : nil
    let times = random.chance(oneIn: 10) ? 2 : 1
    for _ in 0..<times { shop.answer(call, with: odd) }
  }

  private mutating func repeatAnswer() {
    guard let call = history.randomElement(using: &random), ![.place, .record].contains(call.kind) else { return }
    trail.append("again \(call.kind)")
    shop.answer(call, with: OddReplies.reply(to: call, from: &shop, using: &random))
  }

  private mutating func pass(_ seconds: Int) {
    trail.append("\(seconds) s")
    shop.wake(after: seconds)
  }

  private mutating func changeMerchant() {
    let behaviours: [Merchant.Behaviour] = [
      .placing, .placing, .declining(DeclineReason(code: "no", mend: .card)),
      .declining(DeclineReason(code: "no", mend: .method)), .challenging(Shop.bank),
      .silent(keepsOrder: true, answersLookUps: true), .silent(keepsOrder: false, answersLookUps: true),
      .silent(keepsOrder: true, answersLookUps: false), .unreachable,
    ]
    shop.merchant.behaviour = behaviours.randomElement(using: &random) ?? .placing
    shop.merchant.unavailableProducts = random.chance(oneIn: 4) ? [ProductID("sku-lamp")] : []
    trail.append("merchant")
  }
}
