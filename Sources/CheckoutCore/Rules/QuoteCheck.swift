import CheckoutAPI

/// Holds a merchant's price against the cart and against itself, before anything of it is shown.
enum QuoteCheck {
  /// The parts of a quote that can be used.
  ///
  /// - Throws: The first thing wrong with it.
  /// - Complexity: O(*n*) in the number of lines when the merchant keeps their order.
  static func sums(of quote: Quote, for cart: Cart, at now: Moment) throws(QuoteProblem) -> QuoteSums {
    guard quote.total.currency == cart.currency else { throw .currencyMismatch }
    guard prices(quote.lines, exactly: cart.lines) else { throw .linesDiffer }
    guard let sums = QuoteSums(quote) else { throw amountProblem(of: quote) }
    guard sums.discount <= sums.base else { throw .discountTooLarge }
    guard sums.total == quote.total.minorUnits else { throw .partsDoNotAddUp }
    guard sums.taxIncluded <= sums.total else { throw .taxTooLarge }
    guard !quote.isExpired(at: now) else { throw .expired }
    return sums
  }

  private static func amountProblem(of quote: Quote) -> QuoteProblem {
    var problem = QuoteProblem.overflow
    quote.visitAmounts { amount in
      if amount.currency != quote.total.currency {
        problem = .currencyMismatch
      } else if amount.isNegative, problem == .overflow {
        problem = .negativeAmount
      }
    }
    return problem
  }

  /// Whether each line of the cart is priced once, in its quantity, and nothing else is.
  private static func prices(_ priced: [QuoteLine], exactly lines: [CartLine]) -> Bool {
    guard priced.count == lines.count else { return false }
    if zip(priced, lines).allSatisfy({ $0.line == $1.id && $0.quantity == $1.quantity }) { return true }
    var wanted = Dictionary(lines.map { ($0.id, $0.quantity) }, uniquingKeysWith: { first, _ in first })
    return priced.allSatisfy { wanted.removeValue(forKey: $0.line) == $0.quantity }
  }
}

extension Quote {
  /// Visits every amount in the quote.
  func visitAmounts(_ visit: (Money) -> Void) {
    visit(total)
    for line in lines { visit(line.unitPrice) }
    for discount in discounts { visit(discount.amount) }
    for fee in fees { visit(fee.amount) }
    for tax in taxes { visit(tax.amount) }
    for part in [delivery, extras, guarantee] {
      if let part { visit(part) }
    }
  }
}
