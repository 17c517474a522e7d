import CheckoutAPI
import Testing

@testable import CheckoutScenariosCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is written becomes exactly the action it names.
struct EventGrammarTests {
  private static let springfield = AddressDraft(
    recipient: "Ada Byron", organization: "Engines \"&\" Co", street: "1 Main St", additionalStreet: "Flat \\2",
    city: "Springfield", region: "IL", postalCode: "62704", country: "US", phone: "555")
  private static let springfieldText = #"""
    recipient="Ada Byron" organization="Engines \"&\" Co" street="1 Main St" additional-street="Flat \\2" \#
    city=Springfield region=IL postal-code=62704 country=US phone=555
    """#
  private static let key = IdempotencyKey(cart: CartID("cart-1"), attempt: 2)
  private static func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private static func events() throws -> [(String, CheckoutAction)] {
    [
      (
        "add-line product=sku-9 name=\"Desk lamp\" price=19.99 quantity=2 kind=digital guarantee=yes",
        .addLine(
          CartLineDraft(
            product: ProductID("sku-9"), name: "Desk lamp", unitPrice: StateFixture.euros(1999), quantity: 2,
            kind: .digital, wantsGuarantee: true))
      ),
      (
        "add-line product=p name=n price=5",
        .addLine(CartLineDraft(product: ProductID("p"), name: "n", unitPrice: StateFixture.euros(500)))
      ),
      ("set-quantity line=sku-1 quantity=2", .setQuantity(line: LineID("sku-1"), quantity: 2)),
      ("set-quantity line=sku-1 quantity=-1", .setQuantity(line: LineID("sku-1"), quantity: -1)),
      ("set-guarantee line=sku-1 wanted=no", .setGuarantee(line: LineID("sku-1"), isWanted: false)),
      ("remove-line line=\"a b\"", .removeLine(LineID("a b"))),
      ("save-for-later line=sku-1", .saveForLater(LineID("sku-1"))),
      ("move-to-cart line=sku-1", .moveToCart(LineID("sku-1"))),
      ("apply-promotion code=SAVE10", .applyPromotion(PromotionCode("SAVE10"))),
      ("remove-promotion code=SAVE10", .removePromotion(PromotionCode("SAVE10"))),
      ("set-currency currency=JPY", .setCurrency(.jpy)),
      ("set-contact email=ada@example.com", .setContact(ContactDraft(email: "ada@example.com"))),
      ("set-contact email=\"\" phone=5", .setContact(ContactDraft(email: "", phone: "5"))),
      ("set-delivery-address " + springfieldText, .setDeliveryAddress(springfield)),
      ("choose-saved-address address=home", .chooseSavedAddress(SavedAddressID("home"))),
      ("set-billing-address " + springfieldText, .setBillingAddress(springfield)),
      ("bill-to-delivery-address", .billToDeliveryAddress),
      ("choose-delivery option=standard", .chooseDelivery(DeliveryOptionID("standard"))),
      ("set-extra extra=gift-wrap wanted=yes", .setExtra(DeliveryExtraID("gift-wrap"), isWanted: true)),
      ("add-gift-card number=GIFT-50 pin=1", .addGiftCard(GiftCardInput(number: "GIFT-50", pin: "1"))),
      ("remove-gift-card card=gift-1", .removeGiftCard(GiftCardID("gift-1"))),
      ("choose-payment method=card", .choosePayment(PaymentMethodID("card"))),
      ("authorise-wallet token=t", .authoriseWallet(WalletAuthorisation(token: PaymentToken("t")))),
      (
        "authorise-wallet token=t email=a@b.c phone=1 delivery-city=Bonn delivery-country=DE billing-country=US",
        .authoriseWallet(
          WalletAuthorisation(
            token: PaymentToken("t"), contact: ContactDraft(email: "a@b.c", phone: "1"),
            deliveryAddress: AddressDraft(city: "Bonn", country: "DE"), billingAddress: AddressDraft(country: "US")))
      ),
      (
        "enter-card number=4111111111111111 expiry=12/30 code=123 holder=Ada",
        .enterCard(CardInput(number: "4111111111111111", expiry: "12/30", securityCode: "123", holder: "Ada"))
      ),
      ("  proceed  ", .proceed),
      ("go-back to=delivery", .goBack(to: .delivery)),
      ("place-order total=55.50", .placeOrder(expectedTotal: StateFixture.euros(5550))),
      ("place-order", .placeOrder(expectedTotal: StateFixture.totals.total)),
      ("start-next", .startNext),
      ("start-over reference=cart-1.2", .startOver(reference: key)),
      ("open-link url=https://shop.example/checkout?a=b", .openLink(try url("https://shop.example/checkout?a=b"))),
      ("complete-challenge", .completeChallenge),
      ("cancel-attempt", .cancelAttempt),
      ("check-again", .checkAgain),
      ("receive-answer answer=no-answer key=cart-1.2", .receiveAnswer(.noAnswer, for: key)),
      ("retry", .retry),
      ("refresh", .refresh),
    ]
  }

  private static func answers() throws -> [(String, PlacementAnswer)] {
    let lines = [OrderLine(product: ProductID("sku-1"), name: "Lamp", quantity: 2)]
    let order = Order(id: OrderID("o-1"), lines: lines, total: StateFixture.euros(4797))
    let dear = Order(id: OrderID("o-1"), lines: lines, total: StateFixture.euros(100))
    let page = try url("https://bank.example/3ds")
    return [
      ("placed order=o-1", .placed(order)),
      ("placed order=o-1 total=1.00", .placed(dear)),
      ("already-placed order=o-1", .alreadyPlaced(order)),
      (
        "declined reason=insufficient-funds mend=card",
        .declined(DeclineReason(code: "insufficient-funds", mend: .card))
      ),
      ("challenge url=https://bank.example/3ds", .challenge(Challenge(url: page))),
      (
        "challenge url=https://bank.example/3ds expires=1970-01-02T00:00:00Z",
        .challenge(Challenge(url: page, expiresAt: Date(timeIntervalSince1970: 86_400)))
      ),
      ("refused because=price-changed", .refused(.priceChanged)),
      ("refused because=quote-expired", .refused(.quoteExpired)),
      ("refused because=out-of-stock line=sku-1", .refused(.outOfStock([LineID("sku-1")]))),
      ("refused because=promotion-invalid code=SAVE10", .refused(.promotionInvalid(PromotionCode("SAVE10")))),
      ("refused because=delivery-not-offered", .refused(.deliveryNotOffered)),
      ("refused because=gift-card-short card=gift-1", .refused(.giftCardShort(GiftCardID("gift-1")))),
      ("refused because=other reason=closed", .refused(.other(code: "closed"))),
      ("conflict", .conflict),
      ("cancelled", .cancelled),
      ("in-progress-elsewhere", .inProgressElsewhere),
      ("not-sent", .notSent),
    ]
  }

  private func action(_ text: String) throws -> CheckoutAction {
    var currency = Currency.eur
    let place = Diagnostic.Place(file: "events.txt", line: 1)
    let event = try EventDraft(text, origin: .line(place)).planned(in: &currency)
    return event.action(StateFixture.state())
  }

  @Test func `each event becomes exactly its action`() throws {
    for (text, expected) in try Self.events() { #expect(try action(text) == expected, "\(text)") }
  }

  @Test func `every kind of action is tried`() throws {
    #expect(Set(try Self.events().map(\.1.kind)) == Set(CheckoutActionKind.allCases))
  }

  @Test func `each answer of a merchant becomes exactly its answer`() throws {
    for (text, expected) in try Self.answers() {
      let written = "receive-answer key=cart-1.2 answer=" + text
      #expect(try action(written) == .receiveAnswer(expected, for: Self.key), "\(text)")
    }
  }

  @Test(arguments: CheckoutActionKind.allCases)
  func `the example of an event can be typed as it is`(kind: CheckoutActionKind) throws {
    #expect(try action("\(kind.rawValue) \(EventGrammar.of(kind).example)").kind == kind)
  }

  @Test func `amounts behind a new currency are in the new currency`() throws {
    let events = "set-currency currency=JPY\nadd-line product=p name=n price=500\n"
    var currency = Currency.eur
    let actions = try EventFile.drafts(Array(events.utf8), file: "f").map { draft in
      try draft.planned(in: &currency).action(StateFixture.state())
    }
    let price = Money(minorUnits: 500, currency: .jpy)
    #expect(actions.last == .addLine(CartLineDraft(product: ProductID("p"), name: "n", unitPrice: price)))
  }
}
