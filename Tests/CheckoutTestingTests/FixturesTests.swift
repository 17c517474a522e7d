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
}
