import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// Watches what is recorded and sent: nothing unrecorded, no key with two submissions, tenders that add up.
struct Ledger {
  private var recorded: [IdempotencyKey: AttemptRecord] = [:]

  /// Notes a call; answers with what is wrong with it.
  mutating func note(_ call: CheckoutCall) -> String? {
    switch call {
    case .record(let record):
      let key = record.submission.key
      if let before = recorded[key], before != record { return "\(key) carries two submissions" }
      recorded[key] = record
      return nil
    case .placeOrder(let submission):
      guard let record = recorded[submission.key] else { return "\(submission.key) was sent and not recorded" }
      guard record.submission == submission else { return "\(submission.key) was sent other than recorded" }
      return problem(of: submission)
    default:
      return nil
    }
  }

  private func problem(of submission: OrderSubmission) -> String? {
    let amounts = submission.tenders.map(\.amount)
    guard amounts.allSatisfy({ $0.minorUnits > 0 && $0.currency == submission.total.currency }) else {
      return "\(submission.key) has a tender that pays nothing: \(amounts)"
    }
    let sum = amounts.reduce(0) { $0 + $1.minorUnits }
    guard sum == submission.total.minorUnits else { return "\(submission.key) pays \(sum) of \(submission.total)" }
    let isDelivered = submission.lines.contains { $0.kind == .physical }
    guard isDelivered == (submission.deliveryAddress != nil), isDelivered == (submission.delivery != nil) else {
      return "\(submission.key) is not delivered as its lines need"
    }
    return submission.lines.isEmpty || submission.contact == nil ? "\(submission.key) lacks lines or contact" : nil
  }
}
