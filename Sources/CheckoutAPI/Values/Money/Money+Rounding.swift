extension Money {
  /// The amount times a decimal number, such as an exchange rate or a quantity of 0.35 kilograms; rounded once.
  ///
  /// - Throws: ``MoneyProblem/overflow``.
  public func multiplied(by factor: ExactDecimal, rounding mode: RoundingMode) throws(MoneyProblem) -> Money {
    let product = Int128(minorUnits) * Int128(factor.coefficient)
    return try Money(mode.quotient(product, PowerOfTen.large(Int(factor.scale))), currency)
  }

  /// So many percent of the amount; rounded once.
  ///
  /// - Parameters:
  ///   - percentage: `12.5` for an eighth.
  ///   - mode: What becomes of a part of a minor unit.
  /// - Throws: ``MoneyProblem/overflow``.
  public func percent(_ percentage: ExactDecimal, rounding mode: RoundingMode) throws(MoneyProblem) -> Money {
    let product = Int128(minorUnits) * Int128(percentage.coefficient)
    return try Money(mode.quotient(product, PowerOfTen.large(Int(percentage.scale) + 2)), currency)
  }

  /// The amount divided by a whole number; rounded once.
  ///
  /// Parts made like this need not add up to the amount: see ``split(into:)``.
  ///
  /// - Throws: ``MoneyProblem/divisionByZero``, ``MoneyProblem/overflow``.
  public func divided(by divisor: Int64, rounding mode: RoundingMode) throws(MoneyProblem) -> Money {
    guard divisor != 0 else { throw .divisionByZero }
    let sign: Int128 = divisor < 0 ? -1 : 1
    return try Money(mode.quotient(sign * Int128(minorUnits), sign * Int128(divisor)), currency)
  }

  /// The nearest multiple of an increment, such as the smallest coin.
  ///
  /// ```swift
  /// try price.rounded(toMultipleOf: price.currency.cashIncrement, .halfUp)
  /// ```
  ///
  /// - Parameters:
  ///   - increment: A number of minor units, more than zero.
  ///   - mode: Which neighbour is taken.
  /// - Throws: ``MoneyProblem/divisionByZero`` when the increment is not more than zero, ``MoneyProblem/overflow``.
  public func rounded(toMultipleOf increment: Int64, _ mode: RoundingMode) throws(MoneyProblem) -> Money {
    guard increment > 0 else { throw .divisionByZero }
    return try Money(mode.quotient(Int128(minorUnits), Int128(increment)) * Int128(increment), currency)
  }

  /// The amount of money nearest to a decimal number of major units; rounded once.
  ///
  /// - Parameters:
  ///   - value: A number of major units with any number of decimals, such as a computed 44.355.
  ///   - currency: The currency of the amount.
  ///   - increment: A number of minor units, more than zero: the amount is a multiple of it.
  ///   - mode: Which neighbour is taken.
  /// - Throws: ``MoneyProblem/divisionByZero`` when the increment is not more than zero, ``MoneyProblem/overflow``.
  public init(
    rounding value: ExactDecimal,
    in currency: Currency,
    toMultipleOf increment: Int64 = 1,
    _ mode: RoundingMode
  ) throws(MoneyProblem) {
    guard increment > 0 else { throw .divisionByZero }
    let minorUnits = Int128(value.coefficient) * PowerOfTen.large(Int(currency.exponent))
    let unit = PowerOfTen.large(Int(value.scale)) * Int128(increment)
    try self.init(mode.quotient(minorUnits, unit) * Int128(increment), currency)
  }

  /// Takes over what fits 64 bits.
  init(_ minorUnits: Int128, _ currency: Currency) throws(MoneyProblem) {
    guard let exact = Int64(exactly: minorUnits) else { throw .overflow }
    self.init(minorUnits: exact, currency: currency)
  }
}
