/// A rate of a tax that applies to something that is sold.
public struct TaxRate: Hashable, Sendable {
  /// The tax's name as the shopper reads it, such as `VAT 19 %`.
  public let name: String
  /// The part of the price before tax: 0.19 for 19 %.
  public let rate: ExactDecimal

  /// Describes a rate.
  ///
  /// - Parameters:
  ///   - name: The tax's name as the shopper reads it.
  ///   - rate: The part of the price before tax, not negative: 0.19 for 19 %.
  /// - Throws: ``MoneyProblem/negative``.
  public init(_ name: String, rate: ExactDecimal) throws(MoneyProblem) {
    guard !rate.isNegative else { throw .negative }
    self.name = name
    self.rate = rate
  }
}

/// An amount with the taxes that apply to it.
public struct TaxedAmount: Hashable, Sendable {
  /// What is sold: the price before tax, or with it where prices hold their taxes; below zero for what is given back.
  public let amount: Money
  /// The rates that apply, each to the same price; none where nothing is taxed.
  public let rates: [TaxRate]

  /// Describes an amount.
  ///
  /// - Parameters:
  ///   - amount: What is sold.
  ///   - rates: The rates that apply to it.
  public init(_ amount: Money, rates: [TaxRate]) {
    self.amount = amount
    self.rates = rates
  }
}
