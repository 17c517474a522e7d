import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// A wallet knows who is reached and where things go: all of it is written in one action, as if it had been typed.
@Suite struct WalletAddressTests {
  private static let token = PaymentToken("wallet-token")

  private static func hands(
    _ address: AddressDraft? = nil,
    contact: ContactDraft? = nil,
    billing: AddressDraft? = nil,
    token: PaymentToken = token
  ) -> CheckoutAction {
    .authoriseWallet(
      WalletAuthorisation(token: token, contact: contact, deliveryAddress: address, billingAddress: billing))
  }

  private func shop() throws -> Shop {
    var shop = try Shop.at(.payment)
    try shop.send(.choosePayment(Shop.wallet))
    _ = shop.newCalls()
    return shop
  }

  @Test func `everything it hands over is in the order, and asked about once`() throws {
    var shop = try shop()
    let eve = ContactDraft(email: "eve@example.com")
    try shop.send(WalletAddressTests.hands(Fixtures.springfield, contact: eve, billing: Fixtures.berlin))
    #expect(shop.newCalls() == [.quote, .options, .methods])
    #expect(shop.state.isReadyToPlace)
    try shop.place()
    guard case .record(let record) = try #require(shop.takeCalls().first) else { return }
    #expect(record.submission.contact?.email == "eve@example.com")
    #expect(record.submission.deliveryAddress?.city == "Springfield")
    #expect(record.submission.billingAddress?.city == "Berlin")
    let wallet = Tender.Source.method(Shop.wallet, token: WalletAddressTests.token, reference: nil)
    #expect(record.submission.tenders.map(\.source) == [wallet])
  }

  @Test func `nothing is placed before its address is priced`() throws {
    var shop = try shop()
    shop.holding = [.quote, .options]
    try shop.send(WalletAddressTests.hands(Fixtures.springfield))
    #expect(!shop.state.isReadyToPlace)
    #expect(shop.state.lacking.contains("delivery-option checking awaiting"))
    shop.releaseAll()
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `an address that is not delivered to opens the delivery again, and keeps the token`() throws {
    var shop = try shop()
    try shop.send(WalletAddressTests.hands(Fixtures.bern))
    #expect(shop.state.step == .delivery)
    #expect(shop.state.notices == [.deliveryDropped(Shop.standard), .fellBack(to: .delivery, field: .deliveryOption)])
    #expect(shop.standing(of: .walletAuthorisation) == .given)
  }

  @Test func `the same token with another address is not swallowed`() throws {
    var shop = try shop()
    try shop.send(WalletAddressTests.hands(Fixtures.springfield))
    _ = shop.newCalls()
    try shop.send(WalletAddressTests.hands(Fixtures.berlin))
    #expect(shop.newCalls() == [.quote, .options, .methods])
    try shop.place()
    guard case .record(let record) = try #require(shop.takeCalls().first) else { return }
    #expect(record.submission.deliveryAddress?.city == "Berlin")
  }

  @Test func `it is refused as a whole`() throws {
    var shop = try Shop.ready()
    var before = shop.funnel
    let action = WalletAddressTests.hands(Fixtures.springfield, contact: ContactDraft(email: "eve@example.com"))
    #expect(shop.attempt(action)?.code == .noWalletChosen)
    #expect(shop.funnel == before)
    shop = try self.shop()
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    before = shop.funnel
    #expect(shop.attempt(action)?.code == .nothingDue)
    #expect(shop.funnel == before)
  }

  @Test func `what is wrong with it is kept and reported, and the shopper moves once`() throws {
    var shop = try shop()
    try shop.send(
      WalletAddressTests.hands(AddressDraft(city: "Berlin", country: "DE"), contact: ContactDraft(email: "nobody")))
    #expect(shop.state.step == .address)
    #expect(shop.state.notices == [.fellBack(to: .address, field: .contactEmail)])
    guard case .address(let screen) = shop.state.screen else { return }
    #expect(screen.contact.email == "nobody")
    #expect(screen.delivery?.draft.city == "Berlin")
    try shop.send(.setContact(Fixtures.contact), .setDeliveryAddress(Fixtures.berlin))
    #expect(shop.state.isReadyToPlace)
    #expect(shop.standing(of: .walletAuthorisation) == .given)
  }

  @Test func `its address is not kept for the next checkout, a typed one is`() throws {
    var shop = try shop()
    let silent = try shop.funnel.handle(WalletAddressTests.hands(Fixtures.springfield), at: shop.now)
    #expect(!silent.contains { if case .keepAddress = $0 { true } else { false } })
    let typed = try shop.funnel.handle(.setDeliveryAddress(Fixtures.berlin), at: shop.now)
    #expect(typed.contains { if case .keepAddress = $0 { true } else { false } })
  }

  @Test func `a wallet that is not offered where it delivers goes, and its token with it`() throws {
    var shop = try shop()
    shop.offer { $0.filter { $0.id != Shop.wallet } }
    try shop.send(WalletAddressTests.hands(Fixtures.springfield))
    #expect(shop.state.notices.contains(.paymentDropped(Shop.wallet)))
    shop.replies = [:]
    try shop.send(.refresh, .choosePayment(Shop.wallet))
    #expect(shop.standing(of: .walletAuthorisation) == .missing)
  }
}
