import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// A guest buys something that is delivered, with a new card: every step shows itself, in order.
@Suite struct GuestWalkTests {
  @Test func `a guest with goods to deliver and a new card meets every step`() throws {
    var shop = Shop()
    #expect(Array(shop.state.lacking.prefix(2)) == ["lines empty unmet", "quote missing unmet"])

    try shop.send(.addLine(Fixtures.lamp), .addLine(Fixtures.ebook))
    #expect(shop.newCalls() == [.quote, .methods, .quote, .methods])
    #expect(shop.state.step == .cart)
    #expect(shop.state.steps == [.cart, .address, .delivery, .payment, .card, .processing, .confirmation])
    #expect(shop.state.totals.isEstimate)
    #expect(
      shop.state.standing == [
        "cart lines given met", "cart quote given met", "address contact-email missing unmet",
        "address delivery-address missing unmet", "delivery delivery-option not-chosen unmet",
        "payment payment-method undecided awaiting", "card card-token undecided awaiting",
        "card quote estimate awaiting",
      ])

    try shop.send(.proceed)
    #expect(shop.state.step == .address)
    try shop.send(.setContact(Fixtures.contact))
    #expect(shop.newCalls() == [])
    try shop.send(.setDeliveryAddress(Fixtures.berlin))
    #expect(shop.newCalls() == [.quote, .options, .methods])
    #expect(!shop.state.totals.isEstimate)

    try shop.send(.proceed)
    #expect(shop.state.step == .delivery)
    #expect(
      shop.state.lacking == ["delivery-option not-chosen unmet", "payment-method not-chosen unmet"])
    try shop.send(.chooseDelivery(Shop.standard))
    #expect(shop.newCalls() == [.quote, .methods])
    #expect(shop.state.totals.delivery == Shop.euro(490))

    try shop.send(.proceed)
    #expect(shop.state.step == .payment)
    #expect(shop.state.reason(of: .card) == .noMethodChosen)
    try shop.send(.choosePayment(Shop.card))
    #expect(shop.newCalls() == [])
    #expect(shop.state.reason(of: .card) == nil)
    #expect(shop.state.lacking == ["card-token missing unmet"])

    try shop.send(.proceed)
    #expect(shop.state.step == .card)
    try shop.send(.enterCard(Fixtures.card))
    #expect(shop.newCalls() == [.token])
    #expect(shop.state.lacking == [])
    #expect(shop.state.isReadyToPlace)
    #expect(shop.state.totals.total == Shop.euro(2 * 1999 + 750 + 490))

    try shop.send(.placeOrder(expectedTotal: Shop.euro(5238)))
    #expect(shop.newCalls() == [.record, .place, .finish])
    #expect(shop.state.step == .confirmation)
    let confirmation = try #require(shop.state.confirmation)
    #expect(confirmation.differences == [])
    #expect(shop.state.requirements == [])
    #expect(confirmation.email == "ada@example.com")
    #expect(confirmation.order.total == Shop.euro(5238))
  }

  @Test func `a saved card that wants its code is asked for the code and for nothing else`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.choosePayment(Shop.savedCard), .proceed)
    #expect(shop.state.step == .card)
    shop.holding = [.token]
    try shop.send(.enterCard(CardInput(securityCode: "123")))
    guard case .tokenise(let request, _) = try #require(shop.held(.token)) else { return }
    #expect(request.number == nil)
    #expect(request.expiry == nil)
    #expect(request.securityCode.digitsForTokenisation == "123")
    shop.release(.token)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a method that needs no card leaves the card step out`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.choosePayment(Shop.cash))
    #expect(!shop.state.steps.contains(.card))
    #expect(shop.state.totals.fees == Shop.euro(300))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a wallet authorises at payment and needs no card step`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.choosePayment(Shop.wallet))
    #expect(shop.state.lacking == ["wallet-authorisation missing unmet"])
    try shop.send(.authoriseWallet(WalletAuthorisation(token: PaymentToken("wallet-token"))))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a known shopper is asked for no contact, and for no address when nothing is delivered`() throws {
    var setup = Shop.setup
    setup.shopper = KnownShopper(contact: Fixtures.contact)
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.ebook))
    #expect(shop.state.reason(of: .address) == .nothingToAsk)
    #expect(shop.state.reason(of: .delivery) == .nothingToDeliver)
    try shop.send(.proceed)
    #expect(shop.state.step == .payment)
  }
}
