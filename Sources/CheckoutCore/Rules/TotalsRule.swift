import CheckoutAPI

extension Facts {
  /// The amounts as they stand: of the last price, or of the cart's own prices until there is one.
  var totals: Totals {
    let currency = cart.currency
    func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }
    guard let quote, let sums = QuoteSums(quote) else {
      let subtotal = money(CartRules.subtotal(of: cart.lines) ?? 0)
      return Totals(
        subtotal: subtotal, total: subtotal, covered: money(0), due: subtotal,
        isProvisional: !cart.isEmpty, isEstimate: !cart.isEmpty)
    }
    var totals = Totals(
      subtotal: money(sums.subtotal), total: quote.total, covered: money(covered), due: money(due),
      isProvisional: requests.quote.phase != .answered, isEstimate: quoteIsEstimate)
    totals.discount = money(sums.discount)
    totals.delivery = quote.delivery
    totals.extras = money(sums.extras)
    totals.guarantee = money(sums.guarantee)
    totals.fees = money(sums.fees)
    totals.taxAdded = money(sums.taxAdded)
    totals.taxIncluded = money(sums.taxIncluded)
    return totals
  }
}
