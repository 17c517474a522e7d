/// Everything a price is made of: what is sold, what is taken off, how it is taxed.
///
/// A backend fills it in and asks for the ``quote(_:expiresAt:taxDependsOnAddress:rejectedPromotions:reference:)``: the
/// amounts are exact, add up, and are never negative, whatever is taken off.
///
/// ```swift
/// var sheet = PriceSheet(currency: .eur, taxation: Taxation(.included, rounding: .perTotal, .halfUp))
/// sheet.lines = [PricedLine(line: LineID("lamp"), unitPrice: price, quantity: 2, rates: [vat])]
/// let quote = try sheet.quote(QuoteID("q-1"))
/// ```
public struct PriceSheet: Hashable, Sendable {
  /// The currency of every amount.
  public var currency: Currency
  /// How taxes are computed.
  public var taxation: Taxation
  /// What is sold.
  public var lines: [PricedLine] = []
  /// What is taken off. Percentages count before amounts, whatever their order; among themselves they count in order.
  public var promotions: [Promotion] = []
  /// What delivery costs; `nil` when nothing is delivered or no option is chosen.
  public var delivery: Charge?
  /// What the delivery extras cost.
  public var extras: [Charge] = []
  /// Other charges, such as for the way of paying.
  public var fees: [Charge] = []

  /// Starts a sheet with nothing on it.
  ///
  /// - Parameters:
  ///   - currency: The currency of every amount.
  ///   - taxation: How taxes are computed.
  public init(currency: Currency, taxation: Taxation) {
    self.currency = currency
    self.taxation = taxation
  }
}

/// One line with its price.
public struct PricedLine: Hashable, Sendable {
  /// The line and its price, as a quote says it.
  public var quoted: QuoteLine
  /// The taxes on the goods.
  public var rates: [TaxRate]
  /// The guarantee for one piece; `nil` when the shopper wants none.
  public var guarantee: Charge?

  /// Describes a line.
  ///
  /// - Parameters:
  ///   - quoted: The line and its price, as a quote says it.
  ///   - rates: The taxes on the goods.
  ///   - guarantee: The guarantee for one piece.
  public init(_ quoted: QuoteLine, rates: [TaxRate] = [], guarantee: Charge? = nil) {
    self.quoted = quoted
    self.rates = rates
    self.guarantee = guarantee
  }
}

/// Something that costs money and is no line.
public struct Charge: Hashable, Sendable {
  /// Its name as the shopper reads it.
  public var name: String
  /// How much it is.
  public var amount: Money
  /// The taxes on it.
  public var rates: [TaxRate]

  /// Describes a charge.
  ///
  /// - Parameters:
  ///   - name: Its name as the shopper reads it.
  ///   - amount: How much it is, not negative.
  ///   - rates: The taxes on it.
  public init(name: String, amount: Money, rates: [TaxRate] = []) {
    self.name = name
    self.amount = amount
    self.rates = rates
  }
}
