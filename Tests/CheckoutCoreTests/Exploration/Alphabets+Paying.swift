import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// Alphabets of the payment.
extension Alphabet {
  private static let atPayment: [CheckoutAction] = [
    .addLine(Fixtures.ebook), .proceed, .setContact(Fixtures.contact), .proceed,
  ]
  private static let wallet = CheckoutAction.authoriseWallet(WalletAuthorisation(token: PaymentToken("wallet-token")))

  /// Gift cards, credit and codes that pay for some or all of it, with lists on their way.
  static let coverage = Alphabet(
    name: "gift cards and credit",
    actions: { state in
      [
        .addGiftCard(Merchant.smallGiftCard), .addGiftCard(GiftCardInput(number: " ")),
        .removeGiftCard(Shop.smallGiftCard), .applyPromotion(Merchant.freeCode),
        .removePromotion(Merchant.freeCode), .choosePayment(Shop.card), .choosePayment(Shop.wallet),
        .choosePayment(PaymentMethodID("shells")), wallet, .enterCard(Fixtures.card), .refresh, .retry, .proceed,
        .goBack(to: .cart), .goBack(to: .payment),
      ] + state.cart.lines.flatMap { line in [1, 2].map { .setQuantity(line: line.id, quantity: $0) } }
        + ordering(state)
    },
    before: atPayment,
    answers: [.methods: [.honest, .credit(500), .lastMethod, .fails], .giftCard: [.honest, .fails]], mostAttempts: 1)

  /// The details of cards, and what stands for them, on its way.
  static let tokens = Alphabet(
    name: "cards and tokens",
    actions: { state in
      [
        .choosePayment(Shop.card), .choosePayment(Shop.savedCard), .choosePayment(Shop.wallet), wallet,
        .enterCard(Fixtures.card), .enterCard(CardInput(number: "1234", expiry: "99/99", securityCode: "x")),
        .enterCard(CardInput(securityCode: "123")), .setContact(ContactDraft(email: "eve@example.com")),
        .addGiftCard(Merchant.largeGiftCard), .removeGiftCard(Shop.largeGiftCard), .refresh, .proceed,
        .goBack(to: .payment),
      ] + ordering(state)
    },
    before: atPayment, answers: [.token: [.honest, .fails]], mostAttempts: 1)

  /// A shopper who is known: no address step for what is not delivered.
  static let knownShopper = Alphabet(
    name: "a known shopper",
    actions: { state in
      [
        .addLine(oneLamp), .addLine(Fixtures.ebook), .applyPromotion(Merchant.freeCode),
        .removePromotion(Merchant.freeCode), .setContact(ContactDraft(email: "eve@example.com")),
        .setContact(ContactDraft(email: "nobody")), .setDeliveryAddress(Fixtures.berlin),
        .setBillingAddress(Fixtures.bern), .billToDeliveryAddress, .chooseDelivery(Shop.pickup),
        .choosePayment(Shop.card), .enterCard(Fixtures.card), .startNext,
      ] + state.cart.lines.map { .removeLine($0.id) } + moving(state) + ordering(state)
    }, setup: known(), mostAttempts: 1)

  /// Single choices are taken without asking, and every paid order asks where the bill goes.
  static let policies = Alphabet(
    name: "policies",
    actions: { state in
      [
        .setDeliveryAddress(Fixtures.berlin), .setBillingAddress(Fixtures.bern), .chooseDelivery(Shop.standard),
        .choosePayment(Shop.card), .applyPromotion(Merchant.freeCode), .removePromotion(Merchant.freeCode), .refresh,
        .retry, .proceed, .goBack(to: .cart), .goBack(to: .delivery),
      ] + adding([oneLamp, Fixtures.ebook], to: state) + state.cart.lines.map { .removeLine($0.id) } + ordering(state)
    }, setup: eager(), answers: [.options: [.honest, .lastOption, .fails], .methods: [.honest, .lastMethod, .fails]],
    mostAttempts: 1, mostCrashes: 0)

  /// A carrier who takes coins, in a currency without small ones: a fee that comes and goes with what is due.
  static let coins = Alphabet(
    name: "coins and fees",
    actions: { state in
      [
        .addLine(Fixtures.line("sku-lamp", "Desk lamp", 1999, in: .chf)), .setContact(Fixtures.contact),
        .setDeliveryAddress(Fixtures.berlin), .chooseDelivery(Shop.standard), .chooseDelivery(Shop.pickup),
        .choosePayment(Shop.cash), .choosePayment(Shop.card), .enterCard(Fixtures.card),
        .addGiftCard(Merchant.smallGiftCard), .addGiftCard(Merchant.largeGiftCard),
        .removeGiftCard(Shop.smallGiftCard), .removeGiftCard(Shop.largeGiftCard),
        .applyPromotion(Merchant.tenPercentCode), .startNext, .proceed, .goBack(to: .payment), .goBack(to: .delivery),
        .placeOrder(expectedTotal: state.totals.total),
      ]
    },
    setup: FunnelSetup(
      identity: CheckoutID("shop"), policy: CheckoutPolicy(currency: .chf), capabilities: Merchant.capabilities),
    mostAttempts: 1)

  /// The setup of a shopper who is known.
  static func known() -> FunnelSetup {
    var setup = Shop.setup
    setup.shopper = KnownShopper(contact: Fixtures.contact)
    return setup
  }

  /// The setup of a host who asks for little and bills every paid order.
  static func eager() -> FunnelSetup {
    var setup = known()
    setup.policy.takesSingleDeliveryOption = true
    setup.policy.takesSinglePaymentMethod = true
    setup.policy.billingAddress = .whenPaid
    return setup
  }
}
