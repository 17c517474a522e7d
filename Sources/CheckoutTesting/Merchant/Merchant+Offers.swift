public import CheckoutAPI

extension Merchant {
  /// The gift card that pays for most carts.
  public static let largeGiftCard = GiftCardInput(number: "GIFT-LARGE-0500")
  /// The gift card with ten units on it.
  public static let smallGiftCard = GiftCardInput(number: "GIFT-SMALL-0010")

  /// Lists the delivery options; none to Switzerland, which this merchant does not deliver to.
  public func deliveryOptions(for request: DeliveryOptionsRequest) -> [DeliveryOption] {
    request.destination.country.code == "CH" ? [] : PriceList(request.currency).options
  }

  /// Lists the ways to pay; the carrier takes money only where there is one.
  public func paymentMethods(for request: PaymentMethodsRequest) -> PaymentMethods {
    let hasCarrier = request.deliveryKind == .shipping
    return PaymentMethods(
      PriceList(request.total.currency).methods.filter { $0.kind != .cashOnDelivery || hasCarrier })
  }

  /// Says what is left on a gift card.
  ///
  /// - Throws: ``RepositoryFailure/Code/notFound`` when there is no such card.
  public func giftCard(for request: GiftCardRequest) throws(RepositoryFailure) -> GiftCard {
    let cents: Int64
    let id: String
    switch request.card.number {
    case Merchant.largeGiftCard.number: (cents, id) = (50_000, "gift-large")
    case Merchant.smallGiftCard.number: (cents, id) = (1000, "gift-small")
    default: throw RepositoryFailure(.notFound)
    }
    return GiftCard(
      id: GiftCardID(id),
      maskedNumber: "••••\(request.card.number.suffix(4))",
      balance: Money(cents: cents, in: request.currency)
    )
  }

  /// Turns the details of a card into a token, which names the method and holds nothing of the card.
  public func tokenise(_ request: TokenisationRequest) -> PaymentToken {
    PaymentToken("token-for-\(request.method.rawValue)")
  }
}
