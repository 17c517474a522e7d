/// The backend, as the funnel sees it: what a team writes to connect the checkout to its own merchant.
///
/// Reads throw a ``RepositoryFailure``. Placing and everything about it does not throw: whatever is not certain is
/// ``PlacementAnswer/noAnswer``. Every call runs off the caller's actor, so a slow conformance blocks no screen, unless
/// it puts itself on the main actor.
public protocol CheckoutRepository: Sendable {
  /// What the backend can do; what it cannot do is never silently defaulted.
  var capabilities: RepositoryCapabilities { get }

  /// Prices exactly what is in the request.
  ///
  /// - Throws: ``RepositoryFailure`` when no price can be had.
  @concurrent func quote(for request: QuoteRequest) async throws(RepositoryFailure) -> Quote

  /// Lists the delivery options for exactly what is in the request; an empty list means there are none.
  ///
  /// - Throws: ``RepositoryFailure`` when they cannot be had.
  @concurrent func deliveryOptions(
    for request: DeliveryOptionsRequest
  ) async throws(RepositoryFailure) -> [DeliveryOption]

  /// Lists the ways to pay for exactly what is in the request.
  ///
  /// - Throws: ``RepositoryFailure`` when they cannot be had.
  @concurrent func paymentMethods(for request: PaymentMethodsRequest) async throws(RepositoryFailure) -> PaymentMethods

  /// Says what is left on a gift card, and holds nothing.
  ///
  /// - Throws: ``RepositoryFailure``; ``RepositoryFailure/Code/notFound`` when there is no such card.
  @concurrent func giftCard(for request: GiftCardRequest) async throws(RepositoryFailure) -> GiftCard

  /// Turns the details of a card into a token: the only call that carries a card number.
  ///
  /// - Throws: ``RepositoryFailure`` when no token can be had; the details are forgotten all the same.
  @concurrent func tokenise(_ request: TokenisationRequest) async throws(RepositoryFailure) -> PaymentToken

  /// Places the order.
  ///
  /// The same key always comes with the same submission; with ``RepositoryCapabilities/Placement/idempotent`` the
  /// second call answers what the first did.
  @concurrent func placeOrder(_ submission: OrderSubmission) async -> PlacementAnswer

  /// Goes on with an attempt after the shopper came back from its challenge.
  @concurrent func resolveChallenge(_ key: IdempotencyKey) async -> PlacementAnswer

  /// Gives up an attempt: answers ``PlacementAnswer/cancelled`` only when it is certain that nothing is ordered.
  @concurrent func cancelAttempt(_ key: IdempotencyKey) async -> PlacementAnswer

  /// Says what became of an attempt.
  @concurrent func lookUp(key: IdempotencyKey) async -> LookUpAnswer

  /// Says what became of a cart, whatever the key it was placed with.
  @concurrent func lookUp(cart: CartID) async -> LookUpAnswer
}

/// What a backend can do.
public struct RepositoryCapabilities: Hashable, Sendable {
  /// What happens when a submission arrives twice.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// The second one answers what the first did: it may be sent again.
    case idempotent
    /// It could place a second order: it is never sent again once a byte may have left.
    case atMostOnce = "at-most-once"
  }

  /// Whether it takes gift cards.
  public var giftCards: Bool
  /// Whether it may answer with a challenge that can be resolved.
  public var challenges: Bool
  /// Whether an attempt can be given up.
  public var cancelling: Bool
  /// What happens when a submission arrives twice.
  public var placement: Placement

  /// Says what a backend can do; all of it has to be said.
  ///
  /// - Parameters:
  ///   - giftCards: Whether it takes gift cards.
  ///   - challenges: Whether it may answer with a challenge that can be resolved.
  ///   - cancelling: Whether an attempt can be given up.
  ///   - placement: What happens when a submission arrives twice.
  public init(giftCards: Bool, challenges: Bool, cancelling: Bool, placement: Placement) {
    self.giftCards = giftCards
    self.challenges = challenges
    self.cancelling = cancelling
    self.placement = placement
  }
}
