public import CheckoutAPI

/// What a stub answers to each call; `nil` leaves the call to the merchant.
public struct StubAnswers: Sendable {
  /// Answers the price.
  public var quote: (@Sendable (QuoteRequest) -> Result<Quote, RepositoryFailure>)?
  /// Answers the delivery options.
  public var deliveryOptions: (@Sendable (DeliveryOptionsRequest) -> Result<[DeliveryOption], RepositoryFailure>)?
  /// Answers the ways to pay.
  public var paymentMethods: (@Sendable (PaymentMethodsRequest) -> Result<PaymentMethods, RepositoryFailure>)?
  /// Answers the balance of a gift card.
  public var giftCard: (@Sendable (GiftCardRequest) -> Result<GiftCard, RepositoryFailure>)?
  /// Answers the token.
  public var tokenise: (@Sendable (TokenisationRequest) -> Result<PaymentToken, RepositoryFailure>)?
  /// Answers an order.
  public var placeOrder: (@Sendable (OrderSubmission) -> PlacementAnswer)?
  /// Answers after a challenge.
  public var resolveChallenge: (@Sendable (IdempotencyKey) -> PlacementAnswer)?
  /// Answers an attempt that is given up.
  public var cancelAttempt: (@Sendable (IdempotencyKey) -> PlacementAnswer)?
  /// Answers what became of an attempt.
  public var lookUpKey: (@Sendable (IdempotencyKey) -> LookUpAnswer)?
  /// Answers what became of a cart.
  public var lookUpCart: (@Sendable (CartID) -> LookUpAnswer)?

  /// Leaves every call to the merchant.
  public init() {}

  /// The payment is declined for want of money; another method may do.
  public static var declined: StubAnswers {
    placing { _ in .declined(DeclineReason(code: "insufficient-funds", mend: .method)) }
  }

  /// Nobody knows what became of the order, and nobody can be asked.
  public static var outcomeUnknown: StubAnswers {
    var answers = placing { _ in .noAnswer }
    answers.lookUpKey = { _ in .failed(RepositoryFailure(.unreachable)) }
    answers.lookUpCart = { _ in .failed(RepositoryFailure(.unreachable)) }
    return answers
  }

  /// Every order is answered so.
  public static func placing(_ answer: @escaping @Sendable (OrderSubmission) -> PlacementAnswer) -> StubAnswers {
    var answers = StubAnswers()
    answers.placeOrder = answer
    return answers
  }
}

/// One call on a repository, with what it was asked.
public enum RepositoryCall: Hashable, Sendable {
  /// A price.
  case quote(QuoteRequest)
  /// The delivery options.
  case deliveryOptions(DeliveryOptionsRequest)
  /// The ways to pay.
  case paymentMethods(PaymentMethodsRequest)
  /// The balance of a gift card.
  case giftCard(GiftCardRequest)
  /// A token.
  case tokenise(TokenisationRequest)
  /// An order.
  case placeOrder(OrderSubmission)
  /// Going on after a challenge.
  case resolveChallenge(IdempotencyKey)
  /// Giving an attempt up.
  case cancelAttempt(IdempotencyKey)
  /// What became of an attempt.
  case lookUpKey(IdempotencyKey)
  /// What became of a cart.
  case lookUpCart(CartID)
}
