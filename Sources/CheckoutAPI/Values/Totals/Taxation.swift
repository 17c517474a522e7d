/// How taxes are computed: three things that the law or the merchant decides, and nobody else may guess.
public struct Taxation: Hashable, Sendable {
  /// What a tax is rounded on; both are legal, in different places, and differ by cents.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// Each line's tax is rounded, and the rounded taxes are added.
    case perLine = "per-line"
    /// The lines with the same rates are added, and the tax on their sum is rounded.
    case perTotal = "per-total"
  }

  /// Whether prices hold the taxes already.
  public let inclusion: Tax.Inclusion
  /// What a tax is rounded on.
  public let basis: Basis
  /// How a tax is rounded.
  public let mode: RoundingMode

  /// Describes a way to compute taxes.
  ///
  /// - Parameters:
  ///   - inclusion: Whether prices hold the taxes already.
  ///   - basis: What a tax is rounded on.
  ///   - mode: How a tax is rounded.
  public init(_ inclusion: Tax.Inclusion, rounding basis: Basis, _ mode: RoundingMode) {
    self.inclusion = inclusion
    self.basis = basis
    self.mode = mode
  }

  /// The taxes on amounts of one currency.
  ///
  /// Several rates on one price are taken together, rounded once, and share the result by the method of the largest
  /// remainder. Where prices hold their taxes, the tax is computed and the price before tax is what is left.
  ///
  /// - Parameters:
  ///   - amounts: What is sold.
  ///   - currency: The currency of all of it.
  /// - Returns: One tax for each rate, in the order in which they first apply.
  /// - Throws: ``MoneyProblem/currencyMismatch``, ``MoneyProblem/overflow``.
  /// - Complexity: O(*n* *r*) in the number of amounts and of different rates.
  public func taxes(on amounts: [TaxedAmount], in currency: Currency) throws(MoneyProblem) -> [Tax] {
    var bill = TaxBill(self, currency)
    for item in amounts {
      guard item.amount.currency == currency else { throw .currencyMismatch }
      try bill.add(Fraction(Int128(item.amount.minorUnits)), rates: item.rates)
    }
    return try bill.taxes()
  }
}
