import CheckoutAPI

extension CheckoutFunnel {
  /// Places the order that the shopper has seen: every requirement met, a fresh price, and that very total.
  mutating func placeOrder(
    expecting expected: Money,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let clearance = try clearToProcess(at: now)
    guard let quote = facts.price?.quote, quote.total == expected else { throw Objection(.totalDiffers) }
    let submission = facts.submission(key: IdempotencyKey(cart: facts.cart.id, attempt: attempts + 1), quote: quote)
    if let unsent, unsent.value.submission.isSameOrder(as: submission) {
      return send(unsent, clearance, &effects)
    }
    closeUnsent(&effects)
    let record = AttemptRecord(
      submission: submission,
      fingerprint: submission.fingerprint,
      resendUntil: now.later(by: facts.setup.policy.resendWindow)
    )
    attempts += 1
    let boxed = Boxed(record)
    lastAttempt = boxed
    position = .processing(ProcessingStep(clearance, record: boxed))
    effects.append(.perform(.record(record)))
  }

  /// Sends an attempt again of which nothing was sent: the same key, the same submission, the same record.
  mutating func resend(
    _ record: Boxed<AttemptRecord>,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let clearance = try clearToProcess(at: now)
    guard canResend else { throw Objection(.priceRenewed) }
    send(record, clearance, &effects)
  }

  private func clearToProcess(at now: Moment) throws(Objection) -> Clearance<ProcessingStep> {
    let route = Route(facts)
    guard let clearance = facts.clearanceToProcess(on: route, at: now) else {
      throw Objection(.requirementsUnmet, missing: facts.missing(on: route, at: now))
    }
    return clearance
  }

  private mutating func send(
    _ record: Boxed<AttemptRecord>,
    _ clearance: consuming Clearance<ProcessingStep>,
    _ effects: inout [CheckoutEffect]
  ) {
    unsent = nil
    var processing = ProcessingStep(clearance, record: record)
    processing.stage = .sending
    position = .processing(processing)
    effects.append(.perform(.placeOrder(record.value.submission)))
  }

  /// The journal has the attempt, or does not: nothing is sent that is not recorded.
  mutating func attemptRecorded(
    _ key: IdempotencyKey,
    _ failure: JournalFailure?,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    if case .confirmation(let confirmation) = position, failure == nil, key.cart == facts.cart.id,
      key != confirmation.key
    {
      // Another attempt of the cart was placed meanwhile: this one is not sent.
      return effects.append(.perform(.finish(key, .notSent)))
    }
    guard case .processing(var processing) = position, processing.stage == .recording, processing.key == key else {
      return
    }
    switch failure {
    case nil:
      processing.stage = .sending
      position = .processing(processing)
      effects.append(.perform(.placeOrder(processing.record.value.submission)))
    case .claimed(let other) where facts.cart.canHaveAttempt(other):
      // Its number was used for this cart: an order by it counts, and the next attempt's number is above it.
      attempts = max(attempts, other.attempt)
      processing.key = other
      position = .processing(processing)
      ask(about: processing, &effects)
    case .claimed, .notWritten, .notReadable:
      // A claim by what is no attempt of this cart is a journal that cannot be read.
      notices = [.notRecorded]
      leaveProcessing(to: .card, at: now, &effects)
    }
  }

  /// Goes from processing to a collecting step, or to the last one before it that the shopper may be at.
  mutating func leaveProcessing(to target: CheckoutStep, at now: Moment, _ effects: inout [CheckoutEffect]) {
    // The wake for its end may have come and gone meanwhile.
    if facts.price?.quote.isExpired(at: now) ?? false { facts.requests.quote.makeStale() }
    let route = Route(facts)
    let limit = route[target].counts ? target : route.lastCollecting
    position = facts.lastReachable(on: route, at: now, notAfter: limit)
    settle(at: now, &effects)
  }

  mutating func startOver(_ reference: IdempotencyKey) throws(Objection) {
    guard case .processing(let processing) = position, processing.key == reference else {
      throw Objection(.referenceDiffers)
    }
    let own = lastAttempt?.value.submission
    let guaranteed = own?.key == reference ? own?.lines.filter(\.wantsGuarantee) ?? [] : []
    left.append(LeftAttempt(key: reference, guaranteed: guaranteed))
    startNextCart()
  }
}

extension Cart {
  /// Whether a key can be that of an attempt to place this cart: its number leaves room for those that come after it.
  fileprivate func canHaveAttempt(_ key: IdempotencyKey) -> Bool {
    key.cart == id && (1...Int(Int32.max)).contains(key.attempt)
  }
}
