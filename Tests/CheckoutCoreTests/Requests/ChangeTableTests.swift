import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What each change asks for again, and nothing more; what is kept and what is dropped.
@Suite struct ChangeTableTests {
  /// A row: what is done by somebody who has answered everything, and what is asked because of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let change: String
    let action: CheckoutAction
    let asked: [CallKind]
    var keepsToken = true

    init(_ change: String, _ action: CheckoutAction, asks asked: [CallKind], keepsToken: Bool = true) {
      self.change = change
      self.action = action
      self.asked = asked
      self.keepsToken = keepsToken
    }

    var testDescription: String { change }
  }

  static let rows = [
    Row("line added", .addLine(Fixtures.line("sku-ink", "Ink", 450)), asks: [.quote, .options, .methods]),
    Row("line removed", .removeLine(Shop.ebook), asks: [.quote, .options, .methods]),
    Row("quantity", .setQuantity(line: Shop.lamp, quantity: 5), asks: [.quote, .options, .methods]),
    Row("guarantee", .setGuarantee(line: Shop.lamp, isWanted: true), asks: [.quote, .options, .methods]),
    Row("line set aside", .saveForLater(Shop.ebook), asks: [.quote, .options, .methods]),
    Row("code that changes the total", .applyPromotion(Merchant.tenPercentCode), asks: [.quote, .options, .methods]),
    Row("code that changes nothing", .applyPromotion(PromotionCode("NOTHING")), asks: [.quote, .options]),
    Row("contact", .setContact(ContactDraft(email: "eve@example.com")), asks: []),
    Row(
      "recipient and phone", .setDeliveryAddress(changed { ($0.recipient, $0.phone) = ("Eve", "+49 30 1") }), asks: []),
    Row("street", .setDeliveryAddress(changed { $0.street = "Karl-Marx-Allee 1" }), asks: [.quote, .options]),
    Row("postcode", .setDeliveryAddress(changed { $0.postalCode = "10178" }), asks: [.quote, .options]),
    Row("city", .setDeliveryAddress(changed { $0.city = "Potsdam" }), asks: [.quote, .options]),
    Row("country", .setDeliveryAddress(Fixtures.springfield), asks: [.quote, .options, .methods]),
    Row("billing address in the same country", .setBillingAddress(changed { $0.city = "Bonn" }), asks: []),
    Row("billing address in another country", .setBillingAddress(Fixtures.springfield), asks: [.methods]),
    Row("delivery of the same kind", .chooseDelivery(Shop.express), asks: [.quote]),
    Row("pickup", .chooseDelivery(Shop.pickup), asks: [.quote, .methods]),
    Row("extra", .setExtra(Shop.wrapping, isWanted: true), asks: [.quote]),
    Row("gift card that covers a part", .addGiftCard(Merchant.smallGiftCard), asks: [.giftCard]),
    Row("gift card that covers all", .addGiftCard(Merchant.largeGiftCard), asks: [.giftCard, .methods]),
    Row("method without a fee", .choosePayment(Shop.savedCard), asks: [], keepsToken: false),
    Row("method with a fee", .choosePayment(Shop.cash), asks: [.quote], keepsToken: false),
    Row("the same quantity", .setQuantity(line: Shop.lamp, quantity: 2), asks: []),
    Row("the same guarantee", .setGuarantee(line: Shop.lamp, isWanted: false), asks: []),
    Row("the same contact", .setContact(Fixtures.contact), asks: []),
    Row("the same address", .setDeliveryAddress(Fixtures.berlin), asks: []),
    Row("the same billing address", .billToDeliveryAddress, asks: []),
    Row("the same delivery", .chooseDelivery(Shop.standard), asks: []),
    Row("the same extra", .setExtra(Shop.wrapping, isWanted: false), asks: []),
    Row("the same method", .choosePayment(Shop.card), asks: []),
  ]

  private static func changed(_ change: (inout AddressDraft) -> Void) -> AddressDraft {
    var address = Fixtures.berlin
    change(&address)
    return address
  }

  @Test(arguments: rows)
  func `a change asks for what its row says, and keeps what its row keeps`(row: Row) throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    let revision = shop.state.cart.revision
    try shop.send(row.action)
    #expect(shop.newCalls() == row.asked)
    #expect(shop.state.notices.filter { $0 != .promotionRejected(PromotionCode("NOTHING")) } == notices(of: row))
    try shop.send(.goBack(to: .cart))
    #expect(shop.state.isReadyToPlace == (row.keepsToken || row.action == .choosePayment(Shop.cash)))
    let isOfCart = row.asked.contains(.options) && ![.setDeliveryAddress, .chooseDelivery].contains(row.action.kind)
    #expect(shop.state.cart.revision == (isOfCart ? revision + 1 : revision))
  }

  private func notices(of row: Row) -> [CheckoutNotice] {
    switch row.action {
    case .addGiftCard(Merchant.largeGiftCard), .choosePayment(Shop.cash): [.stepVanished(.card)]
    default: []
    }
  }

  @Test func `a gift card taken off asks for the methods only when something is due again`() throws {
    var shop = try Shop.at(.payment) { $0.giftCards = [Merchant.smallGiftCard, Merchant.largeGiftCard] }
    _ = shop.newCalls()
    try shop.send(.removeGiftCard(Shop.smallGiftCard))
    #expect(shop.newCalls() == [])
    try shop.send(.removeGiftCard(Shop.largeGiftCard))
    #expect(shop.newCalls() == [.methods])
  }

  @Test func `a method with a fee that is left asks for the price again`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.choosePayment(Shop.cash))
    _ = shop.newCalls()
    try shop.send(.choosePayment(Shop.card))
    #expect(shop.newCalls() == [.quote])
  }

  @Test(arguments: [true, false])
  func `a billing address asks for the price again only when the tax depends on it`(dependsOnAddress: Bool) throws {
    var shop = try Shop.at(.payment) { $0.lines = [Fixtures.ebook] }
    shop.replies[.quote] = Shop.quotes(shop.merchant) { $0.taxDependsOnAddress = dependsOnAddress }
    try shop.send(.refresh, .setBillingAddress(Fixtures.berlin))
    _ = shop.newCalls()
    try shop.send(.setBillingAddress(ChangeTableTests.changed { $0.city = "Bonn" }))
    #expect(shop.newCalls() == (dependsOnAddress ? [.quote] : []))
  }

  @Test func `the fee of a method that no longer pays is not charged, and comes back with it`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.choosePayment(Shop.cash))
    #expect(shop.state.totals.fees == Shop.euro(300))
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    #expect(shop.state.totals.fees == Shop.euro(0))
    #expect(shop.state.totals.due == Shop.euro(0))
    try shop.send(.removeGiftCard(Shop.largeGiftCard))
    #expect(shop.state.totals.fees == Shop.euro(300))
  }

  @Test func `a delivery address of a digital order asks for nothing`() throws {
    var shop = try Shop.at(.payment) { $0.lines = [Fixtures.ebook] }
    _ = shop.newCalls()
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    #expect(shop.newCalls() == [])
  }

  @Test func `a method that is no longer offered is dropped with a notice, and its token with it`() throws {
    var shop = try Shop.ready()
    shop.replies[.methods] = { _ in
      .paymentMethods(.success(PaymentMethods([PaymentMethod(id: Shop.cash, name: "Cash", kind: .cashOnDelivery)])))
    }
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 5))
    #expect(shop.state.step == .payment)
    #expect(shop.state.notices.first == .paymentDropped(Shop.card))
    shop.replies = [:]
    try shop.send(.refresh, .choosePayment(Shop.card))
    #expect(shop.state.lacking == ["card-token missing unmet"])
  }

  @Test func `the currency changes only while the cart is empty`() throws {
    var shop = Shop()
    try shop.send(.setCurrency(.jpy))
    #expect(shop.state.cart.currency == .jpy)
    try shop.send(.addLine(Fixtures.line("sku-lamp", "Lamp", 100, in: .jpy)))
    #expect(shop.refusal(of: .setCurrency(.eur))?.code == .cartNotEmpty)
    #expect(shop.refusal(of: .addLine(Fixtures.lamp))?.code == .currencyMismatch)
  }
}
