/// Exactly what delivery options are asked for.
public struct DeliveryOptionsRequest: Hashable, Sendable {
  /// The cart's identity.
  public let cart: CartID
  /// The currency of every amount.
  public let currency: Currency
  /// The lines.
  public let lines: [CartLine]
  /// The promotion codes.
  public let promotionCodes: [PromotionCode]
  /// Where it is delivered.
  public let destination: PostalAddress

  package init(
    cart: CartID,
    currency: Currency,
    lines: [CartLine],
    promotionCodes: [PromotionCode],
    destination: PostalAddress
  ) {
    self.cart = cart
    self.currency = currency
    self.lines = lines
    self.promotionCodes = promotionCodes
    self.destination = destination
  }
}
