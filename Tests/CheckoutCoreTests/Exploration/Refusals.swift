import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// What a refusal says is what the state says.
enum Refusals {
  /// What is wrong with a refusal; `nil` when nothing is.
  static func problem(of refusal: CheckoutRefusal, to action: CheckoutAction, in state: CheckoutState) -> String? {
    if refusal.allowed != state.allowed { return "\(action): the refusal allows other actions than the state" }
    if refusal.step != state.step || refusal.action != action.kind {
      return "\(action): the refusal is about something else"
    }
    if !refusal.missing.allSatisfy(state.requirements.contains) {
      return "\(action): the refusal has a list of its own"
    }
    if refusal.code == .requirementsUnmet, refusal.missing.isEmpty { return "\(action): nothing is missing" }
    // The gate of the order carries the whole list.
    if action.kind == .placeOrder, refusal.code == .requirementsUnmet, refusal.missing != state.missing {
      return "\(action): the refusal carries another list than is shown"
    }
    return nil
  }
}
