/// What is shown while the order is being placed.
public struct ProcessingScreen: Hashable, Sendable {
  /// What the shopper waits for.
  @nonexhaustive public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The attempt is being recorded; nothing is sent yet.
    case recording
    /// The merchant has the order and did not answer yet.
    case sending
    /// The shopper has to prove something on another page.
    case challenge
    /// The merchant is told that the shopper came back from the challenge.
    case resolving
    /// The attempt is being given up.
    case cancelling
    /// Nobody knows whether the order was placed: neither success nor failure.
    case unknown
  }

  /// What the shopper waits for.
  public let stage: Stage
  /// The reference for support: it names this attempt.
  public let reference: IdempotencyKey
  /// The page to open; `nil` when there is no challenge.
  public let challenge: Challenge?
  /// What the shopper agreed to pay.
  public let total: Money

  package init(stage: Stage, reference: IdempotencyKey, challenge: Challenge?, total: Money) {
    self.stage = stage
    self.reference = reference
    self.challenge = challenge
    self.total = total
  }
}

/// What is shown when the order is placed.
public struct ConfirmationScreen: Hashable, Sendable {
  /// The order as the merchant has it.
  public let order: Order
  /// In what it is not what the shopper agreed to.
  public let differences: [OrderDifference]
  /// Where the merchant sends the confirmation; empty for a shopper whose address only the host knows.
  public let email: String

  package init(order: Order, differences: [OrderDifference], email: String) {
    self.order = order
    self.differences = differences
    self.email = email
  }
}
