import CheckoutAPI

extension CheckoutFunnel {
  /// Takes what the merchant says about an attempt, however it came.
  mutating func placementAnswered(
    _ answer: PlacementAnswer,
    for key: IdempotencyKey,
    from call: PlacementCall,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    if case .placed(let order) = answer { return placed(order, by: key, at: now, &effects) }
    guard case .processing(let processing) = position, processing.key == key, processing.awaits(call) else { return }
    // After the wish to give up, only a definite *cancelled* unfreezes the cart.
    guard !processing.wantsCancel || answer == .cancelled else { return ask(about: processing, &effects) }
    switch answer {
    case .placed(let order): placed(order, by: key, at: now, &effects)
    case .declined(let reason): declined(reason, key, at: now, &effects)
    case .challenge(let challenge): challenged(processing, challenge, &effects)
    case .cancelled: cancelled(key, at: now, &effects)
    case .notSent:
      if call == .placeOrder {
        notSent(processing, at: now, &effects)
      } else {
        // Only this call was not sent: the attempt itself may have been placed.
        ask(about: processing, &effects)
      }
    case .noAnswer, .refused, .conflict, .alreadyPlaced, .inProgressElsewhere:
      // What is not known, or not handled by this release, is unknown: neither success nor failure.
      ask(about: processing, &effects)
    }
  }

  /// There is an order: nothing that comes later changes that.
  private mutating func placed(
    _ order: Order,
    by key: IdempotencyKey,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    guard let clearance = facts.clearanceToConfirm(key, attempts: attempts) else { return }
    if case .confirmation(let confirmation) = position {
      if confirmation.order.id != order.id { note(.merchantContradiction(order.id)) }
      return
    }
    notices = []
    if case .processing(let processing) = position, processing.key != key, processing.isOwn,
      facts.setup.capabilities.cancelling
    {
      effects.append(.perform(.cancelAttempt(processing.key)))
    }
    let differences = lastAttempt.map { OrderComparison.differences(of: order, from: $0.value.submission) } ?? []
    position = .confirmation(ConfirmationStep(clearance, order: order, differences: differences))
    if let unsent, unsent.value.submission.key != key { closeUnsent(&effects) }
    unsent = nil
    facts.dropToken()
    effects.append(.perform(.finish(key, .placed)))
  }

  private mutating func declined(
    _ reason: DeclineReason,
    _ key: IdempotencyKey,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    facts.dropToken()
    notices = [.declined(reason)]
    effects.append(.perform(.finish(key, .declined)))
    leaveProcessing(to: reason.mend == .card ? .card : .payment, at: now, &effects)
  }

  private mutating func cancelled(_ key: IdempotencyKey, at now: Moment, _ effects: inout [CheckoutEffect]) {
    facts.dropToken()
    notices = [.attemptCancelled]
    effects.append(.perform(.finish(key, .cancelled)))
    leaveProcessing(to: .payment, at: now, &effects)
  }

  private mutating func challenged(
    _ processing: ProcessingStep,
    _ challenge: Challenge,
    _ effects: inout [CheckoutEffect]
  ) {
    var processing = processing
    processing.stage = .challenge(challenge)
    position = .processing(processing)
    if let expiry = challenge.expiresAt { effects.append(.wake(at: expiry)) }
  }

  /// Nothing left this machine: the shopper is where they were, and `retry` sends the same again.
  private mutating func notSent(
    _ processing: ProcessingStep,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    unsent = processing.record
    notices = [.notSent]
    leaveProcessing(to: .card, at: now, &effects)
  }
}

extension ProcessingStep {
  /// Whether an answer from a call is waited for: one that comes late from another call is about the past.
  fileprivate func awaits(_ call: PlacementCall) -> Bool {
    switch (stage, call) {
    case (.sending, .placeOrder), (.resolving, .resolveChallenge), (.cancelling, .cancelAttempt): true
    default: false
    }
  }
}
