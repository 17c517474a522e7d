import CheckoutAPI

/// What one look at the requirements tells about a step.
struct Survey {
  /// Whether everything on the route is met, and nothing is awaited.
  private(set) var isComplete = true
  /// The first thing before the step that the shopper has to do.
  private(set) var firstUnmetBefore: Requirement?
  /// Whether the step, or one before it, wants something of the shopper.
  private(set) var isHeld = false
  /// The first later step that still wants something.
  private(set) var nextWanting: CheckoutStep?

  fileprivate init() {}

  fileprivate mutating func see(_ requirement: Requirement, from step: CheckoutStep) {
    guard requirement.status != .met else { return }
    isComplete = false
    if requirement.step > step {
      if nextWanting == nil { nextWanting = requirement.step }
    } else if requirement.status == .unmet {
      isHeld = true
      if requirement.step < step, firstUnmetBefore == nil { firstUnmetBefore = requirement }
    }
  }
}

extension Facts {
  /// Looks at all requirements once.
  func survey(from step: CheckoutStep, on route: Route, at now: Moment) -> Survey {
    var survey = Survey()
    visitRequirements(on: route, at: now) { survey.see($0, from: step) }
    return survey
  }
}
