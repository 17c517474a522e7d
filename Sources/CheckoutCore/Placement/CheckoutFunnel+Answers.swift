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
    if case .placed(let order) = answer { return placed(order, by: key, &effects) }
    if case .confirmation(let confirmation) = position, key.cart == facts.cart.id, key != confirmation.key {
      return closeSuperseded(key, answer, &effects)
    }
    guard case .processing(let processing) = position, processing.key == key, processing.awaits(call) else { return }
    // After the wish to give up, only a definite *cancelled* unfreezes the cart.
    guard !processing.wantsCancel || answer == .cancelled else { return ask(about: processing, &effects) }
    switch answer {
    case .declined(let reason): declined(reason, key, at: now, &effects)
    case .challenge(let challenge): challenged(processing, challenge, &effects)
    case .cancelled: cancelled(key, at: now, &effects)
    case .notSent where call == .placeOrder: notSent(processing, at: now, &effects)
    // Only this call was not sent: the attempt itself may have been placed.
    case .notSent: ask(about: processing, &effects)
    // What is not known, or not handled by this release, is unknown: neither success nor failure.
    case .placed, .noAnswer, .refused, .conflict, .alreadyPlaced, .inProgressElsewhere:
      ask(about: processing, &effects)
    }
  }

  /// There is an order: nothing that comes later changes that.
  mutating func placed(_ order: Order, by key: IdempotencyKey, _ effects: inout [CheckoutEffect]) {
    guard let clearance = facts.clearanceToConfirm(key, attempts: attempts) else {
      return placedAfterLeaving(order, by: key, &effects)
    }
    if case .confirmation(let confirmation) = position {
      if confirmation.order.id != order.id { note(.merchantContradiction(order.id)) }
      return
    }
    notices = []
    if case .processing(let processing) = position, processing.key != key { supersede(processing, &effects) }
    let differences = lastAttempt.map { OrderComparison.differences(of: order, from: $0.value.submission) } ?? []
    position = .confirmation(ConfirmationStep(clearance, by: key, order: order, differences: differences))
    if let unsent, unsent.value.submission.key != key { closeUnsent(&effects) }
    unsent = nil
    facts.dropToken()
    effects.append(.perform(.finish(key, .placed)))
  }

  /// Another attempt of the cart was placed: this one is given up, unless nothing of it was sent yet.
  private func supersede(_ processing: ProcessingStep, _ effects: inout [CheckoutEffect]) {
    guard processing.isOwn, processing.stage != .recording, facts.setup.capabilities.cancelling else { return }
    effects.append(.perform(.cancelAttempt(processing.key)))
  }

  /// After another attempt was placed, a definite answer closes the record of this one.
  private func closeSuperseded(
    _ key: IdempotencyKey,
    _ answer: PlacementAnswer,
    _ effects: inout [CheckoutEffect]
  ) {
    switch answer {
    case .cancelled: effects.append(.perform(.finish(key, .cancelled)))
    case .declined: effects.append(.perform(.finish(key, .declined)))
    case .placed, .challenge, .refused, .conflict, .alreadyPlaced, .inProgressElsewhere, .notSent, .noAnswer: return
    }
  }

  /// An order for a cart that was left while its outcome was unknown: told once, and closed.
  private mutating func placedAfterLeaving(
    _ order: Order,
    by key: IdempotencyKey,
    _ effects: inout [CheckoutEffect]
  ) {
    guard let index = left.firstIndex(where: { $0.key == key }) else { return }
    lateOrder = Boxed(PlacedOrder(order: order, guaranteed: left.remove(at: index).guaranteed))
    note(.placedAfterLeaving(order.id))
    effects.append(.perform(.finish(key, .placed)))
  }

  /// Whether an order by a key would be told of.
  func knows(_ key: IdempotencyKey) -> Bool {
    facts.clearanceToConfirm(key, attempts: attempts) != nil || left.contains { $0.key == key }
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
    // A backend that resolves no challenge leaves the shopper nothing to come back from.
    guard facts.setup.capabilities.challenges else { return ask(about: processing, &effects) }
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
    switch stage {
    case .sending: call == .placeOrder
    case .resolving: call == .resolveChallenge
    case .cancelling: call == .cancelAttempt
    case .recording, .challenge, .unknown: false
    }
  }
}
