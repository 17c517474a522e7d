/// Prints an amount plainly and exactly, the same on every machine: `19.99 EUR`.
///
/// For people, a host injects a ``MoneyFormatter`` that knows their locale.
public struct PlainMoneyFormatter: MoneyFormatter {
  /// Makes a formatter; it has nothing to configure.
  public init() {}

  /// Prints major units with exactly the currency's decimals, a space, and the ISO 4217 code.
  public func string(from money: Money) -> String { money.description }
}
