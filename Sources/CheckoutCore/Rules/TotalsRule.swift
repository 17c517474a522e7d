import CheckoutAPI

extension Facts {
  /// The amounts as they stand: of the last price, or of the cart's own prices until there is one.
  var totals: Totals {
    let currency = cart.currency
    func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }
    guard let price else {
      let subtotal = money(CartRules.subtotal(of: cart.lines) ?? 0)
      return Totals(
        subtotal: subtotal, total: subtotal, covered: money(0), due: subtotal,
        isProvisional: !cart.isEmpty, isEstimate: !cart.isEmpty)
    }
    var totals = Totals(
      subtotal: money(price.sums.subtotal), total: price.quote.total, covered: money(covered), due: money(due),
      isProvisional: requests.quote.phase != .answered, isEstimate: price.isEstimate)
    totals.discount = money(price.sums.discount)
    totals.delivery = price.quote.delivery
    totals.extras = money(price.sums.extras)
    totals.guarantee = money(price.sums.guarantee)
    totals.fees = money(price.sums.fees)
    totals.taxAdded = money(price.sums.taxAdded)
    totals.taxIncluded = money(price.sums.taxIncluded)
    return totals
  }
}
