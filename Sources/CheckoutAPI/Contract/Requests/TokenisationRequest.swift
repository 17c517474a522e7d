/// The details of a card that are to become a token: the only call that carries a card number.
public struct TokenisationRequest: Hashable, Sendable {
  /// The cart's identity.
  public let cart: CartID
  /// The payment method they are for.
  public let method: PaymentMethodID
  /// What the merchant wants back with the method.
  public let methodReference: MerchantReference?
  /// The number; `nil` for a card on file.
  public let number: CardNumber?
  /// The expiry; `nil` for a card on file.
  public let expiry: CardExpiry?
  /// The code printed on the card.
  public let securityCode: SecurityCode
  /// The name on the card; may be empty.
  public let holder: String
  /// The scheme that is to pay, of a card with several; `nil` when it is not known.
  public let network: CardBrand?

  package init(
    cart: CartID,
    method: PaymentMethodID,
    methodReference: MerchantReference?,
    number: CardNumber?,
    expiry: CardExpiry?,
    securityCode: SecurityCode,
    holder: String,
    network: CardBrand? = nil
  ) {
    self.cart = cart
    self.method = method
    self.methodReference = methodReference
    self.number = number
    self.expiry = expiry
    self.securityCode = securityCode
    self.holder = holder
    self.network = network
  }
}
