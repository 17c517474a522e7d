import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// A world without what makes no difference to what can happen in it.
final class CanonicalWorld: Hashable {
  let funnel: CanonicalFunnel
  private let calls: [CheckoutCall]
  private let orders: [IdempotencyKey: Order]
  private let waiting: [IdempotencyKey]
  private let cancelled: Set<IdempotencyKey>
  private let crashes: Int
  private let value: Int

  /// - Parameter world: Loses the reads that nobody waits for any more.
  /// - Parameter problem: What is wrong with those.
  init(_ world: inout World, _ problem: inout String?) {
    var (funnel, names) = world.funnel.canonical(at: world.now)
    for kind in CallKind.allCases where kind.isRead && !funnel.waits(for: kind) {
      problem = problem ?? world.forget { $0.kind == kind }
    }
    // What was asked about a cart that is done with is for nothing, too.
    let known = names
    problem = problem ?? world.forget { call in call.attempt.map { !known.knows($0.cart) } ?? false }
    calls = world.held.sorted { $0.kind.rawValue < $1.kind.rawValue }.map { names.call($0) }
    var orders: [IdempotencyKey: Order] = [:]
    for placed in world.merchant.orders where known.knows(placed.key.cart) {
      orders[names.key(placed.key)] = names.order(placed.order)
    }
    self.orders = orders
    waiting = world.merchant.waiting.filter { known.knows($0.cart) }.map { names.key($0) }
    cancelled = Set(world.held.compactMap(\.attempt).filter(world.cancelled.contains).map { names.key($0) })
    self.funnel = funnel
    crashes = world.crashes
    var hasher = Hasher()
    hasher.combine(funnel)
    hasher.combine(calls)
    hasher.combine(orders)
    hasher.combine(crashes)
    value = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }

  static func == (left: CanonicalWorld, right: CanonicalWorld) -> Bool {
    left.value == right.value && left.crashes == right.crashes && left.calls == right.calls
      && left.orders == right.orders
      && left.waiting == right.waiting && left.cancelled == right.cancelled && left.funnel == right.funnel
  }
}

extension CanonicalFunnel {
  /// Whether an answer of this kind is waited for.
  func waits(for kind: CallKind) -> Bool {
    let phase: Phase? =
      switch kind {
      case .quote: quotePhase
      case .options: optionsPhase
      case .methods: methodsPhase
      case .giftCard: giftCardPhase
      case .token: tokenPhase
      case .record, .place, .resolve, .cancel, .lookUp, .finish: nil
      }
    if case .asking = phase { return true }
    return phase == nil
  }
}
