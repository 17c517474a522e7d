import CheckoutAPI
import CheckoutTesting
import Testing

/// The catalogue and its merchant work in whatever currency there is.
struct ScenarioPermutationTests {
  @Test func `the currencies have no decimals, two, three, and coins of more than one unit`() {
    let currencies = ScenarioPermutation.currencies
    #expect(currencies.map(\.code) == ["EUR", "CHF", "HUF", "JPY", "KWD"])
    #expect(Set(currencies.map(\.exponent)) == [0, 2, 3])
    #expect(currencies.filter { $0.cashIncrement > 1 }.map(\.code) == ["CHF", "HUF"])
  }

  @Test func `each scenario is there in each currency, or in the one that it is about`() throws {
    let all = ScenarioPermutation.all
    #expect(Set(all).count == all.count)
    for scenario in CheckoutScenario.allCases {
      let codes = scenario.permutations.map(\.currency.code)
      switch scenario {
      case .yen: #expect(codes == ["JPY"])
      case .dinar: #expect(codes == ["KWD"])
      default: #expect(codes == ScenarioPermutation.currencies.map(\.code))
      }
      #expect(all.filter { $0.scenario == scenario } == scenario.permutations)
    }
  }

  @Test(arguments: CheckoutScenario.allCases)
  func `a scenario stands at its step in every currency that is paid in`(scenario: CheckoutScenario) throws {
    for code in CurrencyListing.all.filter(\.isPayable).map(\.code) {
      let currency = try Currency(code)
      guard scenario.permutations.count > 1 || scenario.permutations.first?.currency == currency else { continue }
      let state = try scenario.start(in: currency).state
      #expect(state.step == scenario.step, "\(code)")
      #expect(state.cart.currency == currency, "\(code)")
      #expect(state.totals.total.currency == currency, "\(code)")
      #expect(state.cart.lines.allSatisfy { $0.unitPrice.currency == currency }, "\(code)")
      #expect(state.isReadyToPlace == (try scenario.start().state.isReadyToPlace), "\(code)")
    }
  }

  @Test func `prices look alike: as many cents, thousandths, or whole units`() throws {
    for (code, units) in [("EUR", 1999), ("HUF", 1999), ("JPY", 1999), ("KWD", 19_990)] as [(String, Int64)] {
      let state = try CheckoutScenario.cart.start(in: Currency(code)).state
      #expect(state.cart.lines.first?.unitPrice.minorUnits == units, "\(code)")
    }
  }

  @Test func `a scenario about a currency is refused in another`() throws {
    let failure = #expect(throws: ScenarioFailure.self) { try CheckoutScenario.yen.start(in: .eur) }
    #expect(failure?.message.contains("is about the currency JPY") ?? false)
    #expect(try CheckoutScenario.dinar.start(in: .kwd).state == CheckoutScenario.dinar.start().state)
  }

  @Test func `what is paid to the carrier is rounded to coins where they are large`() throws {
    for permutation in CheckoutScenario.payment.permutations {
      var run = try permutation.start()
      try run.send(.choosePayment(PaymentMethodID("cash-on-delivery")))
      let due = run.state.totals.due
      #expect(due.minorUnits.isMultiple(of: permutation.currency.cashIncrement), "\(due)")
    }
  }
}
