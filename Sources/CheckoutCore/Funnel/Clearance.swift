import CheckoutAPI

/// The permission to be at one step: it cannot be copied, is used up by the step it is for, and is made only here.
///
/// A step that skips what a step before it needs cannot be written: its evidence wants a clearance for that very
/// step, and the route makes none while something is unmet.
struct Clearance<Step: FunnelStep>: ~Copyable {
  fileprivate init() {}
}

extension Facts {
  /// Clears a step where the shopper answers something: it applies, and nothing before it is unmet.
  func clearance<Step: CollectingStep>(for _: Step.Type, on route: Route, at now: Moment) -> Clearance<Step>? {
    guard route[Step.step].counts, firstUnmet(on: route, at: now, before: Step.step) == nil else { return nil }
    return Clearance()
  }

  /// Clears the cart: nothing comes before it.
  static func clearanceForCart() -> Clearance<CartStep> { Clearance() }

  /// Clears processing: everything on the route is met, and nothing is awaited.
  func clearanceToProcess(on route: Route, at now: Moment) -> Clearance<ProcessingStep>? {
    var isComplete = true
    visitRequirements(on: route, at: now) { requirement in
      if requirement.status != .met { isComplete = false }
    }
    return isComplete ? Clearance() : nil
  }

  /// Clears confirmation: the merchant has an order under a key of this cart.
  func clearanceToConfirm(_ key: IdempotencyKey, attempts: Int) -> Clearance<ConfirmationStep>? {
    key.cart == cart.id && (1...max(1, attempts)).contains(key.attempt) && attempts > 0 ? Clearance() : nil
  }
}
