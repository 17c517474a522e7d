/// The parts of a price, each added up once, in minor units; everything that shows or checks a price adds it up here.
package struct PriceSums: Equatable, Sendable {
  package private(set) var subtotal: Int64 = 0
  package private(set) var discount: Int64 = 0
  package private(set) var delivery: Int64 = 0
  package private(set) var extras: Int64 = 0
  package private(set) var guarantee: Int64 = 0
  package private(set) var fees: Int64 = 0
  package private(set) var taxAdded: Int64 = 0
  package private(set) var taxIncluded: Int64 = 0
  /// What the parts add up to.
  package private(set) var total: Int64 = 0

  /// Adds the parts of a quote up and holds them against each other; what the quote says its total is does not matter.
  ///
  /// - Throws: ``QuoteProblem/currencyMismatch``, ``QuoteProblem/negativeAmount``, ``QuoteProblem/overflow``,
  ///   ``QuoteProblem/discountTooLarge``, ``QuoteProblem/taxTooLarge``.
  /// - Complexity: O(*n*) in the number of parts.
  package init(adding quote: borrowing Quote) throws(QuoteProblem) {
    var sum = CheckedSum(quote.total.currency)
    if let lines = PriceSums.exact(quote.lines, quote.total.currency) {
      subtotal = lines
    } else {
      for line in quote.lines { sum.add(line.unitPrice, times: line.quantity, to: &subtotal) }
    }
    for item in quote.discounts { sum.add(item.amount, to: &discount) }
    for item in quote.fees { sum.add(item.amount, to: &fees) }
    for tax in quote.taxes {
      switch tax.inclusion {
      case .added: sum.add(tax.amount, to: &taxAdded)
      case .included: sum.add(tax.amount, to: &taxIncluded)
      }
    }
    if let price = quote.delivery { sum.add(price, to: &delivery) }
    if let price = quote.extras { sum.add(price, to: &extras) }
    if let price = quote.guarantee { sum.add(price, to: &guarantee) }
    var base: Int64 = 0
    for part in [subtotal, delivery, extras, guarantee, fees] { sum.add(part, to: &base) }
    if let problem = sum.problem { throw problem }
    guard discount <= base else { throw .discountTooLarge }
    sum.add(taxAdded, to: &base)
    if let problem = sum.problem { throw problem }
    total = base - discount
    guard taxIncluded <= total else { throw .taxTooLarge }
  }

  /// What lines come to; `nil` when something is wrong with one of them.
  ///
  /// Nearly every price is right, and a cart has more lines than anything else: this only multiplies and adds.
  private static func exact(_ lines: [QuoteLine], _ currency: Currency) -> Int64? {
    var sum: Int64 = 0
    // By index: a copy of a line would hold its name.
    for index in lines.indices {
      let price = lines[index].unitPrice
      let (product, first) = price.minorUnits.multipliedReportingOverflow(by: Int64(lines[index].quantity))
      let (next, second) = sum.addingReportingOverflow(product)
      guard !first, !second, price.currency == currency, (price.minorUnits | Int64(lines[index].quantity)) >= 0 else {
        return nil
      }
      sum = next
    }
    return sum
  }

  /// Adds the parts of a merchant's quote up and holds them against its total.
  ///
  /// - Throws: What ``init(adding:)`` throws; ``QuoteProblem/negativeAmount`` and ``QuoteProblem/partsDoNotAddUp`` for
  ///   the total.
  package init(checking quote: borrowing Quote) throws(QuoteProblem) {
    try self.init(adding: quote)
    guard !quote.total.isNegative else { throw .negativeAmount }
    guard total == quote.total.minorUnits else { throw .partsDoNotAddUp }
  }
}
