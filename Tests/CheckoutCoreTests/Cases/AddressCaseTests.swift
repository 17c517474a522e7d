import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: delivery rates, and changes of the address.
@Suite struct AddressCaseTests {
  private static let boat = DeliveryOption(id: DeliveryOptionID("by-boat"), name: "By boat", price: Shop.euro(10))
  private static let changes: [CheckoutAction] = [
    .setDeliveryAddress(Fixtures.springfield), .setQuantity(line: Shop.lamp, quantity: 3), .addLine(Situation.penDraft),
    .applyPromotion(Merchant.tenPercentCode),
  ]

  @Test func `C53 after another postcode the rate is asked for again and charged as it is there`() throws {
    var shop = try Shop.ready()
    let dear = DeliveryOption(id: Shop.standard, name: "Standard", price: Shop.euro(900))
    shop.replies[.options] = { _ in .deliveryOptions(.success([dear])) }
    shop.replies[.quote] = Shop.quotes(shop.merchant) { quote in
      quote.total = Shop.euro(quote.total.minorUnits + 410)
      quote.delivery = Shop.euro(900)
      quote.taxes = []
    }
    try shop.send(.setDeliveryAddress(ChangeCase.berlin { $0.postalCode = "10178" }))
    #expect(shop.state.totals.delivery == Shop.euro(900))
    #expect(shop.state.isReadyToPlace)
  }

  @Test(arguments: changes)
  func `C55 the option is looked at again after every change of where and what`(change: CheckoutAction) throws {
    var shop = try Shop.ready()
    shop.holding = [.options]
    try shop.send(change)
    #expect(shop.state.lacking.contains("delivery-option checking awaiting"))
    shop.releaseAll()
    #expect(shop.state.isReadyToPlace)
  }

  @Test(arguments: changes)
  func `C56 an option that is gone is dropped, and the shopper is told`(change: CheckoutAction) throws {
    var shop = try Shop.ready()
    shop.replies[.options] = { _ in .deliveryOptions(.success([AddressCaseTests.boat])) }
    try shop.send(change)
    #expect(shop.state.notices.contains(.deliveryDropped(Shop.standard)))
    #expect(shop.state.step == .delivery)
  }

  @Test func `C58 an option that other lines rule out is not kept`() throws {
    var shop = try Shop.ready()
    shop.replies[.options] = { call in
      guard case .deliveryOptions(let request, _) = call else { return .unanswered }
      let isSmall = request.lines.allSatisfy { $0.quantity < 5 }
      let standard = DeliveryOption(id: Shop.standard, name: "Standard", price: Shop.euro(490))
      return .deliveryOptions(.success(isSmall ? [standard] : [AddressCaseTests.boat]))
    }
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 4))
    #expect(shop.state.isReadyToPlace)
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 5))
    #expect(shop.deliveryChoice == nil)
  }

  @Test(arguments: changes)
  func `C59 an option that is still offered is kept`(change: CheckoutAction) throws {
    var shop = try Shop.ready()
    try shop.send(change)
    #expect(shop.deliveryChoice?.option == Shop.standard)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `C60 an option that is not offered is never in an order`() throws {
    var shop = try Shop.ready()
    shop.replies[.options] = { _ in .deliveryOptions(.success([])) }
    try shop.send(.refresh)
    #expect(shop.state.lacking.first == "delivery-option none-offered unmet")
    #expect(shop.refusal(of: .placeOrder(expectedTotal: shop.state.totals.total))?.code == .requirementsUnmet)
  }

  @Test func `C61 another billing address asks for no rates`() throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    try shop.send(.setBillingAddress(Fixtures.springfield))
    #expect(shop.newCalls() == [.methods])
    #expect(shop.deliveryChoice?.option == Shop.standard)
  }

  @Test func `C62 every write of an address that decides the tax asks for the price`() throws {
    var shop = try ChangeCase.taxed()
    _ = shop.newCalls()
    try shop.send(.setBillingAddress(Fixtures.springfield))
    #expect(shop.newCalls().contains(.quote))
    var delivered = try Shop.ready()
    _ = delivered.newCalls()
    try delivered.send(.setDeliveryAddress(Fixtures.springfield))
    #expect(delivered.newCalls().contains(.quote))
  }

  @Test func `C63 ways to pay are asked for with the total that is shown and charged`() throws {
    var shop = try Shop.ready()
    _ = shop.takeCalls()
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    let totals = shop.takeCalls().compactMap {
      if case .paymentMethods(let request, _) = $0 { request.total } else { nil }
    }
    #expect(totals == [shop.state.totals.total])
  }

  @Test func `C64 the address that a wallet hands over goes the way of a typed one`() throws {
    var wallet = try Shop.at(.payment)
    try wallet.send(.choosePayment(Shop.wallet))
    var typed = wallet
    let token = PaymentToken("wallet-token")
    try wallet.send(.authoriseWallet(WalletAuthorisation(token: token, deliveryAddress: Fixtures.bern)))
    try typed.send(.authoriseWallet(WalletAuthorisation(token: token)), .setDeliveryAddress(Fixtures.bern))
    #expect(wallet.state.step == .delivery)
    #expect(wallet.state.screen == typed.state.screen)
    #expect(wallet.state.requirements == typed.state.requirements)
  }

  @Test func `C66 an address cannot be changed while its order is on its way`() throws {
    for situation in [Situation.recording, .sending, .challenge, .unknown] {
      let refusal = try situation.shop().refusal(of: .setDeliveryAddress(Fixtures.springfield))
      #expect(refusal?.code == .notAtThisStep, "\(situation)")
    }
  }

  @Test func `C67 an address that prices the order anew stops placing, one that does not does not`() throws {
    var shop = try Shop.ready()
    shop.holding = [.quote, .options]
    try shop.send(.setDeliveryAddress(ChangeCase.berlin { $0.recipient = "Eve" }))
    #expect(shop.state.isReadyToPlace)
    try shop.send(.setDeliveryAddress(ChangeCase.berlin { $0.city = "Potsdam" }))
    #expect(!shop.state.isReadyToPlace)
    #expect(shop.refusal(of: .placeOrder(expectedTotal: shop.state.totals.total))?.code == .requirementsUnmet)
  }
}
