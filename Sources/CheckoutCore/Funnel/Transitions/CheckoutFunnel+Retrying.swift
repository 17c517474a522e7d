import CheckoutAPI

extension CheckoutFunnel {
  /// Whether a read failed that can be asked again.
  var hasFailedRead: Bool {
    let requests = facts.requests
    return requests.quote.phase == .failed || requests.options.phase == .failed || requests.methods.phase == .failed
  }

  /// Whether there is an attempt of which nothing was sent, and it still is what would be sent.
  var canResend: Bool {
    guard let submission = unsent?.value.submission, let quote = facts.price?.quote else { return false }
    return submission == facts.submission(key: submission.key, quote: quote)
  }

  /// Sends again what was not sent; while that cannot be, asks again for what could not be read.
  mutating func retry(at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    let isComplete = facts.survey(from: step, on: Route(facts), at: now).isComplete
    if let unsent, (isComplete && canResend) || !hasFailedRead {
      return try resend(unsent, at: now, &effects)
    }
    guard hasFailedRead else { throw Objection(.nothingToRetry) }
    if facts.requests.quote.phase == .failed { facts.requests.quote.makeStale() }
    if facts.requests.options.phase == .failed { facts.requests.options.makeStale() }
    if facts.requests.methods.phase == .failed { facts.requests.methods.makeStale() }
    settle(at: now, &effects)
  }

  /// Asks again for everything that may have become stale, or what became of an attempt.
  mutating func refresh(at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    guard step.isCollecting else { return try checkAgain(&effects) }
    guard !facts.cart.isEmpty else { throw Objection(.nothingToRefresh) }
    facts.requests.quote.makeStale()
    facts.requests.options.makeStale()
    facts.requests.methods.makeStale()
    settle(at: now, &effects)
  }

  /// The time of a wake has come: what has expired by now is asked for again.
  mutating func woke(at now: Moment, _ effects: inout [CheckoutEffect]) {
    if step.isCollecting {
      guard let quote = facts.price?.quote, facts.requests.quote.phase == .answered, quote.isExpired(at: now) else {
        return
      }
      facts.requests.quote.makeStale()
      settle(at: now, &effects)
    } else {
      wokeWhilePlacing(at: now, &effects)
    }
  }
}
