import CheckoutAPI

extension CheckoutFunnel {
  /// Becomes *unknown* and asks the merchant, by the key of the attempt.
  mutating func ask(about processing: ProcessingStep, _ effects: inout [CheckoutEffect]) {
    var processing = processing
    processing.questions += 1
    processing.stage = .unknown(Inquiry(count: processing.questions))
    position = .processing(processing)
    effects.append(.perform(.lookUp(processing.key)))
  }

  /// Asks the merchant again; once the shopper wants to give up, the wish is repeated instead.
  mutating func checkAgain(_ effects: inout [CheckoutEffect]) throws(Objection) {
    guard case .processing(let processing) = position else { throw Objection(.notInThisStage) }
    switch processing.stage {
    case .unknown(let inquiry) where inquiry.isAsking: throw Objection(.alreadyAsking)
    case .unknown(let inquiry): inquire(processing, inquiry, &effects)
    case .challenge: ask(about: processing, &effects)
    case .recording, .sending, .resolving, .cancelling: throw Objection(.alreadyAsking)
    }
  }

  private mutating func inquire(
    _ processing: ProcessingStep,
    _ inquiry: Inquiry,
    _ effects: inout [CheckoutEffect]
  ) {
    var processing = processing
    if processing.wantsCancel {
      processing.stage = .cancelling
      position = .processing(processing)
      effects.append(.perform(.cancelAttempt(processing.key)))
    } else {
      var inquiry = inquiry
      inquiry.isAsking = true
      inquiry.count += 1
      processing.questions = inquiry.count
      inquiry.nextAt = nil
      processing.stage = .unknown(inquiry)
      position = .processing(processing)
      effects.append(.perform(.lookUp(processing.key)))
    }
  }

  /// Takes what the merchant says when it is asked: what it would have answered to the attempt, or nothing certain.
  mutating func lookUpAnswered(
    _ answer: LookUpAnswer,
    for key: IdempotencyKey,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    if case .found(.placed(let order)) = answer { return placed(order, by: key, &effects) }
    guard case .processing(var processing) = position, processing.key == key,
      case .unknown(let inquiry) = processing.stage, inquiry.isAsking
    else { return }
    let takesChallenges = facts.setup.capabilities.challenges
    guard case .found(let found) = answer,
      processing.leaves(unknown: found, takingChallenges: takesChallenges, at: now)
    else {
      return wait(processing, inquiry, at: now, &effects)
    }
    processing.stage = .sending
    position = .processing(processing)
    placementAnswered(found, for: key, from: .placeOrder, at: now, &effects)
  }

  /// Stays unknown; asks again after a while, each time twice as long, until only the shopper asks.
  private mutating func wait(
    _ processing: ProcessingStep,
    _ inquiry: Inquiry,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    var processing = processing
    var inquiry = inquiry
    inquiry.isAsking = false
    if inquiry.count < Inquiry.budget {
      let next = now.later(by: 1 << inquiry.count)
      inquiry.nextAt = next
      effects.append(.wake(at: next))
    }
    processing.stage = .unknown(inquiry)
    position = .processing(processing)
  }

  /// The time of a wake has come while the order is being placed.
  mutating func wokeWhilePlacing(at now: Moment, _ effects: inout [CheckoutEffect]) {
    guard case .processing(let processing) = position else { return }
    switch processing.stage {
    case .unknown(let inquiry):
      guard !inquiry.isAsking, let next = inquiry.nextAt, next <= now else { return }
      inquire(processing, inquiry, &effects)
    case .challenge(let challenge):
      // A challenge that has run out says nothing about the order: only the merchant does.
      guard let expiry = challenge.expiresAt, expiry <= now else { return }
      ask(about: processing, &effects)
    case .recording, .sending, .resolving, .cancelling:
      return
    }
  }
}

extension ProcessingStep {
  /// Whether what the merchant says of an attempt is certain enough to leave *unknown*.
  fileprivate func leaves(unknown answer: PlacementAnswer, takingChallenges: Bool, at now: Moment) -> Bool {
    switch answer {
    case .cancelled: true
    // After the wish to give up, only a definite *cancelled* unfreezes the cart.
    case .declined: !wantsCancel
    // One that has run out, or that nobody here can resolve, says nothing yet of what became of the order: taking it
    // would ask at once again, and again.
    case .challenge(let challenge): !wantsCancel && takingChallenges && challenge.expiresAt.map { $0 > now } ?? true
    case .placed, .refused, .conflict, .alreadyPlaced, .inProgressElsewhere, .notSent, .noAnswer: false
    }
  }
}
