public import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A scenario that can be looked at and acted on: the funnel, and a merchant who answers at once.
public struct ScenarioRun: Sendable {
  private var funnel: CheckoutFunnel
  private var merchant: Merchant
  private let now: Date
  private let formatter = PlainMoneyFormatter()

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
