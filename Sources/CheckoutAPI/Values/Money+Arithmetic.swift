extension Money {
  /// The sum of two amounts of one currency.
  ///
  /// - Throws: ``MoneyProblem/currencyMismatch``, ``MoneyProblem/overflow``.
  public func adding(_ other: Money) throws(MoneyProblem) -> Money {
    guard currency == other.currency else { throw .currencyMismatch }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .overflow }
    return Money(minorUnits: sum, currency: currency)
  }

  /// The difference of two amounts of one currency.
  ///
  /// - Throws: ``MoneyProblem/currencyMismatch``, ``MoneyProblem/overflow``.
  public func subtracting(_ other: Money) throws(MoneyProblem) -> Money {
    guard currency == other.currency else { throw .currencyMismatch }
    let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .overflow }
    return Money(minorUnits: difference, currency: currency)
  }

  /// The amount times a whole number.
  ///
  /// - Throws: ``MoneyProblem/overflow``.
  public func multiplied(by factor: Int) throws(MoneyProblem) -> Money {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: Int64(factor))
    guard !overflow else { throw .overflow }
    return Money(minorUnits: product, currency: currency)
  }
}
