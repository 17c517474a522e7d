/// Exactly what payment methods are asked for.
public struct PaymentMethodsRequest: Hashable, Sendable {
  /// The cart's identity.
  public let cart: CartID
  /// The lines.
  public let lines: [CartLine]
  /// What the order costs.
  public let total: Money
  /// Whether gift cards and store credit pay for all of it.
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
