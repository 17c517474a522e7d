@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// What a call is about, without what it carries.
enum CallKind: String, CaseIterable, Sendable {
  case quote, options, methods, giftCard, token, record, place, resolve, cancel, lookUp, finish
}

extension CheckoutCall {
  /// What it is about.
  var kind: CallKind {
    switch self {
    case .quote: .quote
    case .deliveryOptions: .options
    case .paymentMethods: .methods
    case .giftCard: .giftCard
    case .tokenise: .token
    case .record: .record
    case .placeOrder: .place
    case .resolveChallenge: .resolve
    case .cancelAttempt: .cancel
    case .lookUp: .lookUp
    case .finish: .finish
    }
  }
}
