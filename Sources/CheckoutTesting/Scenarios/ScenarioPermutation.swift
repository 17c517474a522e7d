public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scenario in one currency: what is to be looked at before a screen is called finished.
public struct ScenarioPermutation: Hashable, Sendable {
  /// The scenario.
  public let scenario: CheckoutScenario
  /// The currency of its cart.
  public let currency: Currency

  /// The currencies that differ in how amounts are written and paid: two decimals, none, three, and large coins.
  ///
  /// CHF is paid in coins of 0.05 and HUF in coins of 5.00. Any other currency can be asked for as well, see
  /// ``CheckoutScenario/start(in:now:)``.
  public static let currencies = ["EUR", "CHF", "HUF", "JPY", "KWD"].compactMap { try? Currency($0) }

  /// Every scenario in every one of these currencies, or in its own where it is about that.
  public static let all = CheckoutScenario.allCases.flatMap(\.permutations)

  init(scenario: CheckoutScenario, currency: Currency) {
    self.scenario = scenario
    self.currency = currency
  }

  /// Builds the scenario in the currency.
  ///
  /// - Parameter now: The wall clock's time.
  /// - Throws: ``ScenarioFailure`` when it cannot be reached at that time.
  public func start(now: Date = Fixtures.now) throws(ScenarioFailure) -> ScenarioRun {
    try scenario.start(in: currency, now: now)
  }
}

extension CheckoutScenario {
  /// The scenario in each of ``ScenarioPermutation/currencies``, or in its own where it is about that.
  public var permutations: [ScenarioPermutation] {
    let currencies = isAboutItsCurrency ? [contents.currency] : ScenarioPermutation.currencies
    return currencies.map { ScenarioPermutation(scenario: self, currency: $0) }
  }

  /// Builds the scenario with its own cart, priced in a currency.
  ///
  /// - Parameters:
  ///   - currency: The currency: any that is paid in.
  ///   - now: The wall clock's time.
  /// - Throws: ``ScenarioFailure`` when the scenario is about another currency, or cannot be reached at that time.
  public func start(in currency: Currency, now: Date = Fixtures.now) throws(ScenarioFailure) -> ScenarioRun {
    guard currency != contents.currency else { return try start(now: now) }
    guard !isAboutItsCurrency else {
      let message =
        "This scenario is about the currency \(contents.currency.code). Use the scenario payment for others."
      throw ScenarioFailure(scenario: self, refusal: nil, message: message)
    }
    var contents = contents
    contents.currency = currency
    contents.lines = contents.lines.map { line in
      var line = line
      line.unitPrice = Money(cents: line.unitPrice.minorUnits, in: currency)
      return line
    }
    return try start(cart: contents, now: now)
  }

  /// Whether it shows what is special about one currency.
  private var isAboutItsCurrency: Bool { self == .yen || self == .dinar }
}
