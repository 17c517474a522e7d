import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// A read that failed leaves the last good answer, marked as old, and can be retried.
@Suite struct FailedReadTests {
  static let failure = RepositoryFailure(.unreachable)

  @Test func `a price that cannot be read leaves the last one, and is retried by hand only`() throws {
    var shop = try Shop.ready()
    shop.replies[.quote] = { _ in .quote(.failure(FailedReadTests.failure)) }
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(shop.state.notices == [.couldNotRead(.quote, FailedReadTests.failure)])
    #expect(shop.state.lacking.contains("quote failed awaiting"))
    #expect(shop.state.totals.isProvisional)
    #expect(shop.state.totals.subtotal == Shop.euro(2 * 1999 + 750))
    #expect(shop.state.allowed.contains(.retry))
    #expect(!shop.state.isReadyToPlace)
    shop.replies = [:]
    _ = shop.newCalls()
    try shop.send(.retry)
    #expect(shop.newCalls() == [.quote, .methods])
    #expect(shop.state.totals.subtotal == Shop.euro(3 * 1999 + 750))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a first price that cannot be read does not hold the shopper back`() throws {
    var shop = Shop()
    shop.replies[.quote] = { _ in .quote(.failure(FailedReadTests.failure)) }
    try shop.send(.addLine(Fixtures.lamp))
    #expect(shop.state.totals.total == Shop.euro(3998))
    #expect(shop.state.totals.isProvisional)
    try shop.send(.proceed)
    #expect(shop.state.step == .address)
  }

  @Test func `options that cannot be read keep the choice, and stop placing until they are read`() throws {
    var shop = try Shop.ready()
    shop.replies[.options] = { _ in .deliveryOptions(.failure(FailedReadTests.failure)) }
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    #expect(shop.state.lacking == ["delivery-option failed awaiting"])
    shop.replies = [:]
    try shop.send(.retry)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `options that cannot be read leave nothing to choose when there were none`() throws {
    var shop = try Shop.at(.address)
    shop.replies[.options] = { _ in .deliveryOptions(.failure(FailedReadTests.failure)) }
    try shop.send(.setContact(Fixtures.contact), .setDeliveryAddress(Fixtures.berlin), .proceed)
    #expect(shop.state.step == .delivery)
    #expect(shop.state.lacking.first == "delivery-option failed unmet")
    shop.replies = [:]
    try shop.send(.retry, .chooseDelivery(Shop.standard))
  }

  @Test func `methods that cannot be read keep the choice, and stop placing until they are read`() throws {
    var shop = try Shop.ready()
    shop.replies[.methods] = { _ in .paymentMethods(.failure(FailedReadTests.failure)) }
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(shop.state.lacking == ["payment-method failed awaiting"])
    shop.replies = [:]
    try shop.send(.retry)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `details that could not be turned into a token are gone, and entered again`() throws {
    var shop = try Shop.at(.card)
    shop.replies[.token] = { _ in .token(.failure(FailedReadTests.failure)) }
    try shop.send(.enterCard(Fixtures.card))
    #expect(shop.state.notices == [.couldNotRead(.cardToken, FailedReadTests.failure)])
    guard case .card(let screen) = shop.state.screen else { return }
    #expect(screen.report == nil)
    #expect(!shop.state.allowed.contains(.retry))
    shop.replies = [:]
    try shop.send(.enterCard(Fixtures.card))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `lists that contradict themselves are not used`() throws {
    var shop = try Shop.ready()
    let twice = DeliveryOption(id: Shop.standard, name: "Standard", price: Shop.euro(1))
    let negative = PaymentMethod(id: Shop.card, name: "Card", kind: .card, fee: Shop.euro(-1))
    shop.replies[.options] = { _ in .deliveryOptions(.success([twice, twice])) }
    shop.replies[.methods] = { _ in .paymentMethods(.success(PaymentMethods([negative]))) }
    try shop.send(.refresh)
    #expect(shop.state.notices == [.answerNotUsable(.deliveryOptions), .answerNotUsable(.paymentMethods)])
    #expect(shop.state.lacking == ["delivery-option failed awaiting", "payment-method failed awaiting"])
  }

  @Test func `a card's token never stands for a wallet's authorisation`() throws {
    var shop = try Shop.at(.payment)
    let both = PaymentMethod(id: Shop.wallet, name: "Wallet", kind: .wallet, cardDetails: .all)
    shop.replies[.methods] = { _ in .paymentMethods(.success(PaymentMethods([both]))) }
    try shop.send(.refresh)
    #expect(shop.state.notices == [.answerNotUsable(.paymentMethods)])
  }

  @Test func `refresh asks for everything again`() throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    try shop.send(.refresh)
    #expect(shop.newCalls() == [.quote, .options, .methods])
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a reply of another kind than the call is a read that could not be understood`() throws {
    var shop = try Shop.ready()
    shop.replies[.quote] = { _ in .journal(nil) }
    try shop.send(.refresh)
    #expect(shop.state.notices == [.couldNotRead(.quote, RepositoryFailure(.unreadable))])
  }
}
