import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// The alphabets, which together cover what matters: each goes into the depth of one part, with what the parts around
/// it need.
extension Alphabet {
  /// All of them.
  static let all: [Alphabet] = [
    .cart, .limits, .route, .options, .addresses, .digitalPrices, .coverage, .tokens, .knownShopper, .policies,
    .handedOver, .placing, .latePlacing, .startingOver, .withoutCapabilities, .coins,
  ]

  /// Lines that are added while they are not there: one piece of each.
  static func adding(_ lines: [CartLineDraft], to state: CheckoutState) -> [CheckoutAction] {
    lines.filter { line in !state.cart.lines.contains { $0.product == line.product } }.map { .addLine($0) }
  }

  static let oneLamp = Fixtures.line("sku-lamp", "Desk lamp", 1999)
  static let nothing = Fixtures.line(" ", "Nothing", 100)
  static let otherRecipient = {
    var draft = Fixtures.berlin
    draft.recipient = "Charles Babbage"
    return draft
  }()
  static let nowhere = AddressDraft(city: "Nowhere", country: "XX")

  /// Everything about moving, and what no step refuses or every step does.
  static func moving(_ state: CheckoutState) -> [CheckoutAction] {
    [.proceed] + [CheckoutStep.cart, .address, .delivery, .payment, .card].map { .goBack(to: $0) }
  }

  static func ordering(_ state: CheckoutState) -> [CheckoutAction] {
    [.placeOrder(expectedTotal: state.totals.total), .placeOrder(expectedTotal: Shop.euro(1))]
  }
}

/// Alphabets of what comes before the payment.
extension Alphabet {
  /// Lines, quantities, what is set aside, a code, and another currency; only the cart.
  static let cart = Alphabet(
    name: "the cart",
    actions: { state in
      let lines = state.cart.lines.flatMap { line in
        [-1, 0, 1, 2].map { CheckoutAction.setQuantity(line: line.id, quantity: $0) } + [.removeLine(line.id)]
      }
      let first = state.cart.lines.first.map { line in
        [
          CheckoutAction.saveForLater(line.id), .setGuarantee(line: line.id, isWanted: true),
          .setGuarantee(line: line.id, isWanted: false),
        ]
      }
      return [
        .addLine(oneLamp), .addLine(Fixtures.ebook), .addLine(nothing), .setQuantity(line: LineID("no"), quantity: 1),
        .setCurrency(.eur), .setCurrency(.usd), .applyPromotion(Merchant.freeCode),
        .removePromotion(Merchant.freeCode), .applyPromotion(PromotionCode(" ")), .refresh, .retry,
      ] + lines + (first ?? []) + state.cart.savedForLater.lines.map { .moveToCart($0.id) }
    }, endsInAnOrder: false)

  /// The whole way of a guest, with every step on and off: physical, digital, free.
  static let route = Alphabet(
    name: "the route",
    actions: { state in
      [
        .addLine(oneLamp), .addLine(Fixtures.ebook), .applyPromotion(Merchant.freeCode),
        .removePromotion(Merchant.freeCode), .setContact(Fixtures.contact), .setContact(ContactDraft(email: "nobody")),
        .setDeliveryAddress(Fixtures.berlin), .setDeliveryAddress(nowhere), .chooseDelivery(Shop.standard),
        .choosePayment(Shop.card), .choosePayment(Shop.wallet),
        .authoriseWallet(WalletAuthorisation(token: PaymentToken("wallet-token"))), .enterCard(Fixtures.card),
        .startNext,
        .refresh,
      ] + state.cart.lines.map { .removeLine($0.id) } + moving(state) + ordering(state)
    }, mostAttempts: 1)

  /// Delivery options that are on their way, fewer, or fail; choices and extras meanwhile.
  static let options = Alphabet(
    name: "delivery options",
    actions: { state in
      [
        .setDeliveryAddress(Fixtures.berlin), .setDeliveryAddress(Fixtures.bern),
        .setDeliveryAddress(otherRecipient), .chooseDelivery(Shop.standard), .chooseDelivery(Shop.pickup),
        .chooseDelivery(DeliveryOptionID("by-balloon")), .setExtra(Shop.wrapping, isWanted: true),
        .setExtra(Shop.wrapping, isWanted: false), .choosePayment(Shop.cash), .refresh, .retry, .proceed,
        .goBack(to: .address), .goBack(to: .delivery),
      ] + adding([oneLamp, Fixtures.ebook], to: state) + state.cart.lines.map { .removeLine($0.id) } + ordering(state)
    },
    before: [.addLine(oneLamp), .proceed, .setContact(Fixtures.contact)],
    answers: [.options: [.honest, .lastOption, .fails]], mostAttempts: 1)

  /// Prices that are on their way while addresses change.
  static let addresses = Alphabet(
    name: "addresses and prices",
    actions: { _ in
      [
        .setDeliveryAddress(Fixtures.berlin), .setDeliveryAddress(Fixtures.springfield),
        .setDeliveryAddress(otherRecipient), .setDeliveryAddress(nowhere), .chooseSavedAddress(Situation.office),
        .chooseSavedAddress(SavedAddressID("no")), .setBillingAddress(Fixtures.bern), .billToDeliveryAddress,
        .setContact(Fixtures.contact), .setContact(ContactDraft(email: "eve@example.com")),
        .chooseDelivery(Shop.standard), .refresh, .retry, .proceed, .goBack(to: .address),
      ]
    },
    before: [.addLine(oneLamp), .proceed], answers: [.quote: [.honest, .fails, .soldOut]],
    events: [
      ("other saved addresses", .savedAddressesChanged([SavedAddress(id: Situation.office, address: Fixtures.berlin)])),
      ("an address of before", .selectedAddressLoaded(Fixtures.springfield)),
    ], endsInAnOrder: false)

  /// A digital cart whose tax may depend on where the bill goes, with prices on their way.
  static let digitalPrices = Alphabet(
    name: "prices of digital carts",
    actions: { state in
      [
        .addLine(Fixtures.ebook), .setBillingAddress(Fixtures.bern), .setBillingAddress(Fixtures.springfield),
        .setBillingAddress(nowhere), .billToDeliveryAddress, .setContact(Fixtures.contact),
        .setDeliveryAddress(Fixtures.berlin), .applyPromotion(Merchant.freeCode),
        .removePromotion(Merchant.freeCode), .choosePayment(Shop.card), .enterCard(Fixtures.card), .refresh, .retry,
        .proceed, .goBack(to: .cart), .goBack(to: .address),
      ] + state.cart.lines.map { .setQuantity(line: $0.id, quantity: 1) }
        + state.cart.lines.map { .removeLine($0.id) }
    },
    before: [.addLine(Fixtures.ebook)], answers: [.quote: [.honest, .taxedByPlace, .fails]], mostCrashes: 0,
    endsInAnOrder: false)
}
