import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Going on, going back, and what is remembered on the way.
@Suite struct MovingTests {
  @Test func `what was answered is not asked again after going back`() throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    try shop.send(.goBack(to: .cart))
    #expect(shop.state.step == .cart)
    #expect(shop.state.isReadyToPlace)
    try shop.send(.proceed)
    #expect(shop.state.step == .card)
    #expect(shop.newCalls() == [])
  }

  @Test func `going on leads to the first later step that wants something`() throws {
    var shop = try Shop.at(.card)
    try shop.send(.goBack(to: .address))
    try shop.send(.proceed)
    #expect(shop.state.step == .card)
  }

  @Test(arguments: [CheckoutStep.address, .delivery, .payment, .card])
  func `from every collecting step every earlier one can be gone back to, and no other`(step: CheckoutStep) throws {
    let shop = try Shop.at(step)
    for target in CheckoutStep.allCases {
      var copy = shop
      let refusal = copy.attempt(.goBack(to: target))
      #expect(refusal?.code == (target < step ? nil : .notAnEarlierStep), "\(target) from \(step)")
      #expect(copy.state.step == (target < step ? target : step))
    }
  }

  @Test func `a step that is off the route cannot be gone back to`() throws {
    let shop = try Shop.at(.payment) { $0.lines = [Fixtures.ebook] }
    #expect(shop.refusal(of: .goBack(to: .delivery))?.code == .notAnEarlierStep)
  }

  @Test func `what is on its way does not hold the shopper back, what is missing does`() throws {
    var shop = Shop()
    shop.holding = [.quote]
    try shop.send(.addLine(Fixtures.lamp), .proceed)
    #expect(shop.state.step == .address)
    let refusal = try #require(shop.refusal(of: .proceed))
    #expect(refusal.code == .requirementsUnmet)
    #expect(refusal.missing.map(\.field) == [.contactEmail, .deliveryAddress])
  }

  @Test func `with nothing left, going on is refused at the last step and placing is what is left`() throws {
    let shop = try Shop.ready()
    let refusal = try #require(shop.refusal(of: .proceed))
    #expect(refusal.code == .nothingLeftToAnswer)
    #expect(refusal.allowed.contains(.placeOrder))
  }

  @Test(arguments: [CheckoutStep.cart, .address, .delivery, .payment, .card])
  func `an order with everything answered is placed from any collecting step`(step: CheckoutStep) throws {
    var shop = try Shop.ready()
    if step < .card { try shop.send(.goBack(to: step)) }
    try shop.place()
    #expect(shop.state.step == .confirmation)
  }

  @Test func `a method that needs a billing address leads a digital order back to the address`() throws {
    let methods = PaymentMethods([
      PaymentMethod(id: Shop.card, name: "Card", kind: .card, needsBillingAddress: true)
    ])
    var shop = try Shop.at(.payment) { $0.lines = [Fixtures.ebook] }
    shop.replies[.methods] = { _ in .paymentMethods(.success(methods)) }
    try shop.send(.refresh, .choosePayment(Shop.card))
    #expect(shop.state.step == .address)
    #expect(shop.state.notices == [.fellBack(to: .address, field: .billingAddress)])
    try shop.send(.setBillingAddress(Fixtures.berlin), .proceed)
    #expect(shop.state.step == .card)
  }

  @Test(arguments: [
    (CheckoutPolicy.BillingAddress.whenNeeded, false), (.whenPaid, true), (.always, true),
  ])
  func `the policy says whether a digital order needs a billing address`(
    policy: CheckoutPolicy.BillingAddress,
    isNeeded: Bool
  ) throws {
    var setup = Shop.setup
    setup.policy.billingAddress = policy
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.ebook))
    #expect(shop.state.requirements.contains { $0.field == .billingAddress } == isNeeded)
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(shop.state.requirements.contains { $0.field == .billingAddress } == (policy == .always))
  }

  @Test func `a single option and a single method are taken when the policy says so`() throws {
    var setup = Shop.setup
    setup.policy.takesSingleDeliveryOption = true
    setup.policy.takesSinglePaymentMethod = true
    var shop = Shop(setup)
    let option = DeliveryOption(id: Shop.standard, name: "Standard", price: Shop.euro(490))
    shop.replies[.options] = { _ in .deliveryOptions(.success([option])) }
    shop.replies[.methods] = { _ in
      .paymentMethods(.success(PaymentMethods([PaymentMethod(id: Shop.cash, name: "Cash", kind: .cashOnDelivery)])))
    }
    shop.holding = [.options]
    try shop.send(
      .addLine(Fixtures.lamp), .proceed, .setContact(Fixtures.contact), .setDeliveryAddress(Fixtures.berlin))
    #expect(shop.state.lacking.contains("delivery-option loading awaiting"))
    shop.releaseAll()
    #expect(shop.state.lacking == [])
  }

  @Test func `a single option is left to the shopper when the policy says nothing`() throws {
    var shop = try Shop.at(.address)
    let option = DeliveryOption(id: Shop.standard, name: "Standard", price: Shop.euro(490))
    shop.replies[.options] = { _ in .deliveryOptions(.success([option])) }
    try shop.send(.setContact(Fixtures.contact), .setDeliveryAddress(Fixtures.berlin))
    #expect(shop.state.lacking.contains("delivery-option not-chosen unmet"))
  }

  @Test func `going on clears what was said at the step before`() throws {
    var shop = try Shop.ready()
    try shop.send(.goBack(to: .cart), .applyPromotion(PromotionCode("NEVER")))
    #expect(shop.state.notices == [.promotionRejected(PromotionCode("NEVER"))])
    try shop.send(.proceed)
    #expect(shop.state.notices == [])
  }

  @Test func `the card is still to come while no method is chosen, and skipped when none needs it`() throws {
    var shop = try Shop.at(.payment)
    #expect(shop.state.route.first { $0.step == .card }?.status == .toCome)
    #expect(shop.state.reason(of: .card) == .noMethodChosen)
    try shop.send(.choosePayment(Shop.cash))
    #expect(shop.state.route.first { $0.step == .card }?.status == .skipped)
    #expect(shop.state.reason(of: .card) == .methodNeedsNoCard)
  }

  @Test func `one of several methods is never taken without asking`() throws {
    var setup = Shop.setup
    setup.policy.takesSinglePaymentMethod = true
    var facts = ScenarioFacts.answered(setup)
    facts.paymentMethod = nil
    let shop = try Shop.at(.payment, facts)
    #expect(shop.state.lacking == ["payment-method not-chosen unmet"])
  }

  @Test func `when a step vanishes the shopper goes no further than what is unmet`() throws {
    var shop = try Shop.at(.delivery)
    let merchant = shop.merchant
    shop.replies[.quote] = { call in
      var merchant = merchant
      guard case .quote(let request, _) = call, var quote = try? merchant.quote(for: request) else {
        return .unanswered
      }
      quote.taxDependsOnAddress = true
      return .quote(.success(quote))
    }
    try shop.send(.refresh)
    shop.holding = [.quote]
    try shop.send(.removeLine(Shop.lamp))
    #expect(shop.state.step == .address)
    #expect(shop.state.lacking.first == "billing-address missing unmet")
  }
}
