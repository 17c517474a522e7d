/// Exactly what a gift card is asked about.
public struct GiftCardRequest: Hashable, Sendable {
  /// The cart's identity.
  public let cart: CartID
  /// The currency of the cart.
  public let currency: Currency
  /// What the shopper typed.
  public let card: GiftCardInput

  package init(cart: CartID, currency: Currency, card: GiftCardInput) {
    self.cart = cart
    self.currency = currency
    self.card = card
  }
}
