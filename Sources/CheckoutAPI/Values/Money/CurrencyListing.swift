/// What ISO 4217 says of a code, with the digits that people are used to seeing.
///
/// The exponent is the standard's and exact amounts are kept by it. How many digits people see is another matter (Colombian
/// pesos have two by the standard and none in shops), how small a coin is yet another, and the units that a payment
/// gateway counts in a fourth: see ``GatewayUnits``.
///
/// Sources: ISO 4217 List One, published 2026-01-01, and the Unicode CLDR for display and cash.
public struct CurrencyListing: Hashable, Sendable {
  /// The place in the table.
  let index: UInt8

  /// Finds a code.
  ///
  /// - Parameter code: Three upper-case ASCII letters, as ISO 4217 writes them.
  /// - Throws: ``MoneyProblem/currencyMalformed``, ``MoneyProblem/currencyUnknown``, or
  ///   ``MoneyProblem/currencyWithdrawn(successor:)`` for a code that was listed once.
  /// - Complexity: O(log *n*) in the size of the table; O(*n*) for a code that is not in it.
  public init(_ code: String) throws(MoneyProblem) {
    guard let packed = CurrencyCode.pack(code) else { throw .currencyMalformed }
    guard let index = CurrencyListing.index(of: packed) else { throw CurrencyListing.absence(of: packed) }
    self.index = index
  }

  /// Every code that is listed, in the order of the codes.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  public static var all: [CurrencyListing] { Currency.listOne.indices.map { CurrencyListing(index: UInt8($0)) } }

  /// The code, three upper-case letters.
  public var code: String { CurrencyCode.text(packed) }

  /// The three digits that stand for the code, such as `978`.
  public var numericCode: String {
    let digits = String(word >> 17 & 1023)
    return String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  /// The English name.
  public var name: String { "\(Currency.listOneNames[Int(index)])" }

  /// How many decimals its minor unit has; `nil` where it has no minor unit, as gold.
  public var exponent: UInt8? {
    let exponent = UInt8(truncatingIfNeeded: word & 7)
    return exponent == 7 ? nil : exponent
  }

  /// Whether shoppers pay in it: not a fund, a unit of account, a metal or a test code.
  public var isPayable: Bool { word & 8 != 0 }

  /// How many decimals people usually see; never the precision of an amount.
  public var displayDigits: Int { Int(word >> 4 & 7) }

  /// How many decimals a price has that is paid in coins.
  public var cashDigits: Int { Int(word >> 7 & 7) }

  /// The smallest coin as a number of the last cash digit; 0 where that digit is the smallest: 5 for CHF, 50 for DKK.
  public var cashRounding: Int { Int(word >> 10 & 127) }

  private var packed: UInt16 { UInt16(truncatingIfNeeded: word >> 27) }

  private var word: UInt64 { Currency.listOne[Int(index)] }

  init(index: UInt8) { self.index = index }

  /// Finds a code by its letters.
  init?(packed: UInt16) {
    guard let index = CurrencyListing.index(of: packed) else { return nil }
    self.index = index
  }

  private static func index(of packed: UInt16) -> UInt8? {
    let table = Currency.listOne
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if UInt16(truncatingIfNeeded: table[middle] >> 27) < packed { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, UInt16(truncatingIfNeeded: table[low] >> 27) == packed else { return nil }
    return UInt8(low)
  }

  private static func absence(of packed: UInt16) -> MoneyProblem {
    guard let word = Currency.withdrawn.first(where: { $0 >> 15 == UInt32(packed) }) else { return .currencyUnknown }
    let successor = CurrencyListing(packed: UInt16(truncatingIfNeeded: word & 0x7FFF))
    return .currencyWithdrawn(successor: successor.flatMap(Currency.init(listing:)))
  }
}
