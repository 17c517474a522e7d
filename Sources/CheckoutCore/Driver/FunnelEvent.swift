public import CheckoutAPI

/// Something that happened outside. An event that is no longer waited for changes nothing.
@_spi(Internals) public enum FunnelEvent: Hashable, Sendable {
  /// The merchant's price came, or could not be had.
  case quoteAnswered(Result<Quote, RepositoryFailure>, RequestTicket)
  /// The delivery options came, or could not be had.
  case optionsAnswered(Result<[DeliveryOption], RepositoryFailure>, RequestTicket)
  /// The ways to pay came, or could not be had.
  case methodsAnswered(Result<PaymentMethods, RepositoryFailure>, RequestTicket)
  /// A gift card came, or could not be had.
  case giftCardAnswered(Result<GiftCard, RepositoryFailure>, RequestTicket)
  /// A token came, or could not be had.
  case tokenAnswered(Result<PaymentToken, RepositoryFailure>, RequestTicket)
  /// The attempt was written down, or could not be.
  case attemptRecorded(IdempotencyKey, JournalFailure?)
  /// The merchant answered an attempt.
  case placementAnswered(PlacementAnswer, IdempotencyKey, PlacementCall)
  /// The merchant answered a question about an attempt.
  case lookUpAnswered(LookUpAnswer, IdempotencyKey)
  /// The record of an attempt was closed, or could not be.
  case attemptFinished(IdempotencyKey, JournalFailure?)
  /// The time of a wake has come.
  case woke
  /// The host has other saved addresses.
  case savedAddressesChanged([SavedAddress])
  /// The address that was kept from an earlier checkout was read.
  case selectedAddressLoaded(AddressDraft)
}

/// The call that an answer about an attempt came from.
@_spi(Internals) public enum PlacementCall: Hashable, Sendable {
  /// The submission itself.
  case placeOrder
  /// Going on after a challenge.
  case resolveChallenge
  /// Giving it up.
  case cancelAttempt
}
