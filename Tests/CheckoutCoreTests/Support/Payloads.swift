import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

extension Shop {
  /// The key of the attempt that is open, or of the first one of the cart.
  static func reference(in state: CheckoutState) -> IdempotencyKey {
    state.processing?.reference ?? IdempotencyKey(cart: state.cart.id, attempt: 1)
  }

  /// A link of the shop's own scheme into the checkout.
  static func link(_ text: String) -> URL { URL(string: "shop://checkout/\(text)") ?? bank }

  /// An order as a merchant would report it.
  static func order(_ id: String = "order-1", total: Int64 = 3188) -> Order {
    Order(
      id: OrderID(id),
      lines: [
        OrderLine(product: ProductID("sku-lamp"), name: "Desk lamp", quantity: 2),
        OrderLine(product: ProductID("sku-ebook"), name: "Travel guide, e-book", quantity: 1),
      ], total: euro(total))
  }

  /// An action of a kind that carries what it should.
  static func wellFormed(_ kind: CheckoutActionKind, in state: CheckoutState) -> CheckoutAction {
    switch kind {
    case .addLine: .addLine(Fixtures.line("sku-ink", "Ink", 450))
    case .setQuantity: .setQuantity(line: Shop.lamp, quantity: 3)
    case .setGuarantee: .setGuarantee(line: Shop.lamp, isWanted: true)
    case .removeLine: .removeLine(Shop.ebook)
    case .saveForLater: .saveForLater(Shop.ebook)
    case .moveToCart: .moveToCart(Situation.pen)
    case .applyPromotion: .applyPromotion(PromotionCode("NEW"))
    case .removePromotion: .removePromotion(Merchant.tenPercentCode)
    case .setCurrency: .setCurrency(.usd)
    case .setContact: .setContact(ContactDraft(email: "eve@example.com"))
    case .setDeliveryAddress: .setDeliveryAddress(Fixtures.springfield)
    case .chooseSavedAddress: .chooseSavedAddress(Situation.office)
    case .setBillingAddress: .setBillingAddress(Fixtures.bern)
    case .billToDeliveryAddress: .billToDeliveryAddress
    case .chooseDelivery: .chooseDelivery(Shop.express)
    case .setExtra: .setExtra(Shop.wrapping, isWanted: true)
    case .addGiftCard: .addGiftCard(Merchant.largeGiftCard)
    case .removeGiftCard: .removeGiftCard(Shop.smallGiftCard)
    case .choosePayment: .choosePayment(Shop.savedCard)
    case .authoriseWallet: .authoriseWallet(WalletAuthorisation(token: PaymentToken("wallet-token")))
    case .enterCard: .enterCard(Fixtures.card)
    case .proceed: .proceed
    case .goBack: .goBack(to: .cart)
    case .placeOrder: .placeOrder(expectedTotal: state.totals.total)
    case .startNext: .startNext
    case .startOver: .startOver(reference: reference(in: state))
    case .openLink: .openLink(Shop.link("cart?code=LINKED&product=sku-ink"))
    case .completeChallenge: .completeChallenge
    case .cancelAttempt: .cancelAttempt
    case .checkAgain: .checkAgain
    case .receiveAnswer: .receiveAnswer(.placed(Shop.order()), for: reference(in: state))
    case .retry: .retry
    case .refresh: .refresh
    }
  }

  /// An action of a kind that carries something wrong; `nil` when it carries nothing.
  static func illFormed(_ kind: CheckoutActionKind) -> CheckoutAction? {
    switch kind {
    case .addLine: .addLine(Fixtures.line(" ", "Nothing", 100))
    case .setQuantity: .setQuantity(line: LineID("nowhere"), quantity: 3)
    case .setGuarantee: .setGuarantee(line: LineID("nowhere"), isWanted: true)
    case .removeLine: .removeLine(LineID("nowhere"))
    case .saveForLater: .saveForLater(LineID("nowhere"))
    case .moveToCart: .moveToCart(LineID("nowhere"))
    case .applyPromotion: .applyPromotion(PromotionCode(" \t"))
    case .removePromotion: .removePromotion(PromotionCode("NEVER"))
    case .setContact: .setContact(ContactDraft(email: "nobody"))
    case .setDeliveryAddress: .setDeliveryAddress(AddressDraft(city: "Nowhere", country: "XX"))
    case .chooseSavedAddress: .chooseSavedAddress(SavedAddressID("nowhere"))
    case .setBillingAddress: .setBillingAddress(AddressDraft(city: "Nowhere", country: "XX"))
    case .chooseDelivery: .chooseDelivery(DeliveryOptionID("by-balloon"))
    case .setExtra: .setExtra(DeliveryExtraID("confetti"), isWanted: true)
    case .addGiftCard: .addGiftCard(GiftCardInput(number: "  "))
    case .removeGiftCard: .removeGiftCard(GiftCardID("nowhere"))
    case .choosePayment: .choosePayment(PaymentMethodID("shells"))
    case .enterCard: .enterCard(CardInput(number: "1234", expiry: "99/99", securityCode: "x"))
    case .goBack: .goBack(to: .confirmation)
    case .placeOrder: .placeOrder(expectedTotal: Shop.euro(1))
    case .startOver: .startOver(reference: IdempotencyKey(cart: CartID("other-1"), attempt: 9))
    case .receiveAnswer: .receiveAnswer(.placed(Shop.order()), for: IdempotencyKey(cart: CartID("other-1"), attempt: 1))
    case .openLink: .openLink(Shop.bank)
    case .setCurrency, .billToDeliveryAddress, .authoriseWallet, .proceed, .startNext, .completeChallenge,
      .cancelAttempt, .checkAgain, .retry, .refresh:
      nil
    }
  }

  /// The keys that attempts of earlier carts may have had.
  private static func earlierKeys(in state: CheckoutState) -> [IdempotencyKey] {
    let number = Int(state.cart.id.rawValue.split(separator: "-").last ?? "") ?? 1
    return (1...max(1, number)).flatMap { cart in
      (1...60).map { IdempotencyKey(cart: CartID("shop-\(cart)"), attempt: $0) }
    }
  }

  /// Actions of a kind that carry whatever the state offers, and something wrong.
  static func payloads(_ kind: CheckoutActionKind, in state: CheckoutState) -> [CheckoutAction] {
    var actions = [wellFormed(kind, in: state)] + [illFormed(kind)].compactMap { $0 }
    switch kind {
    case .setQuantity: actions += state.cart.lines.map { .setQuantity(line: $0.id, quantity: 0) }
    case .setGuarantee: actions += state.cart.lines.map { .setGuarantee(line: $0.id, isWanted: true) }
    case .removeLine: actions += state.cart.lines.map { .removeLine($0.id) }
    case .saveForLater: actions += state.cart.lines.map { .saveForLater($0.id) }
    case .moveToCart: actions += state.cart.savedForLater.lines.map { .moveToCart($0.id) }
    case .removePromotion: actions += state.cart.promotionCodes.map { .removePromotion($0) }
    case .applyPromotion:
      actions += [Merchant.freeCode, Merchant.tenPercentCode, PromotionCode("CODE-\(state.cart.revision)")]
        .map { .applyPromotion($0) }
    case .addLine:
      actions += [FulfilmentKind.physical, .digital].map { kind in
        .addLine(Fixtures.line("sku-\(kind.rawValue)", "Thing", 700, in: state.cart.currency, kind: kind))
      }
    case .setCurrency: actions.append(.setCurrency(.eur))
    case .setDeliveryAddress: actions += [Fixtures.berlin, Fixtures.bern].map { .setDeliveryAddress($0) }
    case .addGiftCard: actions.append(.addGiftCard(Merchant.smallGiftCard))
    case .chooseDelivery: actions += [Shop.standard, Shop.express, Shop.pickup].map { .chooseDelivery($0) }
    case .setExtra: actions.append(.setExtra(Shop.wrapping, isWanted: false))
    case .choosePayment: actions += [Shop.card, Shop.wallet, Shop.cash].map { .choosePayment($0) }
    case .authoriseWallet:
      actions.append(
        .authoriseWallet(
          WalletAuthorisation(
            token: PaymentToken("wallet-token"), contact: Fixtures.contact, deliveryAddress: Fixtures.springfield,
            billingAddress: Fixtures.bern)))
    case .removeGiftCard: actions.append(.removeGiftCard(Shop.largeGiftCard))
    case .goBack: actions += CheckoutStep.allCases.map { .goBack(to: $0) }
    case .openLink: actions += CheckoutStep.allCases.map { .openLink(Shop.link($0.rawValue)) }
    case .receiveAnswer:
      actions += [.cancelled, .noAnswer, .conflict, .declined(DeclineReason(code: "no", mend: .card))]
        .map { .receiveAnswer($0, for: reference(in: state)) }
      actions += earlierKeys(in: state).map { .receiveAnswer(.placed(Shop.order()), for: $0) }
    case .setContact, .chooseSavedAddress, .setBillingAddress, .billToDeliveryAddress, .enterCard,
      .proceed, .placeOrder, .startNext,
      .startOver, .completeChallenge, .cancelAttempt, .checkAgain, .retry, .refresh:
      break
    }
    return actions
  }
}
