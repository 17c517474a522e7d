import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// Watches what is recorded, sent and closed: nothing unrecorded, no key with two submissions, nothing the shopper
/// did not agree to, no outcome that nobody told of.
struct Ledger {
  private var recorded: [IdempotencyKey: AttemptRecord] = [:]
  private var sent: Set<IdempotencyKey> = []
  private var closed: [IdempotencyKey: Set<AttemptOutcome>] = [:]
  private var told: [IdempotencyKey: Set<AttemptOutcome>] = [:]

  /// Notes a call; answers with what is wrong with it.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - shown: What was shown before it; `nil` when that is not known.
  ///   - agreed: What the shopper did last.
  mutating func note(_ call: CheckoutCall, shown: CheckoutState?, agreed: CheckoutAction?) -> String? {
    switch call {
    case .record(let record):
      let key = record.submission.key
      if let before = recorded[key], before != record { return "\(key) carries two submissions" }
      recorded[key] = record
      return shown.flatMap { Agreement.problem(of: record.submission, shown: $0, agreed: agreed) }
    case .placeOrder(let submission):
      guard let record = recorded[submission.key] else { return "\(submission.key) was sent and not recorded" }
      guard record.submission == submission else { return "\(submission.key) was sent other than recorded" }
      sent.insert(submission.key)
      return Agreement.problem(of: submission)
    case .finish(let key, let outcome):
      closed[key, default: []].insert(outcome)
      if outcome == .notSent, !sent.contains(key) { return nil }
      return told[key, default: []].contains(outcome) ? nil : "\(key) is closed as \(outcome), and nobody told so"
    default:
      return nil
    }
  }

  /// Whether a call closes a record that was closed as the same before.
  func hasClosed(_ call: CheckoutCall) -> Bool {
    if case .finish(let key, let outcome) = call { closed[key]?.contains(outcome) ?? false } else { false }
  }

  /// Hears what is answered about attempts.
  mutating func hear(_ event: FunnelEvent) {
    switch event {
    case .placementAnswered(let answer, let key, _): hear(answer, of: key)
    case .lookUpAnswered(.found(let answer), let key): hear(answer, of: key)
    default: break
    }
  }

  /// Hears what is told of attempts by another way.
  mutating func hear(_ action: CheckoutAction) {
    if case .receiveAnswer(let answer, let key) = action { hear(answer, of: key) }
  }

  private mutating func hear(_ answer: PlacementAnswer, of key: IdempotencyKey) {
    let outcome: AttemptOutcome? =
      switch answer {
      case .placed: .placed
      case .declined: .declined
      case .cancelled: .cancelled
      case .notSent: .notSent
      default: nil
      }
    if let outcome { told[key, default: []].insert(outcome) }
  }
}
