import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What the host decides: single choices, the billing address, who the shopper is.
@Suite struct PolicyTests {
  private static let boat = DeliveryOption(id: DeliveryOptionID("by-boat"), name: "By boat", price: Shop.euro(10))
  private static let post = PaymentMethod(id: PaymentMethodID("by-post"), name: "By post", kind: .redirect)

  private func ready(_ change: (inout CheckoutPolicy) -> Void) throws -> Shop {
    var setup = Shop.setup
    change(&setup.policy)
    return try Shop.at(.card, ScenarioFacts.answered(setup))
  }

  @Test(arguments: [true, false])
  func `a single option takes the place of one that is gone when the policy says so`(takesSingle: Bool) throws {
    var shop = try ready { $0.takesSingleDeliveryOption = takesSingle }
    shop.replies[.options] = { _ in .deliveryOptions(.success([PolicyTests.boat])) }
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    #expect(shop.state.notices.first == .deliveryDropped(Shop.standard))
    #expect(shop.deliveryChoice?.option == (takesSingle ? PolicyTests.boat.id : nil))
    #expect(shop.state.step == (takesSingle ? .card : .delivery))
    #expect(shop.state.isReadyToPlace == takesSingle)
  }

  @Test(arguments: [true, false])
  func `a single method takes the place of one that is gone when the policy says so`(takesSingle: Bool) throws {
    var shop = try ready { $0.takesSinglePaymentMethod = takesSingle }
    shop.offer { _ in [PolicyTests.post] }
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(shop.state.notices.first == .paymentDropped(Shop.card))
    #expect(shop.methodChoice == (takesSingle ? PolicyTests.post.id : nil))
    #expect(shop.state.isReadyToPlace == takesSingle)
  }

  @Test func `a single method is not taken while nothing is due, and is when something is`() throws {
    var setup = Shop.setup
    setup.policy.takesSinglePaymentMethod = true
    var facts = ScenarioFacts.answered(setup)
    (facts.paymentMethod, facts.giftCards) = (nil, [Merchant.largeGiftCard])
    var shop = try Shop.at(.payment, facts)
    shop.offer { _ in [PolicyTests.post] }
    try shop.send(.refresh)
    #expect(shop.methodChoice == nil)
    try shop.send(.removeGiftCard(Shop.largeGiftCard))
    #expect(shop.methodChoice == PolicyTests.post.id)
  }

  @Test func `one of several options is never taken without asking`() throws {
    var setup = Shop.setup
    setup.policy.takesSingleDeliveryOption = true
    var facts = ScenarioFacts.answered(setup)
    facts.deliveryOption = nil
    #expect(try Shop.at(.delivery, facts).state.lacking.first == "delivery-option not-chosen unmet")
  }

  @Test(arguments: [CheckoutPolicy.BillingAddress.whenNeeded, .whenPaid, .always])
  func `the bill of an order that is delivered goes there unless it has an address of its own`(
    policy: CheckoutPolicy.BillingAddress
  ) throws {
    var shop = try ready { $0.billingAddress = policy }
    #expect(shop.standing(of: .billingAddress) == (policy == .whenNeeded ? nil : .given))
    #expect(shop.state.isReadyToPlace)
    _ = shop.newCalls()
    var own = shop
    try shop.place()
    #expect(try shop.recorded().billingAddress?.city == (policy == .whenNeeded ? nil : "Berlin"))
    try own.send(.setBillingAddress(Fixtures.springfield))
    try own.place()
    #expect(try own.recorded().billingAddress?.city == "Springfield")
  }

  @Test func `an order that gift cards pay for is paid, a free one is not`() throws {
    var setup = Shop.setup
    setup.policy.billingAddress = .whenPaid
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.ebook), .proceed, .setContact(Fixtures.contact))
    try shop.send(.setBillingAddress(Fixtures.berlin), .proceed, .addGiftCard(Merchant.largeGiftCard))
    #expect(shop.state.totals.due == Shop.euro(0))
    #expect(shop.standing(of: .billingAddress) == .given)
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(shop.standing(of: .billingAddress) == nil)
  }

  @Test func `a shopper whose contact cannot be used is asked like a guest`() throws {
    var setup = Shop.setup
    setup.shopper = KnownShopper(contact: ContactDraft(email: "nobody"))
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.ebook), .proceed)
    #expect(shop.state.step == .address)
    #expect(shop.state.lacking.first == "contact-email missing unmet")
    try shop.send(.setContact(Fixtures.contact), .proceed)
    #expect(shop.state.step == .payment)
  }

  @Test func `what a known shopper types goes before what is on file`() throws {
    var setup = Shop.setup
    setup.shopper = KnownShopper(contact: Fixtures.contact)
    var facts = ScenarioFacts.answered(setup)
    facts.contact = nil
    var shop = try Shop.at(.card, facts)
    _ = shop.newCalls()
    try shop.send(.setContact(ContactDraft(email: "eve@example.com")))
    try shop.place()
    #expect(try shop.recorded().contact?.email == "eve@example.com")
  }
}

extension Shop {
  /// What was recorded by the last attempt, among the calls that were not taken yet.
  mutating func recorded() throws -> OrderSubmission {
    let records = takeCalls().compactMap { if case .record(let record) = $0 { record.submission } else { nil } }
    return try #require(records.last)
  }
}
