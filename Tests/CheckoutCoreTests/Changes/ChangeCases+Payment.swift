import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

extension ChangeCase {
  private static let uncover: Step = { try $0.send(.removeGiftCard(Shop.largeGiftCard)) }

  static let ofPayment = [
    ChangeCase("gift card that covers a part", .coverage) { try $0.send(.addGiftCard(Merchant.smallGiftCard)) },
    ChangeCase("gift card that covers all", .coverage, .zeroCrossed, reveal: uncover) {
      try $0.send(.addGiftCard(Merchant.largeGiftCard))
    },
    ChangeCase(
      "gift card that covers all, and a fee", .coverage, [.zeroCrossed, .feeChanges], at: withFee, reveal: uncover
    ) { try $0.send(.addGiftCard(Merchant.largeGiftCard)) },
    ChangeCase(
      "gift card taken off", .coverage, .zeroCrossed,
      after: {
        try $0.send(.addGiftCard(Merchant.largeGiftCard))
      }, uncover),
    ChangeCase(
      "gift card taken off that covered nothing", .coverage,
      after: {
        try $0.send(.addGiftCard(Merchant.smallGiftCard))
      }
    ) { try $0.send(.removeGiftCard(Shop.smallGiftCard)) },
    ChangeCase("store credit", .coverage) { shop in
      // It comes with a list: what that list makes of the choice is another matter.
      shop.holding = [.methods]
      try shop.send(.setBillingAddress(Fixtures.springfield))
      _ = shop.newCalls()
      let merchant = shop.merchant
      shop.holding = []
      shop.release(
        .methods,
        with: .paymentMethods(
          .success(PaymentMethods(merchant.methodsForSomethingDue, storeCredit: Shop.euro(700)))))
    },
    ChangeCase("method without a fee", .paymentMethod) { try $0.send(.choosePayment(Shop.savedCard)) },
    ChangeCase(
      "method with a fee", .paymentMethod, .feeChanges, reveal: { try $0.send(.choosePayment(Shop.card)) }
    ) { try $0.send(.choosePayment(Shop.cash)) },
    ChangeCase("method in another wording", .methodTerms) { try rewrite(&$0, fee: nil) },
    ChangeCase("method at another fee", .methodTerms, .feeChanges) { try rewrite(&$0, fee: Shop.euro(20)) },
  ]

  /// The list comes anew, and nothing else, and the chosen card is in it in other words.
  private static func rewrite(_ shop: inout Shop, fee: Money?) throws {
    shop.holding = [.methods]
    try shop.send(.setBillingAddress(Fixtures.springfield))
    _ = shop.newCalls()
    shop.holding = []
    let card = PaymentMethod(
      id: Shop.card, name: "Credit card", kind: .card, fee: fee, networks: [.visa], reference: MerchantReference("new"))
    shop.release(.methods, with: .paymentMethods(.success(PaymentMethods([card]))))
  }
}

extension Merchant {
  /// What it offers for an order that is delivered and has to be paid.
  fileprivate var methodsForSomethingDue: [PaymentMethod] {
    paymentMethods(
      for: PaymentMethodsRequest(
        cart: CartID("shop-1"), lines: [], total: Money(minorUnits: 1, currency: .eur), isCovered: false,
        deliveryCountry: nil, billingCountry: nil, deliveryKind: .shipping)
    ).methods
  }
}
