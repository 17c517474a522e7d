public import CheckoutAPI
@_spi(Scenarios) import CheckoutCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a scenario cannot be built, such as with a cart that does not need its step.
public struct ScenarioFailure: Error, Hashable, Sendable {
  /// The scenario.
  public let scenario: CheckoutScenario
  /// What a shopper would have been told; `nil` when the cart does not fit the scenario.
  public let refusal: CheckoutRefusal?
  /// What is wrong and what to do, in one or two sentences.
  public let message: String
}

extension CheckoutScenario {
  /// Whether the order was placed, and the answer led back to a collecting step.
  private var placesAndComesBack: Bool { self == .declined || self == .notSent }

  /// Builds the scenario by walking a fresh funnel to its step.
  ///
  /// - Parameters:
  ///   - cart: What to put into the cart instead of the scenario's own lines.
  ///   - now: The wall clock's time.
  /// - Throws: ``ScenarioFailure`` when it cannot be reached with that cart.
  public func start(cart: CartContents? = nil, now: Date = Fixtures.now) throws(ScenarioFailure) -> ScenarioRun {
    if self == .emptyCart, let cart, !cart.lines.isEmpty {
      let message = "This scenario is about a cart without lines. Use the scenario cart for one with lines."
      throw ScenarioFailure(scenario: self, refusal: nil, message: message)
    }
    var seed = ScenarioSeed(now: now, contents: cart ?? contents)
    adjust(&seed)
    do {
      if self == .restored {
        let before = try ScenarioRun(seed, at: step)
        return try ScenarioRun(restoring: before.snapshot(), in: seed.facts.setup.policy.currency, now: now)
      }
      return placesAndComesBack ? try ScenarioRun(placing: seed) : try ScenarioRun(seed, at: step)
    } catch let problem as SnapshotProblem {
      throw ScenarioFailure(scenario: self, refusal: nil, message: problem.message)
    } catch let error as CheckoutRefusal {
      let message =
        error.code == .notAnEarlierStep || error.code == .nothingLeftToAnswer
        ? "This cart does not need the step \(step.rawValue). Use a cart that does, or another scenario."
        : "This cart cannot be walked to the step \(step.rawValue): \(error.description)"
      throw ScenarioFailure(scenario: self, refusal: error, message: message)
    } catch {
      throw ScenarioFailure(scenario: self, refusal: nil, message: "The scenario cannot be built.")
    }
  }
}
