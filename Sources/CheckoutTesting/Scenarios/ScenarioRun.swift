public import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scenario that can be looked at and acted on: the funnel, and a merchant who answers at once.
public struct ScenarioRun: Sendable {
  private var funnel: CheckoutFunnel
  private var merchant: Merchant
  private let now: Date
  private let formatter = PlainMoneyFormatter()
  /// What a snapshot held that could not be taken over; empty for what was never restored.
  public private(set) var dropped: [DroppedAnswer] = []

  /// Walks to a step.
  init(_ seed: ScenarioSeed, at step: CheckoutStep) throws(CheckoutRefusal) {
    var merchant = seed.merchant
    let answer: CheckoutFunnel.Answerer = { merchant.answer($0) }
    funnel =
      switch step {
      case .cart: try .atCart(seed.facts, answeredBy: answer)
      case .address: try .atAddress(seed.facts, answeredBy: answer)
      case .delivery: try .atDelivery(seed.facts, answeredBy: answer)
      case .payment: try .atPayment(seed.facts, answeredBy: answer)
      case .card: try .atCard(seed.facts, answeredBy: answer)
      case .processing: try .atProcessing(seed.facts, answeredBy: answer)
      case .confirmation: try .atConfirmation(seed.facts, answeredBy: answer)
      }
    self.merchant = merchant
    now = seed.facts.now
  }

  /// Places the order, and stands wherever the answer leads.
  init(placing seed: ScenarioSeed) throws(CheckoutRefusal) {
    var merchant = seed.merchant
    funnel = try .afterPlacing(seed.facts) { merchant.answer($0) }
    self.merchant = merchant
    now = seed.facts.now
  }

  /// Goes on from a snapshot; the merchant answers before this returns.
  ///
  /// - Parameters:
  ///   - snapshot: What a session, a factory or ``snapshot()`` wrote.
  ///   - currency: The currency of the host's carts.
  ///   - now: The wall clock's time.
  /// - Throws: ``SnapshotProblem`` when it is not taken.
  public init(restoring snapshot: Data, in currency: Currency = .eur, now: Date = Fixtures.now) throws(SnapshotProblem)
  {
    var merchant = Merchant(now: now)
    funnel = CheckoutFunnel(ScenarioSeed.setup(in: currency))
    let (dropped, effects) = try funnel.restore(snapshot, at: now)
    funnel.drive(effects, at: now) { merchant.answer($0) }
    self.dropped = dropped
    self.merchant = merchant
    self.now = now
  }

  /// Writes down what the shopper has answered, as a session does.
  ///
  /// - Throws: ``SnapshotProblem`` when it is more than is ever read.
  public func snapshot() throws(SnapshotProblem) -> Data { try funnel.snapshot() }

  /// What there is to show.
  public var state: CheckoutState { funnel.state(at: now) }

  /// Does something on behalf of the shopper; the merchant answers before this returns.
  ///
  /// - Throws: ``CheckoutRefusal`` when the action is not accepted; nothing has changed then.
  public mutating func send(_ action: CheckoutAction) throws(CheckoutRefusal) {
    let effects = try funnel.handle(action, at: now)
    var merchant = merchant
    funnel.drive(effects, at: now) { merchant.answer($0) }
    self.merchant = merchant
  }

  /// Prints an amount plainly.
  public func format(_ money: Money) -> String { formatter.string(from: money) }
}
