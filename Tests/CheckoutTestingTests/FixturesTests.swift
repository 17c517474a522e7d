import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct FixturesTests {
  @Test func `identities are in a row, and two rows do not know of each other`() {
    let first = SequentialIdentifiers()
    let second = SequentialIdentifiers(prefix: "other")
    #expect(first.makeCheckoutID() == CheckoutID("checkout-1"))
    #expect(first.makeCheckoutID() == CheckoutID("checkout-2"))
    #expect(second.makeCheckoutID() == CheckoutID("other-1"))
  }

  @Test(arguments: CheckoutScenario.allCases.filter { $0 != .emptyCart })
  func `a scenario takes another cart, and prices that one`(scenario: CheckoutScenario) throws {
    let kind: FulfilmentKind = scenario == .freeOrder ? .digital : .physical
    let cart = CartContents(
      currency: .usd, lines: [Fixtures.line("sku-1", "Chair", 12_345, in: .usd, quantity: 3, kind: kind)])
    let state = try scenario.start(cart: cart).state
    #expect(state.step == scenario.step)
    #expect(state.cart.currency == .usd)
    #expect(state.totals.subtotal == Money(minorUnits: 37_035, currency: .usd))
  }

  @Test func `a cart that needs no delivery cannot be walked to the delivery step`() {
    let cart = CartContents(currency: .eur, lines: [Fixtures.ebook])
    #expect(throws: ScenarioFailure.self) { try CheckoutScenario.delivery.start(cart: cart) }
  }

  @Test func `the empty cart has no lines`() {
    let cart = CartContents(currency: .eur, lines: [Fixtures.ebook])
    #expect(throws: ScenarioFailure.self) { try CheckoutScenario.emptyCart.start(cart: cart) }
  }

  @Test(arguments: [(4, 1, 0), (5, 1, 1), (8, 1, 1), (9, 2, 1), (14, 2, 1), (15, 3, 2)] as [(Int64, Int64, Int64)])
  func `the merchant rounds half up, the tax that prices hold and the tenth that is taken off`(
    price: Int64,
    tax: Int64,
    tenth: Int64
  ) throws {
    let lines = [Fixtures.line("sku-pin", "Pin", price)]
    let plain = try CheckoutScenario.cart.start(cart: CartContents(currency: .eur, lines: lines))
    #expect(plain.state.totals.taxIncluded.minorUnits == tax)
    let cheaper = CartContents(currency: .eur, lines: lines, promotionCodes: [Merchant.tenPercentCode])
    #expect(try CheckoutScenario.cart.start(cart: cheaper).state.totals.discount.minorUnits == tenth)
  }
}
