import CheckoutAPI

extension SnapshotReader {
  /// Takes the lines of the cart, and those that were set aside, under the names they had.
  mutating func takeLines(_ form: SnapshotForm) throws(SnapshotProblem) {
    var names: Set<LineID> = []
    for (index, line) in form.lines.enumerated() {
      let field = "lines[\(index)]"
      let line = try read(line, in: facts.cart.currency, field: field, names: &names)
      if let problem = problem(of: line) {
        dropped.append(DroppedAnswer(.line(line.id), line.name, problem))
      } else {
        facts.cart.lines.append(line)
      }
    }
    for (index, line) in form.saved.enumerated() {
      let field = "saved[\(index)]"
      // What was set aside may be in the currency the cart had then.
      guard let currency = try? Currency(listed: line.price.currency) else {
        throw SnapshotProblem(.foreignCurrency, field: "\(field).price")
      }
      let line = try read(line, in: currency, field: field, names: &names)
      let shelf = Cart(id: facts.cart.id, currency: currency)
      if let problem = CartRules.problem(of: CartLineDraft(line), in: shelf, policy: facts.setup.policy) {
        dropped.append(DroppedAnswer(.savedLine(line.id), line.name, problem))
      } else if !facts.cart.savedForLater.take(line) {
        dropped.append(DroppedAnswer(.savedLine(line.id), line.name, .cannotSetAside))
      }
    }
  }

  /// Takes the promotion codes that could be entered today.
  mutating func takePromotions(_ codes: [String]) {
    for code in codes.map({ PromotionCode($0) }) {
      if CartRules.takes(code, in: facts.cart) {
        facts.cart.promotionCodes.append(code)
      } else {
        dropped.append(DroppedAnswer(.promotion(code), code.rawValue, .promotionNotUsable))
      }
    }
  }

  private func problem(of line: CartLine) -> CheckoutRefusal.Code? {
    let policy = facts.setup.policy
    return CartRules.problem(of: CartLineDraft(line), in: facts.cart, policy: policy)
      ?? CartRules.problem(of: facts.cart.lines, adding: line, policy: policy)
  }

  private func read(
    _ form: SnapshotForm.LineForm,
    in currency: Currency,
    field: String,
    names: inout Set<LineID>
  ) throws(SnapshotProblem) -> CartLine {
    let id = LineID(form.id)
    guard !Trimming.trimmed(form.id).isEmpty, names.insert(id).inserted else {
      throw SnapshotProblem(.malformed, field: "\(field).id")
    }
    guard let kind = FulfilmentKind(rawValue: form.kind) else {
      throw SnapshotProblem(.malformed, field: "\(field).kind")
    }
    guard form.price.currency == currency.code else {
      throw SnapshotProblem(.foreignCurrency, field: "\(field).price")
    }
    let draft = CartLineDraft(
      product: ProductID(form.product), name: form.name,
      unitPrice: Money(minorUnits: form.price.units, currency: currency), quantity: form.quantity, kind: kind,
      wantsGuarantee: form.guarantee)
    return CartLine(id: id, draft: draft)
  }
}

extension CartLineDraft {
  /// A line as a shop would ask for it.
  fileprivate init(_ line: CartLine) {
    self.init(
      product: line.product, name: line.name, unitPrice: line.unitPrice, quantity: line.quantity, kind: line.kind,
      wantsGuarantee: line.wantsGuarantee)
  }
}
