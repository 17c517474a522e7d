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

  /// The amount with its sign turned.
  ///
  /// - Throws: ``MoneyProblem/overflow`` for the one amount that has no opposite.
  public func negated() throws(MoneyProblem) -> Money { try multiplied(by: -1) }

  /// The sum of amounts of one currency.
  ///
  /// - Parameters:
  ///   - amounts: The amounts.
  ///   - currency: The currency of the sum; by default the one of the first amount.
  /// - Throws: ``MoneyProblem/emptySumNeedsCurrency`` when there is neither an amount nor a currency,
  ///   ``MoneyProblem/currencyMismatch``, ``MoneyProblem/overflow``.
  /// - Complexity: O(*n*) in the number of amounts.
  public static func sum(of amounts: some Sequence<Money>, in currency: Currency? = nil) throws(MoneyProblem) -> Money {
    var sum = currency.map(Money.zero)
    for amount in amounts { sum = try sum?.adding(amount) ?? amount }
    guard let sum else { throw .emptySumNeedsCurrency }
    return sum
  }
}
