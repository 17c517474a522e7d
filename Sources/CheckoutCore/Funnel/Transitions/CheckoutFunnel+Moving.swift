import CheckoutAPI

extension CheckoutFunnel {
  /// Goes on to the first later step that still wants something; when none does, to the last collecting step.
  mutating func proceed(at now: Moment) throws(Objection) {
    let route = Route(facts)
    let survey = facts.survey(from: step, on: route, at: now)
    guard !survey.isHeld else { throw Objection(.requirementsUnmet, missing: unmet(on: route, at: now, upTo: step)) }
    let target = survey.nextWanting ?? route.lastCollecting
    guard target > step else {
      throw Objection(.nothingLeftToAnswer, missing: facts.missing(on: route, at: now))
    }
    guard let next = facts.position(at: target, on: route, at: now) else {
      throw Objection(.requirementsUnmet, missing: unmet(on: route, at: now, upTo: target))
    }
    position = next
  }

  private func unmet(on route: Route, at now: Moment, upTo last: CheckoutStep) -> [Requirement] {
    facts.requirements(on: route, at: now).filter { $0.step <= last && $0.status == .unmet }
  }

  mutating func goBack(to target: CheckoutStep, at now: Moment) throws(Objection) {
    let route = Route(facts)
    guard target < step, target.isCollecting, route[target].counts,
      let earlier = facts.position(at: target, on: route, at: now)
    else { throw Objection(.notAnEarlierStep) }
    position = earlier
  }

  /// Starts the cart that comes after this one: contact, addresses and what was set aside stay, the rest goes.
  mutating func startNextCart() {
    var next = Facts(setup: facts.setup)
    next.cartNumber = facts.cartNumber + 1
    next.cart = facts.nextCart
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
  }
}

extension Facts {
  /// The cart that comes after this one.
  var nextCart: Cart {
    var next = Cart(id: Facts.cartID(cartNumber + 1, in: setup), currency: cart.currency)
    next.savedForLater = cart.savedForLater
    return next
  }
}

extension Requests {
  /// Whatever was asked is asked anew when it is needed.
  mutating func makeAllStale() {
    quote.makeStale()
    options.makeStale()
    methods.makeStale()
    giftCard.makeStale()
    token.makeStale()
  }
}
