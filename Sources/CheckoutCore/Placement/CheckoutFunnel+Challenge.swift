import CheckoutAPI

extension CheckoutFunnel {
  mutating func completeChallenge(_ effects: inout [CheckoutEffect]) throws(Objection) {
    guard case .processing(var processing) = position, case .challenge = processing.stage else {
      throw Objection(.notInThisStage)
    }
    processing.stage = .resolving
    processing.questions = 0
    position = .processing(processing)
    effects.append(.perform(.resolveChallenge(processing.key)))
  }

  mutating func cancelAttempt(_ effects: inout [CheckoutEffect]) throws(Objection) {
    guard facts.setup.capabilities.cancelling else { throw Objection(.cannotCancel) }
    guard case .processing(var processing) = position else { throw Objection(.notInThisStage) }
    processing.wantsCancel = true
    processing.questions = 0
    processing.stage = .cancelling
    position = .processing(processing)
    effects.append(.perform(.cancelAttempt(processing.key)))
  }

  /// Takes an answer that came by another way; it counts as the reply it is a copy of.
  mutating func receiveAnswer(
    _ answer: PlacementAnswer,
    for key: IdempotencyKey,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    if case .placed(let order) = answer {
      guard knows(key) else { throw Objection(.answerNotAwaited) }
      return placed(order, by: key, &effects)
    }
    guard case .processing(var processing) = position, processing.key == key, processing.stage != .recording else {
      throw Objection(.answerNotAwaited)
    }
    switch answer {
    case .declined where processing.wantsCancel, .challenge where processing.wantsCancel:
      throw Objection(.answerNotAwaited)
    case .declined, .challenge, .cancelled:
      processing.stage = .sending
      position = .processing(processing)
      placementAnswered(answer, for: key, from: .placeOrder, at: now, &effects)
    case .placed, .noAnswer, .notSent, .refused, .conflict, .alreadyPlaced, .inProgressElsewhere:
      throw Objection(.answerNotAwaited)
    }
  }
}
