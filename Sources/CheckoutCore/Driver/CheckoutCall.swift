public import CheckoutAPI

/// A call on the outside world that the funnel wants made.
@_spi(Internals) @_spi(Scenarios) public enum CheckoutCall: Hashable, Sendable {
  /// Ask for a price.
  case quote(QuoteRequest, RequestTicket)
  /// Ask for the delivery options.
  case deliveryOptions(DeliveryOptionsRequest, RequestTicket)
  /// Ask for the ways to pay.
  case paymentMethods(PaymentMethodsRequest, RequestTicket)
  /// Ask for the balance of a gift card.
  case giftCard(GiftCardRequest, RequestTicket)
  /// Turn the details of a card into a token.
  case tokenise(TokenisationRequest, RequestTicket)
  /// Write an attempt down before it is sent.
  case record(AttemptRecord)
  /// Send an attempt.
  case placeOrder(OrderSubmission)
  /// Go on after a challenge.
  case resolveChallenge(IdempotencyKey)
  /// Give an attempt up.
  case cancelAttempt(IdempotencyKey)
  /// Ask what became of an attempt.
  case lookUp(IdempotencyKey)
  /// Close the record of an attempt.
  case finish(IdempotencyKey, AttemptOutcome)
}

/// What came back from a call.
@_spi(Internals) @_spi(Scenarios) public enum CheckoutReply: Hashable, Sendable {
  /// A price, or why there is none.
  case quote(Result<Quote, RepositoryFailure>)
  /// The delivery options, or why there are none.
  case deliveryOptions(Result<[DeliveryOption], RepositoryFailure>)
  /// The ways to pay, or why there are none.
  case paymentMethods(Result<PaymentMethods, RepositoryFailure>)
  /// A gift card, or why there is none.
  case giftCard(Result<GiftCard, RepositoryFailure>)
  /// A token, or why there is none.
  case token(Result<PaymentToken, RepositoryFailure>)
  /// What the merchant says about an attempt.
  case placement(PlacementAnswer)
  /// What the merchant says when it is asked about an attempt.
  case lookUp(LookUpAnswer)
  /// The journal did what it was asked; or why it did not.
  case journal(JournalFailure?)
  /// Nothing yet: the call is still on its way.
  case unanswered
}
