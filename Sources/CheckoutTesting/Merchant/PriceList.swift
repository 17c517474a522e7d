import CheckoutAPI

/// What the merchant charges besides the lines, in the currency of the cart.
struct PriceList {
  private let currency: Currency

  init(_ currency: Currency) { self.currency = currency }

  private func price(_ cents: Int64) -> Money { Money(cents: cents, in: currency) }

  var guarantee: Money { price(999) }

  var options: [DeliveryOption] {
    let wrapping = DeliveryExtra(id: DeliveryExtraID("gift-wrap"), name: "Gift wrapping", price: price(250))
    return [
      DeliveryOption(
        id: DeliveryOptionID("standard"), name: "Standard", price: price(490), extras: [wrapping],
        estimate: "3 to 5 days"),
      DeliveryOption(
        id: DeliveryOptionID("express"), name: "Express", price: price(1490), extras: [wrapping], estimate: "tomorrow"),
      DeliveryOption(
        id: DeliveryOptionID("pickup"), name: "Collect in the shop", kind: .pickup, price: price(0),
        estimate: "in two hours"),
    ]
  }

  var methods: [PaymentMethod] {
    [
      PaymentMethod(id: PaymentMethodID("card"), name: "Card", kind: .card),
      PaymentMethod(
        id: PaymentMethodID("saved-card"), name: "Visa •••• 4242", kind: .savedCard, cardDetails: .securityCode,
        brand: .visa),
      PaymentMethod(id: PaymentMethodID("wallet"), name: "Wallet", kind: .wallet),
      PaymentMethod(
        id: PaymentMethodID("cash-on-delivery"), name: "Pay the carrier", kind: .cashOnDelivery, fee: price(300),
        paysInCoins: true),
    ]
  }

  /// Prices hold a value added tax of a fifth, rounded once for the whole order.
  static let taxation = Taxation(.included, rounding: .perTotal, .halfUp)

  /// The value added tax on everything.
  static func vat() throws(MoneyProblem) -> TaxRate { try TaxRate("VAT", rate: ExactDecimal(parsing: "0.2")) }

  /// What a code takes off; `nil` for a code that this merchant does not accept.
  static func promotion(_ code: PromotionCode) -> Promotion? {
    switch code {
    case Merchant.tenPercentCode:
      Promotion(name: "10 % off", reduction: .percent(ExactDecimal(10), .halfUp), target: .lines, code: code)
    case Merchant.freeCode:
      Promotion(name: "Free order", reduction: .percent(ExactDecimal(100), .halfUp), target: .everything, code: code)
    default: nil
    }
  }
}
