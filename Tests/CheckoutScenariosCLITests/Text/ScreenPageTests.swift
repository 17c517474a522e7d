import CheckoutAPI
import Testing

@testable import CheckoutScenariosCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every screen shows its fields, choices and prices, to people and to programs.
struct ScreenPageTests {
  private static let address = AddressDraft(
    recipient: "Ada Byron", district: "Downtown", city: "Springfield", country: "US")
  private static let euros = StateFixture.euros
  private static let delivery = DeliveryScreen(
    options: [
      DeliveryOption(
        id: DeliveryOptionID("standard"), name: "Standard", price: euros(499),
        extras: [DeliveryExtra(id: DeliveryExtraID("wrap"), name: "Gift wrap", price: euros(200))], estimate: "3 days"),
      DeliveryOption(id: DeliveryOptionID("shop"), name: "Shop", kind: .pickup, price: euros(0)),
    ],
    choice: DeliveryChoice(option: DeliveryOptionID("standard"), extras: [DeliveryExtraID("wrap")], reference: nil),
    isStale: true)

  private static func screens() throws -> [(CheckoutScreen, [String])] {
    let gift = GiftCard(id: GiftCardID("gift-1"), maskedNumber: "••50", balance: euros(5000))
    let page = try #require(URL(string: "https://bank.example/3ds"))
    let states = AddressFormat(try #require(CountryCode("US")))
    let challenge = Challenge(url: page, expiresAt: Date(timeIntervalSince1970: 0))
    let order = Order(
      id: OrderID("o-1"), lines: [OrderLine(product: ProductID("p"), name: "Lamp", quantity: 2)], total: euros(100))
    return [
      (
        .cart(CartScreen(unavailableLines: [LineID("sku-1")], rejectedPromotions: [PromotionCode("OLD")])),
        ["! sku-1  cannot be supplied", "! OLD    this code is not accepted"]
      ),
      (
        .address(
          AddressScreen(
            contact: ContactDraft(email: "ada"), contactProblems: [FieldProblem(.email, .invalid)],
            delivery: AddressForm(
              draft: address, fields: states.fields, problems: [FieldProblem(.postalCode, .missing)],
              warnings: [FieldProblem(.district, .unexpected)], isAccepted: false),
            billing: AddressForm(
              draft: address, fields: states.fields, problems: [], warnings: [], isAccepted: true),
            savedAddresses: [SavedAddress(id: SavedAddressID("home"), address: address)])),
        [
          "E-mail  ada\n          ! is not right", "Delivery address (not accepted yet)", "Name            Ada Byron",
          "ZIP code        (needed)\n                  ! is missing",
          "District        Downtown\n                  ? does not exist in this country, and is left out",
          "State: one of 62", "Billing address (accepted)",
          "home  Ada Byron, Springfield, US",
        ]
      ),
      (
        .delivery(delivery),
        [
          "Delivery options (being asked for again)", "(x)    standard  4.99 EUR  Standard, shipping, 3 days",
          "  [x]  wrap      2.00 EUR  extra: Gift wrap", "( )    shop      0.00 EUR  Shop, pickup",
        ]
      ),
      (
        .payment(
          PaymentScreen(
            methods: [
              StateFixture.method,
              PaymentMethod(id: PaymentMethodID("cod"), name: "Cash", kind: .cashOnDelivery, fee: euros(300)),
            ], choice: PaymentMethodID("cod"), isStale: false,
            giftCards: [AppliedGiftCard(card: gift, covers: euros(1000))], storeCredit: euros(50), takesGiftCards: true,
            rejectedPromotions: [PromotionCode("OLD")])),
        [
          "( )  card  no charge  Card, card, visa", "(x)  cod    3.00 EUR  Cash, cash-on-delivery",
          "gift-1        10.00 EUR  of 50.00 EUR on gift card ••50", "store credit   0.50 EUR", "! OLD",
        ]
      ),
      (
        .card(
          CardScreen(
            method: StateFixture.method,
            report: CardReport(
              brand: .visa, digitCount: 15, maskedNumber: "•••••••••••1111",
              networks: [.cartesBancaires, .visa], network: .visa, reasons: [.numberTooShort, .expired, .codeMissing]),
            hasToken: false)),
        [
          "•••••••••••1111", "! The card number is too short:", "Visa",
          "( ) Cartes Bancaires", "(x) Visa", "! The card has expired:", "Security code (CVV)",
          "no token stands for it yet",
        ]
      ),
      (
        .processing(
          ProcessingScreen(
            stage: .challenge, reference: IdempotencyKey(cart: CartID("cart-1"), attempt: 1), challenge: challenge,
            total: euros(100))),
        [
          "Stage      challenge", "Reference  cart-1.1", "Total      1.00 EUR", "https://bank.example/3ds",
          "Until      1970-01-01T00:00:00Z",
        ]
      ),
      (
        .confirmation(
          ConfirmationScreen(
            order: order,
            differences: [
              .total(agreed: euros(1), ordered: euros(100)),
              .quantity(product: ProductID("p"), agreed: 1, ordered: 2),
            ], email: "ada@example.com")),
        [
          "Order         o-1", "Confirmed to  ada@example.com", "2 x           Lamp",
          "!  total: agreed 0.01 EUR, ordered 1.00 EUR", "!  pieces of p: agreed 1, ordered 2",
        ]
      ),
    ]
  }

  @Test func `each screen shows what it has`() throws {
    for (screen, words) in try Self.screens() {
      let page = ScreenPage(screen: screen, cart: StateFixture.cart, format: \.description).page
      let text = page.text(Page.Drawing())
      for word in words { #expect(text.contains(word), "\(word) in:\n\(text)") }
    }
  }

  @Test func `each screen is a document with its step`() throws {
    for (screen, _) in try Self.screens() {
      let document = try JSONReader.read(Array(screen.json.text.utf8))
      #expect(document["step"]?.text == screen.step.rawValue)
      guard case .object(let members) = document.value else { continue }
      #expect(
        members.count
          == Mirror(reflecting: screen).children.first.map { Mirror(reflecting: $0.value).children.count }.map {
            $0 + 1
          })
    }
  }

  @Test func `every step has its screen here`() throws {
    #expect(try Self.screens().map(\.0.step) == CheckoutStep.allCases)
  }

  @Test func `totals name every part, and what is not final`() {
    let rows = StateFixture.totals.rows(format: \.description).map { row in row.map(\.words).joined(separator: " ") }
    #expect(
      rows == [
        "subtotal 39.98 EUR ", "discount 0.01 EUR taken off", "delivery 4.99 EUR ", "extras 0.02 EUR ",
        "guarantee 0.03 EUR ", "fees 0.04 EUR ", "tax 0.05 EUR added", "tax 0.06 EUR included in the prices",
        "total 47.97 EUR provisional, estimate", "covered 10.00 EUR by gift cards and credit", "due 37.97 EUR ",
      ])
  }

  @Test func `the lines of a cart show pieces, price, amount and guarantee`() {
    let page = CartPage(cart: StateFixture.cart, format: \.description).page.text(Page.Drawing())
    #expect(page.contains("Cart (EUR, 2 pieces)\n  2 x  19.99 EUR  39.98 EUR  sku-1  Lamp (physical, with guarantee)"))
    #expect(page.contains("Promotion codes\n  SAVE10"))
  }

  @Test func `each notice has a sentence and a word of its own`() throws {
    let notices: [CheckoutNotice] = [
      .fellBack(to: .delivery, field: .deliveryOption), .stepVanished(.card),
      .linkNeeds(.address, field: .contactEmail), .deliveryDropped(DeliveryOptionID("a")),
      .extraDropped(DeliveryExtraID("a")), .paymentDropped(PaymentMethodID("a")),
      .promotionRejected(PromotionCode("a")),
      .giftCardAlreadyAdded(GiftCardID("a")), .giftCardEmpty(GiftCardID("a")),
      .giftCardCurrencyDiffers(GiftCardID("a")),
      .couldNotRead(.quote, RepositoryFailure(.unreachable)), .couldNotRead(.giftCard, RepositoryFailure(.notFound)),
      .quoteNotUsable(.partsDoNotAddUp),
      .answerNotUsable(.deliveryOptions), .declined(DeclineReason(code: "a", mend: .card)), .attemptCancelled, .notSent,
      .notRecorded, .recordNotFinished, .merchantContradiction(OrderID("a")),
    ]
    #expect(Set(notices.map(\.message)).count == notices.count)
    let codes = try notices.map { try JSONReader.read(Array($0.json.text.utf8))["code"]?.text }
    #expect(Set(codes).count == notices.count - 1)
    #expect(!codes.contains(nil))
  }
}

extension Page.Cell {
  /// What is in it.
  fileprivate var words: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .amount(let text): text
      }
    }.joined()
  }
}
