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

/// Exactly what payment methods are asked for.
public struct PaymentMethodsRequest: Hashable, Sendable {
  /// The cart's identity.
  public let cart: CartID
  /// The lines.
  public let lines: [CartLine]
  /// What the order costs.
  public let total: Money
  /// Whether gift cards pay for all of it.
  public let isCovered: Bool
  /// Where it is delivered; `nil` when nothing is, or while it is not known.
  public let deliveryCountry: CountryCode?
  /// Where the bill goes; `nil` while it is not known.
  public let billingCountry: CountryCode?
  /// Shipping or pickup; `nil` when nothing is delivered or chosen.
  public let deliveryKind: DeliveryKind?

  package init(
    cart: CartID,
    lines: [CartLine],
    total: Money,
    isCovered: Bool,
    deliveryCountry: CountryCode?,
    billingCountry: CountryCode?,
    deliveryKind: DeliveryKind?
  ) {
    self.cart = cart
    self.lines = lines
    self.total = total
    self.isCovered = isCovered
    self.deliveryCountry = deliveryCountry
    self.billingCountry = billingCountry
    self.deliveryKind = deliveryKind
  }
}

/// The ways to pay that a merchant offers for an order.
public struct PaymentMethods: Hashable, Sendable {
  /// The methods, in the order they are shown.
  public var methods: [PaymentMethod]
  /// Credit of the shopper that the merchant takes for this order, after gift cards; `nil` for none.
  public var storeCredit: Money?

  /// Describes what is offered.
  ///
  /// - Parameters:
  ///   - methods: The methods, in the order they are shown.
  ///   - storeCredit: Credit of the shopper that the merchant takes for this order, not negative.
  public init(_ methods: [PaymentMethod], storeCredit: Money? = nil) {
    self.methods = methods
    self.storeCredit = storeCredit
  }
}

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

  package init(
    cart: CartID,
    method: PaymentMethodID,
    methodReference: MerchantReference?,
    number: CardNumber?,
    expiry: CardExpiry?,
    securityCode: SecurityCode,
    holder: String
  ) {
    self.cart = cart
    self.method = method
    self.methodReference = methodReference
    self.number = number
    self.expiry = expiry
    self.securityCode = securityCode
    self.holder = holder
  }
}
