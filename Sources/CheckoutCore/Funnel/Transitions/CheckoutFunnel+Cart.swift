import CheckoutAPI

extension CheckoutFunnel {
  mutating func addLine(
    _ draft: CartLineDraft,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let isNext = step == .confirmation
    // After an order, the line goes into the next cart: which starts only if the line is accepted.
    let cart = isNext ? Cart(id: facts.cart.id, currency: facts.cart.currency) : facts.cart
    if let problem = CartRules.problem(of: draft, in: cart, policy: facts.setup.policy) { throw Objection(problem) }
    let line = CartLine(id: CartRules.lineID(for: draft.product, in: cart), draft: draft)
    let lines = try lines(cart.lines, adding: line)
    if isNext { startNextCart() }
    setLines(lines, at: now, &effects)
  }

  mutating func setQuantity(
    of id: LineID,
    to quantity: Int,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let index = try index(of: id)
    guard quantity != 0 else { return try removeLine(id, at: now, &effects) }
    guard facts.cart.lines[index].quantity != quantity else { return notices = [] }
    var lines = facts.cart.lines
    lines[index].quantity = quantity
    if let problem = CartRules.problem(of: lines, policy: facts.setup.policy) { throw Objection(problem) }
    setLines(lines, at: now, &effects)
  }

  mutating func setGuarantee(
    of id: LineID,
    to isWanted: Bool,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let index = try index(of: id)
    guard facts.cart.lines[index].wantsGuarantee != isWanted else { return notices = [] }
    var lines = facts.cart.lines
    lines[index].wantsGuarantee = isWanted
    setLines(lines, at: now, &effects)
  }

  mutating func removeLine(_ id: LineID, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    var lines = facts.cart.lines
    lines.remove(at: try index(of: id))
    setLines(lines, at: now, &effects)
  }

  mutating func saveForLater(_ id: LineID, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    var lines = facts.cart.lines
    let line = lines.remove(at: try index(of: id))
    guard facts.cart.savedForLater.take(line) else { throw Objection(.cannotSetAside) }
    setLines(lines, at: now, &effects)
  }

  mutating func moveToCart(_ id: LineID, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    var saved = facts.cart.savedForLater
    guard let line = saved.remove(id) else { throw Objection(.unknownLine) }
    guard line.unitPrice.currency == facts.cart.currency else { throw Objection(.currencyMismatch) }
    let lines = try lines(facts.cart.lines, adding: line)
    facts.cart.savedForLater = saved
    setLines(lines, at: now, &effects)
  }

  /// Whether a line that was set aside can be put back into the cart as it is.
  func canMoveToCart(_ line: CartLine) -> Bool {
    guard line.unitPrice.currency == facts.cart.currency else { return false }
    return (try? lines(facts.cart.lines, adding: line)) != nil
  }

  /// The lines with one more, or with a larger quantity of the same thing at the same price.
  private func lines(_ lines: [CartLine], adding line: CartLine) throws(Objection) -> [CartLine] {
    var lines = lines
    if let index = lines.firstIndex(where: { $0.isSameOffer(as: line) }) {
      let (sum, overflow) = lines[index].quantity.addingReportingOverflow(line.quantity)
      guard !overflow else { throw Objection(.quantityOutOfRange) }
      lines[index].quantity = sum
    } else {
      lines.append(line)
    }
    if let problem = CartRules.problem(of: lines, policy: facts.setup.policy) { throw Objection(problem) }
    return lines
  }

  private func index(of id: LineID) throws(Objection) -> Int {
    guard let index = facts.cart.lines.firstIndex(where: { $0.id == id }) else { throw Objection(.unknownLine) }
    return index
  }

  private mutating func setLines(_ lines: [CartLine], at now: Moment, _ effects: inout [CheckoutEffect]) {
    notices = []
    facts.cart.lines = lines
    facts.cart.revision += 1
    facts.versions.lines &+= 1
    settle(.lines, at: now, &effects)
  }
}

// MARK: Promotion codes and currency

extension CheckoutFunnel {
  mutating func applyPromotion(
    _ code: PromotionCode,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let code = PromotionCode(Trimming.trimmed(code.rawValue))
    guard !code.rawValue.isEmpty, code.rawValue.utf8.count <= AddressRules.longestField,
      !facts.cart.promotionCodes.contains(code)
    else { throw Objection(.promotionNotUsable) }
    setPromotions(facts.cart.promotionCodes + [code], at: now, &effects)
  }

  mutating func removePromotion(
    _ code: PromotionCode,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard facts.cart.promotionCodes.contains(code) else { throw Objection(.unknownPromotion) }
    setPromotions(facts.cart.promotionCodes.filter { $0 != code }, at: now, &effects)
  }

  mutating func setCurrency(_ currency: Currency, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    guard facts.cart.isEmpty else { throw Objection(.cartNotEmpty) }
    notices = []
    guard facts.cart.currency != currency else { return }
    facts.cart.currency = currency
    facts.cart.revision += 1
    facts.forgetOffers()
    settle(.lines, at: now, &effects)
  }

  private mutating func setPromotions(_ codes: [PromotionCode], at now: Moment, _ effects: inout [CheckoutEffect]) {
    notices = []
    facts.cart.promotionCodes = codes
    facts.cart.revision += 1
    facts.versions.promotions &+= 1
    facts.promotionsSinceQuote = true
    settle(.promotions, at: now, &effects)
  }
}

extension Facts {
  /// What was offered in one currency means nothing in another.
  fileprivate mutating func forgetOffers() {
    giftCards.removeAll { $0.balance.currency != cart.currency }
    options = []
    delivery = nil
    methods = nil
    method = nil
    dropToken()
  }
}
