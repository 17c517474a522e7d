import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// The last row of the change table: the same value again changes nothing, not even what is being told.
@Suite struct SameAgainTests {
  /// Something that is there, and is written again.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shop: @Sendable () throws -> Shop
    let action: CheckoutAction

    init(
      _ name: String,
      _ action: CheckoutAction,
      at shop: @escaping @Sendable () throws -> Shop = { try Situation.ready.shop() }
    ) {
      testDescription = name
      self.action = action
      self.shop = shop
    }
  }

  private static let token = WalletAuthorisation(
    token: PaymentToken("wallet"), contact: Fixtures.contact, deliveryAddress: Fixtures.springfield,
    billingAddress: Fixtures.berlin)

  static let rows = [
    Row("quantity", .setQuantity(line: Shop.lamp, quantity: 2)),
    Row("guarantee", .setGuarantee(line: Shop.lamp, isWanted: false)),
    Row("currency of an empty cart", .setCurrency(.eur)) { Shop() },
    Row("contact", .setContact(Fixtures.contact)),
    Row("contact of a known shopper", .setContact(Fixtures.contact), at: known),
    Row("an empty contact", .setContact(ContactDraft())) {
      var shop = Shop()
      try shop.send(.addLine(Fixtures.ebook), .proceed, .setContact(ContactDraft()))
      return shop
    },
    Row("delivery address", .setDeliveryAddress(Fixtures.berlin)),
    Row("saved address", .chooseSavedAddress(Situation.office)) {
      var shop = try Situation.ready.shop()
      try shop.send(.chooseSavedAddress(Situation.office))
      return shop
    },
    Row("billing address", .setBillingAddress(Fixtures.springfield)) {
      var shop = try Situation.ready.shop()
      try shop.send(.setBillingAddress(Fixtures.springfield))
      return shop
    },
    Row("wrong billing address", .setBillingAddress(AddressDraft(country: "DE"))) {
      var shop = try Situation.ready.shop()
      try shop.send(.setBillingAddress(AddressDraft(country: "DE")))
      return shop
    },
    Row("bill to the delivery", .billToDeliveryAddress),
    Row("delivery", .chooseDelivery(Shop.standard)),
    Row("extra left", .setExtra(Shop.wrapping, isWanted: false)),
    Row("extra taken", .setExtra(Shop.wrapping, isWanted: true)) {
      var shop = try Situation.ready.shop()
      try shop.send(.setExtra(Shop.wrapping, isWanted: true))
      return shop
    },
    Row("method", .choosePayment(Shop.card)),
    Row("wallet's token", .authoriseWallet(WalletAuthorisation(token: token.token)), at: authorised),
    Row("wallet's token and addresses", .authoriseWallet(token), at: authorised),
  ]

  private static func known() throws -> Shop {
    var setup = Shop.setup
    setup.shopper = KnownShopper(contact: Fixtures.contact)
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.lamp), .proceed)
    return shop
  }

  private static func authorised() throws -> Shop {
    var shop = try Situation.wallet.shop()
    try shop.send(.authoriseWallet(token))
    return shop
  }

  /// Something is told, so that it can be seen to stay: a code that the merchant does not take.
  private static func told(_ row: Row) throws -> Shop {
    var shop = try row.shop()
    if shop.state.notices.isEmpty, !shop.state.cart.isEmpty {
      try shop.send(.applyPromotion(PromotionCode("NEVER")))
      #expect(shop.state.notices == [.promotionRejected(PromotionCode("NEVER"))])
    }
    return shop
  }

  @Test(arguments: rows)
  func `it leaves the funnel as it was, bit for bit, and asks for nothing`(row: Row) throws {
    var shop = try SameAgainTests.told(row)
    _ = shop.newCalls()
    let before = shop.funnel
    try shop.send(row.action)
    #expect(shop.funnel == before)
    #expect(shop.newCalls() == [])
    #expect(shop.state.cart.revision == before.state(at: shop.now).cart.revision)
  }

  @Test(arguments: rows)
  func `it leaves what is on its way in force`(row: Row) throws {
    var shop = try SameAgainTests.told(row)
    guard !shop.state.cart.isEmpty else { return }
    shop.holding = [.quote, .options, .methods]
    try shop.send(.refresh)
    let before = shop.funnel
    try shop.send(row.action)
    #expect(shop.funnel == before)
    _ = shop.newCalls()
    shop.release(.quote)
    #expect(!shop.newCalls().contains(.quote))
  }

  @Test func `the same contact does not put the address step on the route of a known shopper`() throws {
    var setup = Shop.setup
    setup.shopper = KnownShopper(contact: Fixtures.contact)
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.ebook), .addLine(Fixtures.lamp), .proceed, .setContact(Fixtures.contact))
    try shop.send(.removeLine(Shop.lamp))
    #expect(!shop.state.steps.contains(.address))
    #expect(shop.state.step == .payment)
  }

  @Test func `what is refused, as the currency of a cart with lines, is no equal write`() throws {
    let shop = try Shop.ready()
    #expect(shop.refusal(of: .setCurrency(.eur))?.code == .cartNotEmpty)
    #expect(!shop.state.allowed.contains(.setCurrency))
  }
}
