/// The units in which a payment gateway counts amounts, where they differ from ISO 4217.
///
/// Gateways froze their own numbers of decimals long ago: one takes Icelandic crowns with two decimals, another takes
/// dinars whose last digit has to be zero. An adapter keeps its gateway's table in one of these, so that no amount is a
/// hundred times too large; nothing else in a checkout ever sees these numbers.
///
/// ```swift
/// let units = GatewayUnits(exponents: ["ISK": 2], lastDigitIsZero: ["KWD"])
/// try units.count(of: Money(parsing: "2000", in: Currency("ISK")))  // 200000
/// ```
public struct GatewayUnits: Hashable, Sendable {
  private let exponents: [String: UInt8]
  private let lastDigitIsZero: Set<String>

  /// Describes a gateway.
  ///
  /// - Parameters:
  ///   - exponents: How many decimals the gateway counts, 0 to 6, by currency code, where they are not the standard's.
  ///   - lastDigitIsZero: The codes whose last digit has to be zero.
  public init(exponents: [String: UInt8], lastDigitIsZero: Set<String> = []) {
    self.exponents = exponents
    self.lastDigitIsZero = lastDigitIsZero
  }

  /// How many decimals the gateway counts.
  public func exponent(of currency: Currency) -> UInt8 { exponents[currency.code] ?? currency.exponent }

  /// The number that the gateway is sent for an amount.
  ///
  /// - Throws: ``MoneyProblem/tooManyDigits`` when the gateway cannot count the amount exactly,
  ///   ``MoneyProblem/overflow``.
  public func count(of money: Money) throws(MoneyProblem) -> Int64 {
    let shift = Int(exponent(of: money.currency)) - Int(money.currency.exponent)
    let count = try GatewayUnits.shifted(money.minorUnits, by: shift)
    guard !lastDigitIsZero.contains(money.currency.code) || count % 10 == 0 else { throw .tooManyDigits }
    return count
  }

  /// The amount that a gateway's number stands for.
  ///
  /// - Throws: ``MoneyProblem/tooManyDigits`` when the currency has no such small unit, ``MoneyProblem/overflow``.
  public func money(counting count: Int64, in currency: Currency) throws(MoneyProblem) -> Money {
    let shift = Int(currency.exponent) - Int(exponent(of: currency))
    return Money(minorUnits: try GatewayUnits.shifted(count, by: shift), currency: currency)
  }

  private static func shifted(_ units: Int64, by places: Int) throws(MoneyProblem) -> Int64 {
    let factor = PowerOfTen.large(min(abs(places), 19))
    if places < 0 {
      guard Int128(units) % factor == 0 else { throw .tooManyDigits }
      return Int64(truncatingIfNeeded: Int128(units) / factor)
    }
    guard let shifted = Int64(exactly: Int128(units) * factor) else { throw .overflow }
    return shifted
  }
}
