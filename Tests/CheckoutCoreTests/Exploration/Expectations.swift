import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// What the design says of a state, written from its text and not from the code: the route, the list of what the
/// order needs, and whether it can be placed.
enum Expectations {
  /// Where a state differs from what the text says; `nil` when it does not.
  static func problem(in state: CheckoutState, _ funnel: CanonicalFunnel, _ setup: FunnelSetup) -> String? {
    let order = ExpectedOrder(funnel, setup)
    if let problem = problem(of: state.totals, order) { return problem }
    guard state.step.isCollecting else {
      return state.requirements.isEmpty && !state.isReadyToPlace ? nil : "an order on its way needs something"
    }
    // A step that is undecided counts as one that applies.
    guard order.applies(state.step) else { return "at \(state.step), which is off the route" }
    for entry in state.route where entry.step != state.step {
      let isOpen = entry.status != .skipped
      let mayCome = entry.reason == .noMethodChosen
      if isOpen != order.applies(entry.step), !mayCome { return "the route has \(entry.step) \(entry.status)" }
    }
    if let problem = problem(ofChoices: funnel, order) { return problem }
    let expected = order.requirements
    let shown = state.requirements.map { Need($0.step, $0.field, $0.status) }
    if shown != expected { return "it needs \(expected), and shows \(shown)" }
    if let unmet = expected.first(where: { $0.step < state.step && $0.status == .unmet }) {
      return "at \(state.step) with \(unmet)"
    }
    let isReady = expected.allSatisfy { $0.status == .met }
    if state.isReadyToPlace != isReady { return "ready to place: \(state.isReadyToPlace), with \(expected)" }
    return nil
  }

  /// What is chosen is offered, as far as the newest list says; and all of it is in one currency.
  private static func problem(ofChoices funnel: CanonicalFunnel, _ order: ExpectedOrder) -> String? {
    if funnel.optionsPhase == .answered, let choice = funnel.choice {
      guard let option = funnel.options.first(where: { $0.id == choice.option }) else {
        return "\(choice.option) is chosen, and not offered"
      }
      let extras = option.extras.map(\.id)
      if !choice.extras.allSatisfy(extras.contains) { return "an extra is chosen that is not offered: \(choice)" }
    }
    // What was chosen waits while gift cards and credit pay: the list for that may have no way to pay in it.
    if funnel.methodsPhase == .answered, !order.isCovered, let method = funnel.method,
      !(funnel.methods?.methods.contains(method) ?? false)
    {
      return "\(method.id) is chosen, and not offered"
    }
    let amounts =
      funnel.cart.lines.map(\.unitPrice) + funnel.options.map(\.price) + funnel.giftCards.map(\.balance)
      + [funnel.method?.fee, funnel.methods?.storeCredit, funnel.quote?.total].compactMap { $0 }
    return amounts.allSatisfy { $0.currency == funnel.cart.currency } ? nil : "more than one currency: \(amounts)"
  }

  private static func problem(of totals: Totals, _ order: ExpectedOrder) -> String? {
    guard order.hasPrice else { return nil }
    let units = [totals.total, totals.covered].map(\.minorUnits)
    if units != [order.total, order.covered] { return "total and covered are \(units)" }
    if totals.due.minorUnits != order.due + totals.cashRounding.minorUnits { return "due is \(totals.due)" }
    return nil
  }
}

/// One thing that the order needs.
struct Need: Equatable, CustomStringConvertible {
  let step: CheckoutStep
  let field: Requirement.Field
  let status: Requirement.Status

  init(_ step: CheckoutStep, _ field: Requirement.Field, _ status: Requirement.Status) {
    (self.step, self.field, self.status) = (step, field, status)
  }

  var description: String { "\(step.rawValue) \(field.rawValue) \(status.rawValue)" }
}
