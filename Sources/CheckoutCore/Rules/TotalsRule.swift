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
    var totals = Totals(price.quote, sums: price.sums, covered: covered, paysInCoins: method?.paysInCoins ?? false)
    totals.isProvisional = requests.quote.phase != .answered
    totals.isEstimate = price.isEstimate
    return totals
  }
}
