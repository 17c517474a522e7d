extension Totals {
  /// Adds up a quote and what pays for it.
  ///
  /// This is how the funnel adds up: a backend or a receipt that uses it shows the same amounts.
  ///
  /// - Parameters:
  ///   - quote: The quote.
  ///   - giftCards: What pays first, in this order.
  ///   - storeCredit: What pays next.
  ///   - paysInCoins: Whether what is left is paid in coins: it is then rounded, once, to the smallest one, a half up.
  /// - Throws: ``QuoteProblem`` when the quote contradicts itself.
  /// - Complexity: O(*n*) in the number of parts.
  public init(
    of quote: borrowing Quote, giftCards: [GiftCard] = [], storeCredit: Money? = nil, paysInCoins: Bool = false
  ) throws(QuoteProblem) {
    let sums = try PriceSums(checking: quote)
    let covered = Coverage.covered(sums.total, by: giftCards, credit: storeCredit)
    self.init(quote, sums: sums, covered: covered, paysInCoins: paysInCoins)
  }

  /// The totals of a quote that was checked.
  package init(_ quote: borrowing Quote, sums: PriceSums, covered: Int64, paysInCoins: Bool) {
    let currency = quote.total.currency
    func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }
    let rounding = paysInCoins ? CashRounding.difference(of: sums.total - covered, in: currency) : 0
    self.init(
      subtotal: money(sums.subtotal), total: quote.total, covered: money(covered),
      due: money(sums.total - covered + rounding), isProvisional: false, isEstimate: false)
    discount = money(sums.discount)
    delivery = quote.delivery
    extras = money(sums.extras)
    guarantee = money(sums.guarantee)
    fees = money(sums.fees)
    taxAdded = money(sums.taxAdded)
    taxIncluded = money(sums.taxIncluded)
    cashRounding = money(rounding)
  }
}
