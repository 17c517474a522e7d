/// Exactly what a price is asked for.
public struct QuoteRequest: Hashable, Sendable {
  /// The cart's identity.
  public let cart: CartID
  /// The currency of every amount.
  public let currency: Currency
  /// The lines.
  public let lines: [CartLine]
  /// The promotion codes.
  public let promotionCodes: [PromotionCode]
  /// Where it is delivered, or billed when nothing is; `nil` while it is not known.
  public let destination: PostalAddress?
  /// How it is delivered; `nil` while nothing is chosen.
  public let delivery: DeliveryChoice?
  /// How it is paid; `nil` while nothing is chosen.
  public let paymentMethod: PaymentMethodID?

  package init(
    cart: CartID,
    currency: Currency,
    lines: [CartLine],
    promotionCodes: [PromotionCode],
    destination: PostalAddress?,
    delivery: DeliveryChoice?,
    paymentMethod: PaymentMethodID?
  ) {
    self.cart = cart
    self.currency = currency
    self.lines = lines
    self.promotionCodes = promotionCodes
    self.destination = destination
    self.delivery = delivery
    self.paymentMethod = paymentMethod
  }
}
