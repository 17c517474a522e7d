import CheckoutAPI

extension CheckoutFunnel {
  mutating func addLine(
    _ draft: CartLineDraft,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let isNext = step == .confirmation
    // After an order, the line goes into the next cart: which starts only if the line is accepted.
    let cart = isNext ? facts.nextCart : facts.cart
    if let problem = CartRules.problem(of: draft, in: cart, policy: facts.setup.policy) { throw Objection(problem) }
    let line = CartLine(id: CartRules.lineID(for: draft.product, in: cart), draft: draft)
    if let problem = problem(of: cart.lines, taking: line) { throw Objection(problem) }
    if isNext { startNextCart() }
    take(line)
    linesChanged(at: now, &effects)
  }

  mutating func setQuantity(
    of id: LineID,
    to quantity: Int,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let index = try index(of: id)
    guard quantity != 0 else { return try removeLine(id, at: now, &effects) }
    if let problem = CartRules.problem(
      of: facts.cart.lines, setting: (index, quantity), policy: facts.setup.policy)
    {
      throw Objection(problem)
    }
    facts.cart.lines[index].quantity = quantity
    linesChanged(at: now, &effects)
  }

  mutating func setGuarantee(
    of id: LineID,
    to isWanted: Bool,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let index = try index(of: id)
    facts.cart.lines[index].wantsGuarantee = isWanted
    linesChanged(at: now, &effects)
  }

  mutating func removeLine(_ id: LineID, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    facts.cart.lines.remove(at: try index(of: id))
    linesChanged(at: now, &effects)
  }

  mutating func saveForLater(_ id: LineID, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    let index = try index(of: id)
    guard facts.cart.savedForLater.take(facts.cart.lines[index]) else { throw Objection(.cannotSetAside) }
    facts.cart.lines.remove(at: index)
    linesChanged(at: now, &effects)
  }

  mutating func moveToCart(_ id: LineID, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    guard let line = facts.cart.savedForLater.lines.first(where: { $0.id == id }) else {
      throw Objection(.unknownLine)
    }
    if let problem = problem(ofMoving: line) { throw Objection(problem) }
    facts.cart.savedForLater.remove(id)
    take(line)
    linesChanged(at: now, &effects)
  }

  /// Why a line that was set aside cannot be put back into the cart as it is; `nil` when it can.
  func problem(ofMoving line: CartLine) -> CheckoutRefusal.Code? {
    guard line.unitPrice.currency == facts.cart.currency else { return .currencyMismatch }
    return problem(of: facts.cart.lines, taking: line)
  }

  /// Why lines cannot take one more; `nil` when they can.
  private func problem(of lines: [CartLine], taking line: CartLine) -> CheckoutRefusal.Code? {
    guard let index = lines.firstIndex(where: { $0.isSameOffer(as: line) }) else {
      return CartRules.problem(of: lines, adding: line, policy: facts.setup.policy)
    }
    let (sum, overflow) = lines[index].quantity.addingReportingOverflow(line.quantity)
    return overflow
      ? .quantityOutOfRange : CartRules.problem(of: lines, setting: (index, sum), policy: facts.setup.policy)
  }

  /// Takes a line, or raises the quantity of the same thing at the same price.
  private mutating func take(_ line: CartLine) {
    if let index = facts.cart.lines.firstIndex(where: { $0.isSameOffer(as: line) }) {
      facts.cart.lines[index].quantity += line.quantity
    } else {
      facts.cart.lines.append(line)
    }
  }

  private func index(of id: LineID) throws(Objection) -> Int {
    guard let index = facts.cart.lines.firstIndex(where: { $0.id == id }) else { throw Objection(.unknownLine) }
    return index
  }

  private mutating func linesChanged(at now: Moment, _ effects: inout [CheckoutEffect]) {
    facts.cart.revision += 1
    facts.versions.lines &+= 1
    settle(.lines, at: now, &effects)
  }
}
