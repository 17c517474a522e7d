public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CheckoutFunnel {
  /// Writes down what the shopper has answered, as versioned JSON without a secret.
  ///
  /// - Throws: ``SnapshotProblem`` with ``SnapshotProblem/Code/tooLarge`` when it is more than is ever read.
  /// - Complexity: O(*n*) in the length of what was answered.
  @_spi(Internals) public func snapshot() throws(SnapshotProblem) -> Data {
    try SnapshotForm.sealed.seal(SnapshotForm(self))
  }

  /// Goes on from a snapshot, at the furthest step up to its own that nothing unmet stands before.
  ///
  /// Prices and lists are asked for anew; until they come, the choices are provisional.
  ///
  /// - Parameters:
  ///   - snapshot: What ``snapshot()`` wrote.
  ///   - now: The wall clock's time.
  /// - Returns: What could not be taken over, and what is to be done outside.
  /// - Throws: ``SnapshotProblem`` when it is not taken at all; nothing has changed then.
  @_spi(Internals) public mutating func restore(
    _ snapshot: Data,
    at now: Date
  ) throws(SnapshotProblem) -> (dropped: [DroppedAnswer], effects: [CheckoutEffect]) {
    guard !hasBegun else { throw SnapshotProblem(.alreadyBegun) }
    let reader = try SnapshotReader(try SnapshotForm.sealed.open(snapshot), facts.setup)
    var next = reader.facts
    next.savedAddresses = facts.savedAddresses
    next.keptAddress = facts.keptAddress
    // An address that was kept from an earlier checkout stands in a form that nobody touched.
    if next.deliveryAddress.isEmpty { next.deliveryAddress = facts.deliveryAddress }
    // Tickets go on counting, so that an answer from before is for no newest request.
    next.requests = facts.requests
    next.requests.makeAllStale()
    next.versions = facts.versions
    facts = next
    attempts = reader.attempts
    notices = []
    var effects: [CheckoutEffect] = []
    askWhatIsDue(&effects)
    let route = Route(facts)
    position = facts.lastReachable(on: route, at: now, notAfter: reader.step)
    guard step < reader.step else { return (reader.dropped, effects) }
    let reason: CheckoutRefusal.Code = route[reader.step].counts ? .requirementsUnmet : .stepNotOnRoute
    return (reader.dropped + [DroppedAnswer(.step(reader.step), nil, reason)], effects)
  }

  /// Whether the delivery address is the shopper's own, and not only offered.
  private var isDeliveryAddressTyped: Bool {
    !facts.deliveryAddress.isEmpty && facts.deliveryAddress.draft != facts.keptAddress
  }

  /// Whether the shopper has answered anything that restoring would throw away.
  private var hasBegun: Bool {
    step != .cart || facts.cartNumber > 1 || attempts > 0 || !left.isEmpty || !facts.cart.isEmpty
      || !facts.cart.promotionCodes.isEmpty || !facts.cart.savedForLater.lines.isEmpty || facts.contact.draft != nil
      || facts.cart.currency != facts.setup.policy.currency || isDeliveryAddressTyped || facts.billingAddress != nil
      || facts.delivery != nil || facts.method != nil || !facts.giftCards.isEmpty
  }
}

extension SnapshotForm {
  fileprivate static var sealed: SealedText<SnapshotForm> { SealedText(kind: "checkout") }
}
