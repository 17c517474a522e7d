import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: nothing to pay, nothing to deliver, no card.
@Suite struct FreeOrderCaseTests {
  @Test func `C96 a free order asks for no method, and a covered one keeps the payment without asking for one`() throws
  {
    var free = try Shop.at(.payment)
    try free.send(.applyPromotion(Merchant.freeCode))
    #expect(!free.state.steps.contains(.payment))
    #expect(free.state.isReadyToPlace)
    var covered = try Shop.at(.payment)
    try covered.send(.addGiftCard(Merchant.largeGiftCard))
    #expect(covered.state.steps.contains(.payment))
    #expect(covered.standing(of: .paymentMethod) == nil)
    #expect(covered.state.isReadyToPlace)
  }

  @Test func `C97 what is due is reckoned once, with delivery, extras, fees and taxes in it`() throws {
    var shop = try Shop.at(.payment) { $0.deliveryExtras = [Shop.wrapping] }
    let total = shop.state.totals.total
    let card = GiftCard(id: GiftCardID("exact"), maskedNumber: "••••", balance: total)
    shop.replies[.giftCard] = { _ in .giftCard(.success(card)) }
    try shop.send(.addGiftCard(GiftCardInput(number: "1")))
    #expect(shop.state.totals.due == Shop.euro(0))
    #expect(shop.state.isReadyToPlace)
    try shop.send(.setExtra(Shop.wrapping, isWanted: false), .chooseDelivery(Shop.express))
    #expect(shop.state.totals.due.minorUnits == shop.state.totals.total.minorUnits - total.minorUnits)
    #expect(shop.standing(of: .paymentMethod) == .notChosen)
  }

  @Test func `C98 a payment of nothing is not sent`() throws {
    var shop = try Shop.ready()
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    _ = shop.newCalls()
    try shop.place()
    let tenders = try shop.recorded().tenders
    #expect(tenders.map(\.source) == [.giftCard(Shop.largeGiftCard, reference: nil)])
  }

  @Test func `C99 an order that becomes free sends neither the method nor the token that were there`() throws {
    var shop = try Shop.ready()
    try shop.send(.applyPromotion(Merchant.freeCode))
    _ = shop.newCalls()
    try shop.place()
    #expect(try shop.recorded().tenders == [])
    #expect(shop.state.step == .confirmation)
  }

  @Test func `C100 nothing to pay is paid`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(shop.state.totals.due == Shop.euro(0))
    #expect(shop.state.missing == [])
    try shop.place()
    #expect(shop.state.step == .confirmation)
  }

  @Test func `C101 after a code the ways to pay are those for the new total`() throws {
    var shop = try Shop.ready()
    _ = shop.takeCalls()
    try shop.send(.applyPromotion(Merchant.tenPercentCode))
    let totals = shop.takeCalls().compactMap {
      if case .paymentMethods(let request, _) = $0 { request.total } else { nil }
    }
    #expect(totals == [shop.state.totals.total])
    try shop.send(.applyPromotion(Merchant.freeCode))
    #expect(!shop.state.steps.contains(.card))
    try shop.send(.removePromotion(Merchant.freeCode))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `C102 an order of e-books needs no delivery address and is placed without one`() throws {
    var shop = try Shop.ready { ($0.lines, $0.deliveryAddress) = ([Fixtures.ebook], nil) }
    #expect(!shop.state.steps.contains(.delivery))
    _ = shop.newCalls()
    try shop.place()
    let sent = try shop.recorded()
    #expect(sent.deliveryAddress == nil)
    #expect(sent.delivery == nil)
  }

  @Test func `C103 free e-books need a billing address only when the policy says so`() throws {
    for policy in CheckoutPolicy.BillingAddress.allCases {
      var setup = Shop.setup
      setup.policy.billingAddress = policy
      var shop = Shop(setup)
      try shop.send(.addLine(Fixtures.ebook), .applyPromotion(Merchant.freeCode))
      #expect((shop.standing(of: .billingAddress) != nil) == (policy == .always), "\(policy)")
    }
  }

  @Test func `C104 the bill goes to the delivery address only where there is a delivery`() throws {
    let digital = try Shop.ready { $0.lines = [Fixtures.ebook] }
    #expect(!digital.state.allowed.contains(.billToDeliveryAddress))
    #expect(digital.refusal(of: .billToDeliveryAddress)?.code == .nothingToDeliver)
    let delivered = try Shop.ready()
    #expect(delivered.state.allowed.contains(.billToDeliveryAddress))
  }
}
