import CheckoutAPI

/// The order is being placed: one attempt, and what it waits for.
struct ProcessingStep: FunnelStep {
  static let step = CheckoutStep.processing
  /// Back to where the shopper can mend it, or to the last step before that they may be at; after `startOver`, which
  /// is only taken while the outcome is unknown, the cart is that of another checkout.
  static let ways: [Way] = [
    Way(.placed, to: .confirmation),
    Way(.declined, to: .cart, .address, .delivery, .payment, .card),
    Way(.cancelled, to: .cart, .address, .delivery, .payment),
    Way(.notSent, to: .cart, .address, .delivery, .payment, .card),
    Way(.notRecorded, to: .cart, .address, .delivery, .payment, .card),
    Way(.startOver, to: .cart),
  ]

  /// What the attempt waits for.
  enum Stage: Equatable, Sendable {
    /// The journal: nothing is sent yet.
    case recording
    /// The merchant's answer.
    case sending
    /// The shopper, on another page.
    case challenge(Challenge)
    /// The merchant, who was told that the shopper came back from the challenge.
    case resolving
    /// The merchant, who was told that the attempt is given up.
    case cancelling
    /// Anything certain: neither success nor failure.
    case unknown(Inquiry)
  }

  /// What was sent, byte for byte.
  let record: Boxed<AttemptRecord>
  /// The attempt that holds the cart: this one, or another device's.
  var key: IdempotencyKey
  var stage = Stage.recording
  /// Whether the shopper wants it given up: from then on it is never sent again.
  var wantsCancel = false
  /// How often the merchant was asked since the attempt was sent, resolved or given up.
  var questions = 0

  init(_ clearance: consuming Clearance<Self>, record: Boxed<AttemptRecord>) {
    self.record = record
    key = record.value.submission.key
  }

  /// Whether the attempt was made here: another device's is waited for, and never cancelled from here.
  var isOwn: Bool { key == record.value.submission.key }

  /// The actions it takes now.
  func accepts(_ capabilities: RepositoryCapabilities) -> CheckoutActionSet {
    let cancelling: CheckoutActionSet = capabilities.cancelling && isOwn ? CheckoutActionSet(.cancelAttempt) : []
    switch stage {
    case .recording: return CheckoutActionSet(.receiveAnswer)
    case .sending: return CheckoutActionSet(.receiveAnswer).union(cancelling)
    case .challenge: return CheckoutActionSet(.completeChallenge, .receiveAnswer, .refresh).union(cancelling)
    case .resolving, .cancelling: return CheckoutActionSet(.receiveAnswer)
    case .unknown(let inquiry):
      let asking = inquiry.isAsking ? [] : CheckoutActionSet(.checkAgain, .refresh).union(cancelling)
      return CheckoutActionSet(.startOver, .receiveAnswer).union(asking)
    }
  }

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {}
}

/// How the merchant is asked what became of an attempt.
struct Inquiry: Equatable, Sendable {
  /// How often it is asked again by itself before only the shopper asks.
  static let budget = 5

  /// Whether an answer is on its way.
  var isAsking = true
  /// How often it was asked.
  var count: Int
  /// When it is asked again; `nil` when it is not.
  var nextAt: Moment?
}
