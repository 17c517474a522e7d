import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// An alphabet of what comes from outside with answers in it: wallets and links.
extension Alphabet {
  private static let token = PaymentToken("wallet-token")

  /// A wallet that hands addresses over, good and bad ones, and links that are followed meanwhile.
  static let handedOver = Alphabet(
    name: "wallets and links",
    actions: { state in
      let authorisations = [
        WalletAuthorisation(token: token),
        WalletAuthorisation(
          token: token, contact: ContactDraft(email: "eve@example.com"), deliveryAddress: Fixtures.springfield,
          billingAddress: Fixtures.bern),
        // One that nothing is delivered to, and one that is none.
        WalletAuthorisation(token: token, deliveryAddress: Fixtures.bern),
        WalletAuthorisation(token: token, contact: ContactDraft(email: "nobody"), deliveryAddress: nowhere),
      ]
      let links = ["cart", "address", "payment", "card?code=FREE", "confirmation"]
      return [
        .choosePayment(Shop.wallet), .choosePayment(Shop.card), .setContact(Fixtures.contact),
        .setDeliveryAddress(Fixtures.berlin), .chooseDelivery(Shop.standard), .removePromotion(Merchant.freeCode),
        .proceed, .refresh, .retry,
      ] + authorisations.map { .authoriseWallet($0) } + links.map { .openLink(Shop.link($0)) } + ordering(state)
    },
    before: [
      .addLine(oneLamp), .proceed, .setContact(Fixtures.contact), .setDeliveryAddress(Fixtures.berlin), .proceed,
      .chooseDelivery(Shop.standard), .proceed, .choosePayment(Shop.wallet),
    ], answers: [.options: [.honest, .fails]], mostAttempts: 1, mostCrashes: 0)
}
