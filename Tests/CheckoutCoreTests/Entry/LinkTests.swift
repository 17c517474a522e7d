import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// Where a link leads: to its step, or to the first one before it that wants something; never past it.
@Suite struct LinkTests {
  @Test func `a link leads to a step that is open, forwards and back`() throws {
    var shop = try Situation.ready.shop()
    for step in [CheckoutStep.cart, .payment, .address, .card, .delivery] {
      #expect(shop.funnel.admission(to: step, at: shop.now) == .allowed(step))
      try shop.send(.openLink(Shop.link(step.rawValue)))
      #expect(shop.state.step == step)
      #expect(shop.state.notices.isEmpty)
    }
    try shop.send(.openLink(try #require(URL(string: "https://shop.example/checkout/payment"))))
    #expect(shop.state.step == .payment)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a link past what is missing leads to it, and says what it is`() throws {
    var shop = try Shop.at(.cart)
    let asked = shop.funnel.admission(to: .card, at: shop.now)
    guard case .needs(let missing) = asked else {
      Issue.record("\(asked)")
      return
    }
    #expect(missing.map(\.field) == [.contactEmail, .deliveryAddress, .deliveryOption])
    try shop.send(.openLink(Shop.link("card")))
    #expect(shop.state.step == .address)
    #expect(shop.state.notices == [.linkNeeds(.address, field: .contactEmail)])
  }

  @Test func `from a step that wants something, a link leads no further`() throws {
    var shop = try Shop.at(.delivery)
    try shop.send(.openLink(Shop.link("payment")))
    #expect(shop.state.step == .delivery)
    #expect(shop.state.notices == [.linkNeeds(.delivery, field: .deliveryOption)])
  }

  @Test(arguments: Situation.columns)
  func `processing and confirmation are never entered by a link`(situation: Situation) throws {
    let shop = try situation.shop()
    for name in ["processing", "confirmation"] {
      let refusal = try #require(shop.refusal(of: .openLink(Shop.link(name))))
      #expect(refusal.code == (shop.state.step.isCollecting ? .neverByLink : .notAtThisStep))
      let step = try #require(CheckoutStep(rawValue: name))
      #expect(shop.funnel.admission(to: step, at: shop.now) == .never(.neverByLink))
    }
  }

  @Test func `a step that the order does not need is refused`() throws {
    let shop = try Shop.at(.payment) { $0.lines = [Fixtures.ebook] }
    #expect(shop.refusal(of: .openLink(Shop.link("delivery")))?.code == .stepNotOnRoute)
  }

  @Test func `a code is added once, however often the link is followed`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.openLink(Shop.link("?code=\(Merchant.tenPercentCode.rawValue)")))
    #expect(shop.state.cart.promotionCodes == [Merchant.tenPercentCode])
    #expect(shop.state.step == .payment)
    _ = shop.takeCalls()
    let before = shop.state.cart
    try shop.send(.openLink(Shop.link("?code=\(Merchant.tenPercentCode.rawValue)")))
    #expect(shop.state.cart == before)
    #expect(shop.newCalls() == [])
  }

  @Test func `a link is followed whole or not at all`() throws {
    var shop = try Shop.at(.payment)
    for number in 1...20 { try shop.send(.applyPromotion(PromotionCode("CODE-\(number)"))) }
    let before = shop.funnel
    for text in ["cart?code=MORE", "confirmation?code=MORE", "cart?code=MORE&price=1", "nowhere?code=MORE"] {
      let refusal = shop.attempt(.openLink(Shop.link(text)))
      #expect(refusal != nil)
      #expect(shop.funnel == before)
    }
    #expect(shop.refusal(of: .openLink(Shop.link("cart?code=MORE")))?.code == .promotionNotUsable)
  }

  @Test func `a product is offered to the shop, and the cart stays as it is`() throws {
    var shop = try Shop.at(.payment)
    let before = shop.state.cart
    let effects = try shop.funnel.handle(.openLink(Shop.link("cart?product=sku-9&quantity=3")), at: shop.now)
    #expect(effects == [.offerProduct(ProductID("sku-9"), quantity: 3)])
    #expect(shop.state.cart == before)
    #expect(shop.state.step == .cart)
  }

  @Test func `a link that asks for nothing new changes nothing`() throws {
    var shop = try Shop.at(.payment)
    let before = shop.funnel
    try shop.send(.openLink(Shop.link("")), .openLink(Shop.link("payment")))
    #expect(shop.funnel == before)
    #expect(shop.newCalls() == [])
  }

  @Test func `a host that names no links takes none`() throws {
    var setup = Shop.setup
    setup.policy.links = nil
    let shop = Shop(setup)
    #expect(!shop.state.allowed.contains(.openLink))
    #expect(shop.refusal(of: .openLink(Shop.link("cart")))?.code == .linkNotUnderstood)
    #expect(shop.refusal(of: .openLink(Shop.link("cart")))?.link == .otherScheme)
  }

  @Test func `a refused link says what is wrong with it`() throws {
    let shop = try Shop.at(.payment)
    let refusal = try #require(shop.refusal(of: .openLink(Shop.link("cart?price=1"))))
    #expect(refusal.link == .unknownParameter)
    #expect("\(refusal)".hasSuffix(LinkProblem.unknownParameter.message))
    #expect(shop.refusal(of: .openLink(Shop.link("processing")))?.link == nil)
  }

  @MainActor @Test func `the shop adds the product of a link at its own price`() async throws {
    var policy = CheckoutPolicy(currency: .eur)
    policy.links = Shop.links
    let factory = DefaultCheckoutFactory.stub(.stub(policy: policy))
    var offered: [String] = []
    factory.onProductLinked = { [weak factory] product, quantity in
      offered.append("\(quantity) \(product)")
      try? factory?.addToCart(id: product.rawValue, name: "Lamp", price: "19.99", currency: "EUR", quantity: quantity)
    }
    let session = factory.makeCheckout()
    try session.send(.openLink(Shop.link("card?product=sku-1&quantity=2")))
    #expect(offered == ["2 sku-1"])
    #expect(factory.itemCount == 2)
    #expect(session.state.step == .cart)
    #expect(throws: CheckoutRefusal.self) { try session.send(.openLink(Shop.link("cart?product=sku-1&price=1"))) }
    #expect(offered.count == 1)
  }
}
