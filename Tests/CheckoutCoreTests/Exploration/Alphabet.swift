import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// What can be done and answered in one exploration: few things, so that everything they lead to can be visited.
struct Alphabet: Sendable, CustomStringConvertible {
  let name: String
  /// What the shopper tries wherever they are, legal or not.
  let actions: @Sendable (CheckoutState) -> [CheckoutAction]
  var setup = Shop.setup
  /// What was done before the exploration begins; nothing, where it begins at the start.
  var before: [CheckoutAction] = []
  /// The kinds of calls that are on their way for a while, with what they can come back with.
  ///
  /// All other calls are answered at once, honestly.
  var answers: [CallKind: [Answer]] = [:]
  /// What happens outside that nobody asked for.
  var events: [(name: String, event: FunnelEvent)] = []
  /// Whether time passes.
  var hasTime = false
  /// The most attempts of a cart, and the most carts that are left with an open one.
  ///
  /// One attempt more is answered at once, and honestly: it is what an end takes after all others have failed.
  var mostAttempts = 0
  var mostLeft = 0
  /// Whether everything is answered at once, and honestly, once a cart was left: where leaving is the only way out.
  var isHonestAfterLeaving = false
  /// How often the process is gone, at most. What is being placed then is the journal's, not the snapshot's.
  var mostCrashes = 1
  /// Whether an order can be placed by what is in here, from wherever one stands.
  var endsInAnOrder = true
  /// More states than this are too many to finish in time.
  var mostStates = 200_000

  var description: String { name }

  /// Whether a state is within the bounds; what lies beyond them is not followed.
  func follows(_ funnel: CanonicalFunnel) -> Bool {
    let cart = funnel.cart
    return cart.lines.count <= 2 && cart.lines.allSatisfy { $0.quantity <= 2 } && cart.savedForLater.lines.count <= 1
      && (funnel.placing.attempts <= mostAttempts || funnel.step == .confirmation)
      && funnel.placing.left.count <= mostLeft
  }

  /// Whether the merchant takes time for a call, and may answer it in other ways than honestly.
  func holds(_ call: CheckoutCall, of funnel: CheckoutFunnel, at now: Date) -> Bool {
    guard answers[call.kind] != nil else { return false }
    if let key = call.attempt, key.attempt > mostAttempts { return false }
    return !isHonestAfterLeaving || funnel.canonical(at: now).funnel.placing.left.isEmpty
  }

  /// Everything that can happen next.
  func moves(from world: World) -> [WorldMove] {
    var moves = actions(world.state).map { WorldMove.act($0) }
    for call in world.held {
      moves += (answers[call.kind] ?? [.honest]).map { .answer(call.kind, $0) }
    }
    moves += events.map { .happen($0.name, $0.event) }
    if world.crashes < mostCrashes, world.state.step.isCollecting { moves.append(.crash) }
    if hasTime { moves += [.timePasses, .timePassesUnnoticed] }
    return moves
  }
}
