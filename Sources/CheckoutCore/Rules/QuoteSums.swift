import CheckoutAPI

/// The parts of a quote, each added up once, in minor units.
struct QuoteSums: Equatable, Sendable {
  private(set) var subtotal: Int64 = 0
  private(set) var discount: Int64 = 0
  private(set) var delivery: Int64 = 0
  private(set) var extras: Int64 = 0
  private(set) var guarantee: Int64 = 0
  private(set) var fees: Int64 = 0
  private(set) var taxAdded: Int64 = 0
  private(set) var taxIncluded: Int64 = 0
  /// What discounts can be taken off from.
  private(set) var base: Int64 = 0
  /// What the parts add up to.
  private(set) var total: Int64 = 0

  /// Adds the parts up.
  ///
  /// - Returns: `nil` when an amount is negative, in another currency than the total, or too large to be exact.
  init?(_ quote: Quote) {
    var sum = CheckedSum(quote.total.currency)
    for line in quote.lines { sum.add(line.unitPrice, times: line.quantity, to: &subtotal) }
    for item in quote.discounts { sum.add(item.amount, to: &discount) }
    for item in quote.fees { sum.add(item.amount, to: &fees) }
    for tax in quote.taxes where tax.inclusion == .added { sum.add(tax.amount, to: &taxAdded) }
    for tax in quote.taxes where tax.inclusion == .included { sum.add(tax.amount, to: &taxIncluded) }
    if let price = quote.delivery { sum.add(price, to: &delivery) }
    if let price = quote.extras { sum.add(price, to: &extras) }
    if let price = quote.guarantee { sum.add(price, to: &guarantee) }
    for part in [subtotal, delivery, extras, guarantee, fees] { sum.add(part, to: &base) }
    guard sum.isExact, !quote.total.isNegative else { return nil }
    let (taxed, overflow) = base.addingReportingOverflow(taxAdded)
    guard !overflow else { return nil }
    total = taxed - discount
  }
}

/// Adds amounts up, and remembers when one of them did not fit.
private struct CheckedSum {
  private let currency: Currency
  private(set) var isExact = true

  init(_ currency: Currency) { self.currency = currency }

  mutating func add(_ amount: Money, times count: Int = 1, to sum: inout Int64) {
    guard amount.currency == currency, !amount.isNegative, count >= 0 else {
      isExact = false
      return
    }
    let (product, overflow) = amount.minorUnits.multipliedReportingOverflow(by: Int64(count))
    guard !overflow else {
      isExact = false
      return
    }
    add(product, to: &sum)
  }

  mutating func add(_ amount: Int64, to sum: inout Int64) {
    let (result, overflow) = sum.addingReportingOverflow(amount)
    if overflow { isExact = false } else { sum = result }
  }
}
