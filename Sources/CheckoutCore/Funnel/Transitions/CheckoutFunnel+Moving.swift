import CheckoutAPI

/// Where going on leads.
private enum NextStep {
  case step(CheckoutStep)
  /// The step the shopper is at, or one before it, wants something first.
  case held
  /// Nothing is left: the order can be placed, or waits for answers.
  case nothingLeft
}

extension CheckoutFunnel {
  mutating func proceed(at now: Moment) throws(Objection) {
    let route = Route(facts)
    switch nextStep(on: route, at: now) {
    case .step(let target):
      guard let next = facts.position(at: target, on: route, at: now) else {
        throw Objection(.requirementsUnmet, missing: unmet(on: route, at: now, upTo: target))
      }
      notices = []
      position = next
    case .held:
      throw Objection(.requirementsUnmet, missing: unmet(on: route, at: now, upTo: step))
    case .nothingLeft:
      let missing = facts.requirements(on: route, at: now).filter { $0.status != .met }
      throw Objection(.nothingLeftToAnswer, missing: missing)
    }
  }

  /// Whether there is a step to go on to.
  func canProceed(on route: Route, at now: Moment) -> Bool {
    switch nextStep(on: route, at: now) {
    case .step: true
    case .held, .nothingLeft: false
    }
  }

  /// The first later step that still wants something; when none does, the last collecting step.
  private func nextStep(on route: Route, at now: Moment) -> NextStep {
    let current = step
    var isHeld = false
    var target: CheckoutStep?
    facts.visitRequirements(on: route, at: now) { requirement in
      if requirement.step <= current, requirement.status == .unmet { isHeld = true }
      if requirement.step > current, requirement.status != .met, target == nil { target = requirement.step }
    }
    if isHeld { return .held }
    if let target { return .step(target) }
    return route.lastCollecting > current ? .step(route.lastCollecting) : .nothingLeft
  }

  private func unmet(on route: Route, at now: Moment, upTo last: CheckoutStep) -> [Requirement] {
    facts.requirements(on: route, at: now).filter { $0.step <= last && $0.status == .unmet }
  }

  mutating func goBack(to target: CheckoutStep, at now: Moment) throws(Objection) {
    let route = Route(facts)
    guard target < step, target.isCollecting, route[target].counts,
      let earlier = facts.position(at: target, on: route, at: now)
    else { throw Objection(.notAnEarlierStep) }
    notices = []
    position = earlier
  }

  /// Starts the cart that comes after this one: contact and addresses stay, everything else goes.
  mutating func startNextCart() {
    var next = Facts(setup: facts.setup)
    next.cartNumber = facts.cartNumber + 1
    next.cart = Cart(id: Facts.cartID(next.cartNumber, in: facts.setup), currency: facts.cart.currency)
    next.contact = facts.contact
    next.deliveryAddress = facts.deliveryAddress
    next.billingAddress = facts.billingAddress
    next.savedAddresses = facts.savedAddresses
    // Tickets go on counting, so that an answer for the old cart is for no newest request of the new one.
    next.requests = facts.requests
    next.requests.makeAllStale()
    next.versions = facts.versions
    facts = next
    position = .cart(CartStep(Facts.clearanceForCart()))
    attempts = 0
    lastAttempt = nil
    unsent = nil
    notices = []
  }
}

extension Requests {
  fileprivate mutating func makeAllStale() {
    quote.makeStale()
    options.makeStale()
    methods.makeStale()
    giftCard.makeStale()
    token.makeStale()
  }
}
