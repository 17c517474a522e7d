/// A currency, by its ISO 4217 code.
///
/// A value that exists has a known number of decimals, so that an amount in it is exact.
public struct Currency: Hashable, Sendable {
  /// The place in the table: a currency is compared and copied as one small integer.
  private let index: UInt8

  /// How many decimal digits the minor unit has: 2 for EUR, 0 for JPY, 3 for KWD.
  public let exponent: UInt8

  /// Finds a payment currency by its code.
  ///
  /// - Parameter code: Three upper-case ASCII letters, as ISO 4217 writes them.
  /// - Throws: ``MoneyProblem/currencyMalformed``, ``MoneyProblem/currencyUnknown``,
  ///   ``MoneyProblem/currencyWithdrawn(successor:)``, or ``MoneyProblem/currencyNotPayable`` for a fund, a unit of
  ///   account, a metal or a test code.
  /// - Complexity: O(log *n*) in the size of the table; O(*n*) for a code that is not in it.
  public init(_ code: String) throws(MoneyProblem) {
    let listing = try CurrencyListing(code)
    guard listing.isPayable, let exponent = listing.exponent else { throw .currencyNotPayable }
    self.init(index: listing.index, exponent: exponent)
  }

  /// Finds any listed code that has a minor unit, also funds and units of account.
  ///
  /// For books and reports: nobody is paid in Chilean unidades de fomento, yet contracts are written in them.
  ///
  /// - Parameter code: Three upper-case ASCII letters, as ISO 4217 writes them.
  /// - Throws: What ``init(_:)`` throws; ``MoneyProblem/currencyNotPayable`` only where there is no minor unit.
  /// - Complexity: O(log *n*) in the size of the table; O(*n*) for a code that is not in it.
  public init(listed code: String) throws(MoneyProblem) {
    let listing = try CurrencyListing(code)
    guard let exponent = listing.exponent else { throw .currencyNotPayable }
    self.init(index: listing.index, exponent: exponent)
  }

  /// Every payment currency, in the order of the codes.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  public static var payable: [Currency] { CurrencyListing.all.filter(\.isPayable).compactMap(Currency.init(listing:)) }

  /// Every listed code that has a minor unit, in the order of the codes.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  public static var listed: [Currency] { CurrencyListing.all.compactMap(Currency.init(listing:)) }

  /// The ISO 4217 code, three upper-case letters.
  public var code: String { listing.code }

  /// What the standard says of it, and what people are used to seeing.
  public var listing: CurrencyListing { CurrencyListing(index: index) }

  /// What the smallest coin is worth, in minor units: 5 for CHF, 50 for DKK, 500 for HUF, 1 for EUR.
  ///
  /// Source: Unicode CLDR. Rounding to it is for what is paid in coins, and for nothing else.
  public var cashIncrement: Int64 {
    let listing = listing
    return PowerOfTen.small(Int(exponent) - listing.cashDigits) * Int64(max(1, listing.cashRounding))
  }

  init?(listing: CurrencyListing) {
    guard let exponent = listing.exponent else { return nil }
    self.init(index: listing.index, exponent: exponent)
  }

  private init(index: UInt8, exponent: UInt8) {
    self.index = index
    self.exponent = exponent
  }

  /// Euro.
  public static let eur = known("EUR")
  /// US dollar.
  public static let usd = known("USD")
  /// Pound sterling.
  public static let gbp = known("GBP")
  /// Swiss franc.
  public static let chf = known("CHF")
  /// Yen: no decimals.
  public static let jpy = known("JPY")
  /// Kuwaiti dinar: three decimals.
  public static let kwd = known("KWD")

  private static func known(_ code: String) -> Currency {
    CurrencyCode.pack(code).flatMap(CurrencyListing.init(packed:)).flatMap(Currency.init(listing:))
      ?? Currency(index: 0, exponent: 2)
  }
}

extension Currency: CustomStringConvertible {
  /// The ISO 4217 code.
  public var description: String { code }
}
