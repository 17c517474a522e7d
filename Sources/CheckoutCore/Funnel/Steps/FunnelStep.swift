import CheckoutAPI

/// What every step of the funnel says about itself, in its own file.
protocol FunnelStep: Equatable, Sendable {
  /// Its place in the funnel.
  static var step: CheckoutStep { get }

  /// Where it leads, and by what.
  static var ways: [Way] { get }

  /// Visits what it asks for, given the facts; called only while it is on the route.
  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void)
}

/// A step where the shopper answers something.
///
/// Its value is the evidence that the shopper may be there: it is built from a ``Clearance`` for that very step and
/// from nothing else.
protocol CollectingStep: FunnelStep, ChangesCart {
  /// The actions that it takes, whatever the facts.
  static var accepts: CheckoutActionSet { get }

  init(_ clearance: consuming Clearance<Self>)
}
