/// A payment currency, by its ISO 4217 code.
///
/// A value that exists is a currency whose number of decimals is known, so that an amount can be exact.
/// This release knows the codes in ``supported``; any other well-formed code is *not supported yet*, which
/// says nothing about whether ISO 4217 has it.
///
/// Source of codes and exponents: ISO 4217 List One, published 2026-01-01.
public struct Currency: Hashable, Sendable {
  /// Three letters, five bits each: a currency is compared and copied as one small integer.
  private let packed: UInt16

  /// How many decimal digits the minor unit has: 2 for EUR, 0 for JPY, 3 for KWD.
  public let exponent: UInt8

  /// Finds a currency by its code.
  ///
  /// - Parameter code: Three upper-case ASCII letters, as ISO 4217 writes them.
  /// - Throws: ``MoneyProblem/currencyMalformed`` when it is not three upper-case letters,
  ///   ``MoneyProblem/currencyNotSupportedYet`` when this release does not know the code.
  public init(_ code: String) throws(MoneyProblem) {
    guard let packed = Currency.pack(code) else { throw .currencyMalformed }
    guard let exponent = Currency.exponent(of: packed) else { throw .currencyNotSupportedYet }
    self.packed = packed
    self.exponent = exponent
  }

  /// The ISO 4217 code, three upper-case letters.
  public var code: String {
    var text = ""
    for shift in [10, 5, 0] as [UInt16] {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: (packed >> shift) & 31) + 64))
    }
    return text
  }

  /// Every currency that this release knows, in the order of the codes.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  public static var supported: [Currency] {
    table.map { Currency(packed: $0.packed, exponent: $0.exponent) }
  }

  private init(packed: UInt16, exponent: UInt8) {
    self.packed = packed
    self.exponent = exponent
  }

  private static func pack(_ code: String) -> UInt16? {
    guard code.utf8.count == 3 else { return nil }
    var packed: UInt16 = 0
    for byte in code.utf8 {
      guard byte >= 65, byte <= 90 else { return nil }
      packed = packed << 5 | UInt16(byte - 64)
    }
    return packed
  }

  private static func exponent(of packed: UInt16) -> UInt8? {
    table.first { $0.packed == packed }?.exponent
  }

  private static let table: [(packed: UInt16, exponent: UInt8)] =
    [
      ("AED", 2), ("AUD", 2), ("BHD", 3), ("BRL", 2), ("CAD", 2), ("CHF", 2), ("CLP", 0), ("CNY", 2), ("CZK", 2),
      ("DKK", 2), ("EUR", 2), ("GBP", 2), ("HUF", 2), ("ILS", 2), ("INR", 2), ("ISK", 0), ("JPY", 0), ("KRW", 0),
      ("KWD", 3), ("MXN", 2), ("NOK", 2), ("NZD", 2), ("OMR", 3), ("PLN", 2), ("RON", 2), ("SEK", 2), ("SGD", 2),
      ("THB", 2), ("TND", 3), ("TRY", 2), ("USD", 2), ("VND", 0), ("ZAR", 2),
    ].compactMap { code, exponent in pack(code).map { ($0, exponent) } }

  /// Euro.
  public static let eur = known("EUR", 2)
  /// US dollar.
  public static let usd = known("USD", 2)
  /// Pound sterling.
  public static let gbp = known("GBP", 2)
  /// Swiss franc.
  public static let chf = known("CHF", 2)
  /// Yen: no decimals.
  public static let jpy = known("JPY", 0)
  /// Kuwaiti dinar: three decimals.
  public static let kwd = known("KWD", 3)

  private static func known(_ code: String, _ exponent: UInt8) -> Currency {
    Currency(packed: pack(code) ?? 0, exponent: exponent)
  }
}

extension Currency: CustomStringConvertible {
  /// The ISO 4217 code.
  public var description: String { code }
}
