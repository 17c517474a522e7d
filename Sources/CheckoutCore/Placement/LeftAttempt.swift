import CheckoutAPI

/// An attempt of a cart that was left while its outcome was unknown.
struct LeftAttempt: Equatable, Sendable {
  let key: IdempotencyKey
  /// The lines for which the shopper wanted the guarantee.
  let guaranteed: [CartLine]
}

/// An order to tell the host of.
struct PlacedOrder: Equatable, Sendable {
  let order: Order
  let guaranteed: [CartLine]
}
