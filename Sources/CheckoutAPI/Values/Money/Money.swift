/// An exact amount of money: a whole number of minor units of one currency.
///
/// No initialiser takes a floating-point number: `19.99` is not representable in binary, and on some platforms not even a
/// `Decimal` made from a float literal is exact. Multiplying one by a hundred to get minor units is the same mistake.
///
/// ```swift
/// let price = try Money(parsing: "19.99", in: .eur)
/// price.minorUnits  // 1999
/// ```
public struct Money: Hashable, Sendable {
  /// The amount in minor units (cents for EUR, yen for JPY, fils for KWD); may be negative.
  public let minorUnits: Int64

  /// The currency of the amount.
  public let currency: Currency

  /// Makes an amount from minor units.
  ///
  /// - Parameters:
  ///   - minorUnits: The amount in minor units: 1999 is 19.99 EUR, and 1999 JPY.
  ///   - currency: The currency of the amount.
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Nothing, in a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

  /// Whether the amount is nothing.
  public var isZero: Bool { minorUnits == 0 }

  /// Whether the amount is below nothing.
  public var isNegative: Bool { minorUnits < 0 }
}

extension Money: CustomStringConvertible {
  /// The plain text and the code, such as `19.99 EUR`. For people, use a ``MoneyFormatter``.
  public var description: String { "\(plain) \(currency.code)" }
}
