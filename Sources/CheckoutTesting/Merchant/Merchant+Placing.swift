public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Merchant {
  /// What becomes of an order that is sent.
  public enum Behaviour: Hashable, Sendable {
    /// It is placed.
    case placing
    /// The payment is declined.
    case declining(DeclineReason)
    /// The shopper has to prove something first; then it is placed.
    case challenging(URL)
    /// The answer is lost, and so is the order when it is not kept.
    case silent(keepsOrder: Bool, answersLookUps: Bool)
    /// Nothing leaves the shopper's machine.
    case unreachable
    /// The answer does not come.
    case pending
    /// It answers this, whatever it is asked about an attempt.
    case answering(PlacementAnswer)
  }

  /// Answers an order; `nil` while it does not.
  public mutating func placeOrder(_ submission: OrderSubmission) -> PlacementAnswer? {
    switch behaviour {
    case .placing: return .placed(keep(submission))
    case .declining(let reason): return .declined(reason)
    case .challenging(let url):
      let challenge = Challenge(url: url, expiresAt: end(after: 600))
      openAttempts.append(OpenAttempt(submission: submission, challenge: challenge))
      return .challenge(challenge)
    case .silent(let keepsOrder, _):
      if keepsOrder { _ = keep(submission) }
      return .noAnswer
    case .unreachable: return .notSent
    case .pending: return nil
    case .answering(let answer): return answer
    }
  }

  /// Answers a shopper who came back from a challenge.
  public mutating func resolveChallenge(_ key: IdempotencyKey) -> PlacementAnswer {
    guard let index = openAttempts.firstIndex(where: { $0.submission.key == key }) else { return .noAnswer }
    return .placed(keep(openAttempts.remove(at: index).submission))
  }

  /// Gives an attempt up: an order that is there stays.
  public mutating func cancelAttempt(_ key: IdempotencyKey) -> PlacementAnswer {
    if let placed = order(of: key.cart) { return .placed(placed.order) }
    if case .silent(_, answersLookUps: false) = behaviour { return .noAnswer }
    openAttempts.removeAll { $0.submission.key == key }
    return .cancelled
  }

  /// Says what became of an attempt.
  public func lookUp(key: IdempotencyKey) -> LookUpAnswer {
    if case .silent(_, answersLookUps: false) = behaviour { return .failed(RepositoryFailure(.unreachable)) }
    if case .answering(let answer) = behaviour { return .found(answer) }
    if let open = openAttempts.first(where: { $0.submission.key == key }) { return .found(.challenge(open.challenge)) }
    return orders.first { $0.key == key }.map { .found(.placed($0.order)) } ?? .notFound
  }

  /// Says what became of a cart.
  public func lookUp(cart: CartID) -> LookUpAnswer {
    if case .silent(_, answersLookUps: false) = behaviour { return .failed(RepositoryFailure(.unreachable)) }
    return order(of: cart).map { .found(.placed($0.order)) } ?? .notFound
  }
}
