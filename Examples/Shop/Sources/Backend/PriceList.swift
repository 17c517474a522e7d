import CheckoutAPI

/// What the merchant charges besides the goods, in euros.
enum PriceList {
  static let guarantee = Money.euros(19_99)
  static let welcomeCode = PromotionCode("WELCOME")
  static let welcome = Promotion(name: "Welcome", reduction: .amount(.euros(5_00)), code: welcomeCode)

  /// The ways of delivery to a country; none where the merchant does not deliver.
  static func options(to country: CountryCode) -> [DeliveryOption] {
    switch country.code {
    case "DE":
      [
        option("standard", "Standard", 4_90, "2 to 3 days"), option("express", "Express", 14_90, "tomorrow"),
        option("pickup", "Collect in Berlin", 0, "in two hours", kind: .pickup),
      ]
    case "AT", "FR", "NL": [option("standard", "Standard", 9_90, "4 to 6 days")]
    case "GB", "IE", "US": [option("international", "International", 29_90, "two weeks")]
    default: []
    }
  }

  /// The ways to pay; the carrier takes money only where there is one, and only in one country.
  static func methods(deliveredTo country: CountryCode?, by kind: DeliveryKind?) -> [PaymentMethod] {
    var methods = [
      PaymentMethod(id: PaymentMethodID("card"), name: "Card", kind: .card),
      PaymentMethod(
        id: PaymentMethodID("invoice"), name: "Invoice", kind: PaymentMethodKind("invoice"), needsBillingAddress: true),
    ]
    if country?.code == "DE", kind == .shipping {
      methods.append(
        PaymentMethod(
          id: PaymentMethodID("cash-on-delivery"), name: "Pay the carrier", kind: .cashOnDelivery, fee: .euros(3_00)))
    }
    return methods
  }

  private static func option(
    _ id: String, _ name: String, _ cents: Int64, _ estimate: String, kind: DeliveryKind = .shipping
  ) -> DeliveryOption {
    DeliveryOption(id: DeliveryOptionID(id), name: name, kind: kind, price: .euros(cents), estimate: estimate)
  }
}
