import CheckoutAPI

/// The two pure functions between the funnel and whoever makes its calls: nothing is decided here.
@_spi(Internals) public enum CheckoutDriver: Sendable {
  /// The call that an effect wants made; `nil` when it wants none.
  public static func call(for effect: CheckoutEffect) -> CheckoutCall? {
    switch effect {
    case .perform(let call): call
    case .wake, .keepAddress, .offerProduct: nil
    }
  }

  /// What happened, when a call came back with a reply; `nil` while it is on its way.
  ///
  /// A reply of the wrong kind is a read that could not be understood, or no answer about an attempt.
  public static func event(for call: CheckoutCall, _ reply: CheckoutReply) -> FunnelEvent? {
    if reply == .unanswered { return nil }
    switch call {
    case .quote(_, let ticket):
      guard case .quote(let result) = reply else { return .quoteAnswered(.failure(mismatch), ticket) }
      return .quoteAnswered(result, ticket)
    case .deliveryOptions(_, let ticket):
      guard case .deliveryOptions(let result) = reply else { return .optionsAnswered(.failure(mismatch), ticket) }
      return .optionsAnswered(result, ticket)
    case .paymentMethods(_, let ticket):
      guard case .paymentMethods(let result) = reply else { return .methodsAnswered(.failure(mismatch), ticket) }
      return .methodsAnswered(result, ticket)
    case .giftCard(_, let ticket):
      guard case .giftCard(let result) = reply else { return .giftCardAnswered(.failure(mismatch), ticket) }
      return .giftCardAnswered(result, ticket)
    case .tokenise(_, let ticket):
      guard case .token(let result) = reply else { return .tokenAnswered(.failure(mismatch), ticket) }
      return .tokenAnswered(result, ticket)
    case .record(let record):
      return .attemptRecorded(record.submission.key, journalFailure(in: reply))
    case .placeOrder(let submission):
      return .placementAnswered(placementAnswer(in: reply), submission.key, .placeOrder)
    case .resolveChallenge(let key):
      return .placementAnswered(placementAnswer(in: reply), key, .resolveChallenge)
    case .cancelAttempt(let key):
      return .placementAnswered(placementAnswer(in: reply), key, .cancelAttempt)
    case .lookUp(let key):
      guard case .lookUp(let answer) = reply else { return .lookUpAnswered(.failed(mismatch), key) }
      return .lookUpAnswered(answer, key)
    case .finish(let key, _):
      return .attemptFinished(key, journalFailure(in: reply))
    }
  }

  private static let mismatch = RepositoryFailure(.unreadable, detail: "The reply is of another kind than the call.")

  private static func placementAnswer(in reply: CheckoutReply) -> PlacementAnswer {
    guard case .placement(let answer) = reply else { return .noAnswer }
    return answer
  }

  private static func journalFailure(in reply: CheckoutReply) -> JournalFailure? {
    guard case .journal(let failure) = reply else { return .notWritten }
    return failure
  }
}
