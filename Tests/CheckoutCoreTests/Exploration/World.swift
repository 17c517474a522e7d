import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// A funnel, its merchant, and what is on its way between them.
///
/// Every single input is checked as it is taken: the move of the shopper, and each answer that follows at once.
struct World {
  var funnel: CheckoutFunnel
  var state: CheckoutState
  var merchant: Merchant
  var held: [CheckoutCall] = []
  /// The attempts that the merchant has given up for good: it places none of them any more.
  var cancelled: Set<IdempotencyKey> = []
  /// What the move itself asked for, without what its answers led to.
  var issued: [CheckoutCall] = []
  var refusal: CheckoutRefusal?
  /// How often the process was gone.
  var crashes = 0
  /// The ways that were gone by the last move.
  var ways: [TransitionTable.Edge] = []
  var ledger = Ledger()
  let alphabet: Alphabet
  /// Whether calls are on their way for a while.
  private(set) var isSlow = false

  init(_ alphabet: Alphabet) {
    self.alphabet = alphabet
    funnel = CheckoutFunnel(alphabet.setup)
    merchant = Merchant(now: Fixtures.now)
    state = funnel.state(at: Fixtures.now)
  }

  /// Begins: from now on the calls that the alphabet has answers for are on their way for a while.
  mutating func begin() { isSlow = true }

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
}
