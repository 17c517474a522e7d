package import CheckoutAPI

/// How far the placing of a cart is, in canonical form.
package struct CanonicalPlacing: Hashable, Sendable {
  /// Whether a time has come.
  package enum Due: Hashable, Sendable {
    case never
    case later
    case now

    init(_ date: Moment?, at now: Moment) {
      self = date.map { $0 <= now ? .now : .later } ?? .never
    }
  }

  /// What an attempt waits for.
  package enum Stage: Hashable, Sendable {
    case recording
    case sending
    case challenge(Due)
    case resolving
    case cancelling
    case unknown(isAsking: Bool, count: Int, next: Due)
  }

  /// How many attempts of the cart there were.
  package let attempts: Int
  /// What the attempt waits for; `nil` when none is open.
  package let stage: Stage?
  /// The attempt that holds the cart.
  package let key: IdempotencyKey?
  package let wantsCancel: Bool
  package let questions: Int
  /// What was last agreed to, and what of that provably was not sent.
  package let agreed: OrderSubmission?
  package let unsent: OrderSubmission?
  /// The order that was placed, and by which attempt.
  package let order: Order?
  package let differences: [OrderDifference]
  package let left: [IdempotencyKey]
}

extension CheckoutFunnel {
  func canonicalPlacing(_ names: inout CanonicalNames, at now: Moment) -> CanonicalPlacing {
    var stage: CanonicalPlacing.Stage?
    var key: IdempotencyKey?
    var (wantsCancel, questions) = (false, 0)
    if case .processing(let processing) = position {
      stage = processing.stage.canonical(at: now)
      key = names.key(processing.key)
      wantsCancel = processing.wantsCancel
      // More questions than the budget has are as many as it has.
      questions = min(processing.questions, Inquiry.budget)
    }
    var order: Order?
    var differences: [OrderDifference] = []
    if case .confirmation(let confirmation) = position {
      key = names.key(confirmation.key)
      order = names.order(confirmation.order)
      differences = confirmation.differences
    }
    return CanonicalPlacing(
      attempts: attempts, stage: stage, key: key, wantsCancel: wantsCancel, questions: questions,
      agreed: lastAttempt.map { names.submission($0.value.submission) },
      unsent: unsent.map { names.submission($0.value.submission) },
      order: order, differences: differences, left: left.map { names.key($0.key) })
  }
}

extension ProcessingStep.Stage {
  fileprivate func canonical(at now: Moment) -> CanonicalPlacing.Stage {
    switch self {
    case .recording: .recording
    case .sending: .sending
    case .challenge(let challenge): .challenge(CanonicalPlacing.Due(challenge.expiresAt, at: now))
    case .resolving: .resolving
    case .cancelling: .cancelling
    case .unknown(let inquiry):
      .unknown(
        isAsking: inquiry.isAsking, count: min(inquiry.count, Inquiry.budget),
        next: CanonicalPlacing.Due(inquiry.nextAt, at: now))
    }
  }
}
