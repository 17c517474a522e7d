import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: going back, stuck states, ordering.
@Suite struct RouteCaseTests {
  private static let declined = DeclineReason(code: "no-funds", mend: .method)

  @Test func `C37 after a declined card the shopper can go back to the start`() throws {
    var shop = try Situation.declined.shop()
    #expect(shop.state.step == .payment)
    try shop.send(.goBack(to: .cart))
    #expect(shop.state.step == .cart)
  }

  @Test func `C39 going back to a step that is no longer one changes nothing, and the earlier ones are open`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.removeLine(Shop.lamp))
    #expect(!shop.state.steps.contains(.delivery))
    let before = shop.funnel
    #expect(shop.attempt(.goBack(to: .delivery))?.code == .notAnEarlierStep)
    #expect(shop.funnel == before)
    try shop.send(.goBack(to: .address))
    #expect(shop.state.step == .address)
    #expect(shop.attempt(.goBack(to: .delivery))?.code == .notAnEarlierStep)
    try shop.send(.goBack(to: .cart), .proceed)
    #expect(shop.state.step == .payment)
  }

  @Test(arguments: [true, false], [true, false])
  func `C40 whatever steps there are, the order can be placed`(isDigital: Bool, isFree: Bool) throws {
    var shop = Shop()
    try shop.send(.addLine(isDigital ? Fixtures.ebook : Fixtures.lamp))
    if isFree { try shop.send(.applyPromotion(Merchant.freeCode)) }
    var finisher = Finisher(shop)
    let isPlaced = finisher.finishes(within: 30)
    #expect(isPlaced, "\(finisher.trail)")
  }

  @Test func `C41 a code that makes the order free leads on, never back to the address`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(shop.state.step == .delivery)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `C42 a free order skips the payment and not the confirmation`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(shop.state.steps == [.cart, .address, .delivery, .processing, .confirmation])
    try shop.send(.placeOrder(expectedTotal: Shop.euro(0)))
    #expect(shop.state.step == .confirmation)
  }

  @Test func `C43 a failed payment puts no step on the route`() throws {
    var shop = try Shop.ready()
    let steps = shop.state.steps
    shop.merchant.behaviour = .declining(RouteCaseTests.declined)
    try shop.place()
    #expect(shop.state.steps == steps)
  }

  @Test(arguments: [CheckoutStep.cart, .address, .delivery, .payment, .card])
  func `C44 from whatever step it is placed, all of it has to be covered`(step: CheckoutStep) throws {
    var shop = try Shop.at(.card)
    if step < .card { try shop.send(.goBack(to: step)) }
    let refusal = shop.refusal(of: .placeOrder(expectedTotal: shop.state.totals.total))
    #expect(refusal?.missing.map(\.field) == [.cardToken])
  }

  @Test func `C45 at the payment and the card lines can be added`() throws {
    for step in [CheckoutStep.payment, .card] {
      var shop = try Shop.at(step)
      try shop.send(.addLine(Situation.penDraft))
      #expect(shop.state.step == step)
    }
  }

  @Test func `C46 after every change of the address there is a way on`() throws {
    for address in [Fixtures.bern, Fixtures.springfield, AddressDraft(), AddressDraft(country: "XX")] {
      var shop = try Shop.ready()
      try shop.send(.setDeliveryAddress(address))
      var finisher = Finisher(shop)
      let isPlaced = finisher.finishes(within: 30)
      #expect(isPlaced, "\(finisher.trail)")
    }
  }

  @Test func `C47 an order that became dearer and lost its code is left by paying what is due`() throws {
    var shop = try Shop.at(.delivery) { ($0.promotionCodes, $0.deliveryOption) = ([Merchant.freeCode], Shop.standard) }
    #expect(shop.state.isReadyToPlace)
    shop.replies[.quote] = Shop.dearerQuotes(shop.merchant)
    try shop.send(.removePromotion(Merchant.freeCode))
    #expect(shop.state.totals.due == Shop.euro(5239))
    #expect(!shop.state.isReadyToPlace)
    _ = shop.newCalls()
    var finisher = Finisher(shop)
    let isPlaced = finisher.finishes(within: 30)
    #expect(isPlaced, "\(finisher.trail)")
    var done = finisher.shop
    #expect(try done.recorded().tenders.map(\.amount) == [Shop.euro(5239)])
  }

  @Test func `C49 a step that fails leaves nothing half written`() throws {
    var shop = try Shop.ready()
    let before = shop.funnel
    // A form is taken as it was typed: its problems are requirements, not refusals.
    let forms: [CheckoutActionKind] = [.setContact, .setDeliveryAddress, .setBillingAddress, .enterCard]
    var refused = 0
    for kind in CheckoutActionKind.allCases where !forms.contains(kind) {
      guard let action = Shop.illFormed(kind) else { continue }
      #expect(shop.attempt(action) != nil, "\(kind)")
      #expect(shop.funnel == before, "\(kind)")
      refused += 1
    }
    #expect(refused == 19)
  }

  @Test func `C50 another option after going back is priced anew and placed`() throws {
    var shop = try Shop.ready()
    try shop.send(.goBack(to: .delivery), .chooseDelivery(Shop.express))
    #expect(shop.state.totals.delivery == Shop.euro(1490))
    try shop.place()
    #expect(shop.state.step == .confirmation)
  }

  @Test func `C51 giving an attempt up brings the cart back as it was`() throws {
    var shop = try Situation.challenge.shop()
    let lines = shop.state.cart.lines
    try shop.send(.cancelAttempt)
    #expect(shop.state.step == .payment)
    #expect(shop.state.cart.lines == lines)
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 1))
  }
}
