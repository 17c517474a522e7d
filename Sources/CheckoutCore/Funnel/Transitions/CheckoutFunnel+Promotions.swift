import CheckoutAPI

extension CheckoutFunnel {
  mutating func applyPromotion(
    _ code: PromotionCode,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    let code = PromotionCode(Trimming.trimmed(code.rawValue))
    guard CartRules.takes(code, in: facts.cart) else { throw Objection(.promotionNotUsable) }
    facts.cart.promotionCodes.append(code)
    promotionsChanged(at: now, &effects)
  }

  mutating func removePromotion(
    _ code: PromotionCode,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard let index = facts.cart.promotionCodes.firstIndex(of: code) else { throw Objection(.unknownPromotion) }
    facts.cart.promotionCodes.remove(at: index)
    promotionsChanged(at: now, &effects)
  }

  private mutating func promotionsChanged(at now: Moment, _ effects: inout [CheckoutEffect]) {
    facts.cart.revision += 1
    facts.versions.promotions &+= 1
    settle(.promotions, at: now, &effects)
  }

  mutating func setCurrency(_ currency: Currency, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    guard facts.cart.isEmpty else { throw Objection(.cartNotEmpty) }
    guard currency.listing.isPayable else { throw Objection(.unknownCurrency) }
    facts.cart.currency = currency
    facts.cart.revision += 1
    // What is on a gift card in one currency pays nothing in another.
    facts.giftCards.removeAll { $0.balance.currency != currency }
    settle(.currency, at: now, &effects)
  }
}
