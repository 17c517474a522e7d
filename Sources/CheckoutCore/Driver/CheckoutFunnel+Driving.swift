#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CheckoutFunnel {
  /// Makes the calls that effects want, one after another, with somebody who answers at once.
  ///
  /// What is answered with ``CheckoutReply/unanswered`` stays on its way, and wakes are left to the caller. A merchant
  /// that changes its mind with every answer is not asked for ever: after `limit` calls the rest stays on its way.
  ///
  /// - Parameters:
  ///   - effects: What a transition returned.
  ///   - now: The wall clock's time.
  ///   - limit: The most calls that are made.
  ///   - answer: Who answers.
  @_spi(Internals) public mutating func drive(
    _ effects: [CheckoutEffect],
    at now: Date,
    limit: Int = 1000,
    answeredBy answer: (CheckoutCall) -> CheckoutReply
  ) {
    var queue = effects[...]
    var made = 0
    while made < limit, let effect = queue.popFirst() {
      guard let call = CheckoutDriver.call(for: effect) else { continue }
      made += 1
      guard let event = CheckoutDriver.event(for: call, answer(call)) else { continue }
      queue += handle(event, at: now)
    }
  }
}
