import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// A choice from a list that is being asked for again counts for now, and is looked at when the list comes.
@Suite struct ProvisionalChoiceTests {
  private static let other = PaymentMethod(id: PaymentMethodID("by-post"), name: "By post", kind: .redirect)

  @Test func `a method from the last list is taken, and kept when the new one has it`() throws {
    var shop = try Shop.ready()
    shop.holding = [.methods]
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3), .choosePayment(Shop.cash))
    #expect(shop.state.lacking == ["payment-method checking awaiting"])
    #expect(shop.state.step == .payment)
    guard case .payment(let screen) = shop.state.screen else { return }
    #expect(screen.isStale)
    #expect(screen.choice == Shop.cash)
    shop.releaseAll()
    #expect(shop.state.isReadyToPlace)
    guard case .payment(let fresh) = shop.state.screen else { return }
    #expect(!fresh.isStale)
  }

  @Test func `a method from the last list is dropped when the new one lacks it`() throws {
    var shop = try Shop.ready()
    shop.holding = [.methods]
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3), .choosePayment(Shop.cash))
    shop.release(.methods, with: .paymentMethods(.success(PaymentMethods([ProvisionalChoiceTests.other]))))
    #expect(shop.state.notices == [.stepVanished(.card), .paymentDropped(Shop.cash)])
    #expect(shop.state.lacking.first == "payment-method not-chosen unmet")
  }

  @Test func `an extra of the last list is taken, and kept when the new one has it`() throws {
    var shop = try Shop.at(.delivery)
    try shop.send(.chooseDelivery(Shop.standard))
    shop.holding = [.options]
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3), .setExtra(Shop.wrapping, isWanted: true))
    guard case .delivery(let screen) = shop.state.screen else { return }
    #expect(screen.isStale)
    #expect(shop.state.lacking.first == "delivery-option checking awaiting")
    shop.releaseAll()
    #expect(shop.state.totals.extras == Shop.euro(250))
    #expect(shop.state.notices == [])
  }

  @Test func `an extra of the last list is dropped when the new one lacks it`() throws {
    var shop = try Shop.ready()
    shop.holding = [.options]
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3), .setExtra(Shop.wrapping, isWanted: true))
    let bare = DeliveryOption(id: Shop.standard, name: "Standard", price: Shop.euro(490))
    shop.release(.options, with: .deliveryOptions(.success([bare])))
    #expect(shop.state.notices == [.extraDropped(Shop.wrapping)])
    #expect(shop.state.totals.extras == Shop.euro(0))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `what was in no list is not taken, while one is asked for or not`() throws {
    var shop = try Shop.ready()
    #expect(shop.refusal(of: .choosePayment(ProvisionalChoiceTests.other.id))?.code == .notOffered)
    shop.holding = [.methods, .options]
    try shop.send(.refresh)
    #expect(shop.refusal(of: .choosePayment(ProvisionalChoiceTests.other.id))?.code == .notOffered)
    #expect(shop.refusal(of: .chooseDelivery(DeliveryOptionID("by-boat")))?.code == .notOffered)
  }

  @Test func `when something is collected instead, a method that needs a carrier is dropped`() throws {
    var shop = try Shop.at(.payment) { $0.paymentMethod = Shop.cash }
    #expect(shop.state.isReadyToPlace)
    try shop.send(.chooseDelivery(Shop.pickup))
    #expect(shop.state.notices.first == .paymentDropped(Shop.cash))
    #expect(shop.state.lacking == ["payment-method not-chosen unmet"])
  }
}
