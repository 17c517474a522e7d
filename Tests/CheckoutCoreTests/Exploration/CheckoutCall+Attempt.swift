import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

extension CheckoutCall {
  /// The attempt that it is about.
  var attempt: IdempotencyKey? {
    switch self {
    case .record(let record): record.submission.key
    case .placeOrder(let submission): submission.key
    case .resolveChallenge(let key), .cancelAttempt(let key), .lookUp(let key), .finish(let key, _): key
    case .quote, .deliveryOptions, .paymentMethods, .giftCard, .tokenise: nil
    }
  }
}

extension CallKind {
  /// Whether it only asks: what was asked before it does not count any more.
  var isRead: Bool { [.quote, .options, .methods, .giftCard, .token].contains(self) }
}
