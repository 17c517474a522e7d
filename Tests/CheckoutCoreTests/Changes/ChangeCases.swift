import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// What is changed, at least once for each row of the table and each of its conditions.
extension ChangeCase {
  static let all = ofCart + ofAddresses + ofBill + ofDelivery + ofPayment

  private static let ofCart = [
    ChangeCase("line added", .lines) { try $0.send(.addLine(Fixtures.line("sku-ink", "Ink", 450))) },
    ChangeCase("line removed", .lines) { try $0.send(.removeLine(Shop.ebook)) },
    ChangeCase("quantity", .lines) { try $0.send(.setQuantity(line: Shop.lamp, quantity: 5)) },
    ChangeCase("guarantee", .lines) { try $0.send(.setGuarantee(line: Shop.lamp, isWanted: true)) },
    ChangeCase("line set aside", .lines) { try $0.send(.saveForLater(Shop.ebook)) },
    ChangeCase("line put back", .lines, after: { try $0.send(.saveForLater(Shop.ebook)) }) {
      try $0.send(.moveToCart(Shop.ebook))
    },
    ChangeCase("code that changes the total", .promotions, .totalChanges) {
      try $0.send(.applyPromotion(Merchant.tenPercentCode))
    },
    ChangeCase("code that changes nothing", .promotions) { try $0.send(.applyPromotion(PromotionCode("NOTHING"))) },
    ChangeCase(
      "code taken off", .promotions, .totalChanges, after: { try $0.send(.applyPromotion(Merchant.tenPercentCode)) }
    ) { try $0.send(.removePromotion(Merchant.tenPercentCode)) },
  ]

  private static let ofAddresses = [
    ChangeCase("contact", .contact) { try $0.send(.setContact(ContactDraft(email: "eve@example.com"))) },
    ChangeCase("recipient", .recipient) { try $0.send(.setDeliveryAddress(berlin { $0.recipient = "Eve" })) },
    ChangeCase("organization", .recipient) { try $0.send(.setDeliveryAddress(berlin { $0.organization = "Ada AG" })) },
    ChangeCase("phone", .recipient) { try $0.send(.setDeliveryAddress(berlin { $0.phone = "+49 30 1" })) },
    ChangeCase("street", .deliveryPlace) { try $0.send(.setDeliveryAddress(berlin { $0.street = "Am Zoo 1" })) },
    ChangeCase("additional street", .deliveryPlace) {
      try $0.send(.setDeliveryAddress(berlin { $0.additionalStreet = "Hof 2" }))
    },
    ChangeCase("postcode", .deliveryPlace) { try $0.send(.setDeliveryAddress(berlin { $0.postalCode = "10178" })) },
    ChangeCase("city", .deliveryPlace) { try $0.send(.setDeliveryAddress(berlin { $0.city = "Potsdam" })) },
    ChangeCase("region", .deliveryPlace, at: american) {
      var address = Fixtures.springfield
      (address.region, address.postalCode) = ("MA", "01101")
      try $0.send(.setDeliveryAddress(address))
    },
    ChangeCase("district", .deliveryPlace, at: mexican) {
      try $0.send(
        .setDeliveryAddress(
          AddressDraft(
            recipient: "Ada Byron", street: "1 Calle Mayor", district: "Norte", city: "Toluca", region: "Jal.",
            postalCode: "44100", country: "MX")))
    },
    ChangeCase("country", .deliveryPlace, .countryChanges) { try $0.send(.setDeliveryAddress(Fixtures.springfield)) },
  ]

  private static let ofBill = [
    ChangeCase("bill in the same country", .billingAddress) {
      try $0.send(.setBillingAddress(berlin { $0.city = "Bonn" }))
    },
    ChangeCase("bill in another country", .billingAddress, .countryChanges) {
      try $0.send(.setBillingAddress(Fixtures.springfield))
    },
    ChangeCase(
      "bill back to the delivery", .billingAddress, .countryChanges,
      after: {
        try $0.send(.setBillingAddress(Fixtures.springfield))
      }
    ) { try $0.send(.billToDeliveryAddress) },
    ChangeCase("bill that decides the tax", .billingAddress, .taxDecided, at: taxed) {
      try $0.send(.setBillingAddress(berlin { $0.city = "Bonn" }))
    },
    ChangeCase(
      "bill that decides the tax, in another country", .billingAddress, [.taxDecided, .countryChanges], at: taxed
    ) { try $0.send(.setBillingAddress(Fixtures.springfield)) },
  ]

  private static let ofDelivery = [
    ChangeCase("option of the same kind", .delivery) { try $0.send(.chooseDelivery(Shop.express)) },
    ChangeCase("pickup", .delivery, .kindChanges) { try $0.send(.chooseDelivery(Shop.pickup)) },
    ChangeCase("extra", .delivery) { try $0.send(.setExtra(Shop.wrapping, isWanted: true)) },
    ChangeCase("extra left", .delivery, after: { try $0.send(.setExtra(Shop.wrapping, isWanted: true)) }) {
      try $0.send(.setExtra(Shop.wrapping, isWanted: false))
    },
  ]
}
