import CheckoutAPI

/// A merchant's quote that was held against the cart and against itself, with what follows from it.
///
/// It is immutable and shared: the facts that hold it stay small, and reading an amount copies nothing.
final class Price: Equatable, Sendable {
  let quote: Quote
  let sums: PriceSums
  /// Whether it lacks an address that it needs: shown, never placed.
  let isEstimate: Bool
  /// The lines that cannot be supplied in their quantity.
  let unavailableLines: [LineID]

  /// Takes a quote over.
  ///
  /// - Throws: The first thing wrong with it.
  /// - Complexity: O(*n*) in the number of lines when the merchant keeps their order.
  init(checking quote: Quote, for cart: Cart, hasDestination: Bool, at now: Moment) throws(QuoteProblem) {
    sums = try QuoteCheck.sums(of: quote, for: cart, at: now)
    self.quote = quote
    isEstimate = !hasDestination && (cart.hasPhysicalLines || quote.taxDependsOnAddress)
    unavailableLines = quote.lines.filter { !$0.isAvailable }.map(\.line)
  }

  /// The total, in minor units.
  var total: Int64 { sums.total }

  static func == (left: Price, right: Price) -> Bool {
    left === right || (left.quote == right.quote && left.isEstimate == right.isEstimate)
  }
}
