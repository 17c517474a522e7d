import CheckoutAPI

/// Holds a merchant's price against the cart and against itself, before anything of it is shown.
enum QuoteCheck {
  /// The parts of a quote that can be used.
  ///
  /// - Throws: The first thing wrong with it.
  /// - Complexity: O(*n*) in the number of lines when the merchant keeps their order.
  static func sums(of quote: Quote, for cart: Cart, at now: Moment) throws(QuoteProblem) -> PriceSums {
    guard quote.total.currency == cart.currency else { throw .currencyMismatch }
    guard prices(quote.lines, exactly: cart.lines) else { throw .linesDiffer }
    let sums = try PriceSums(checking: quote)
    guard !quote.isExpired(at: now) else { throw .expired }
    return sums
  }

  /// Whether each line of the cart is priced once, in its quantity, and nothing else is.
  private static func prices(_ priced: [QuoteLine], exactly lines: [CartLine]) -> Bool {
    guard priced.count == lines.count else { return false }
    if zip(priced, lines).allSatisfy({ $0.line == $1.id && $0.quantity == $1.quantity }) { return true }
    var wanted = Dictionary(lines.map { ($0.id, $0.quantity) }, uniquingKeysWith: { first, _ in first })
    return priced.allSatisfy { wanted.removeValue(forKey: $0.line) == $0.quantity }
  }
}
