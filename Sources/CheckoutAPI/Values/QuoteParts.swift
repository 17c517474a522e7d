/// What a quote says about one line of the cart.
public struct QuoteLine: Hashable, Sendable {
  /// The line.
  public var line: LineID
  /// The price of one piece.
  public var unitPrice: Money
  /// How many pieces were priced.
  public var quantity: Int
  /// Whether the merchant can supply that many.
  public var isAvailable: Bool

  /// Describes a line.
  ///
  /// - Parameters:
  ///   - line: The line of the cart.
  ///   - unitPrice: The price of one piece, not negative.
  ///   - quantity: How many pieces were priced, from 1.
  ///   - isAvailable: Whether the merchant can supply that many.
  public init(line: LineID, unitPrice: Money, quantity: Int, isAvailable: Bool = true) {
    self.line = line
    self.unitPrice = unitPrice
    self.quantity = quantity
    self.isAvailable = isAvailable
  }
}

/// Something that is taken off.
public struct Discount: Hashable, Sendable {
  /// Its name as the shopper reads it.
  public var name: String
  /// How much is taken off, as a positive amount.
  public var amount: Money
  /// The code it came by; `nil` when it needed none.
  public var code: PromotionCode?
  /// The line it applies to; `nil` when it applies to the order.
  public var line: LineID?

  /// Describes a discount.
  ///
  /// - Parameters:
  ///   - name: Its name as the shopper reads it.
  ///   - amount: How much is taken off, not negative.
  ///   - code: The code it came by.
  ///   - line: The line it applies to.
  public init(name: String, amount: Money, code: PromotionCode? = nil, line: LineID? = nil) {
    self.name = name
    self.amount = amount
    self.code = code
    self.line = line
  }
}

/// A charge that is neither goods nor delivery nor tax.
public struct Fee: Hashable, Sendable {
  /// Its name as the shopper reads it.
  public var name: String
  /// How much it is.
  public var amount: Money

  /// Describes a fee.
  ///
  /// - Parameters:
  ///   - name: Its name as the shopper reads it.
  ///   - amount: How much it is, not negative.
  public init(name: String, amount: Money) {
    self.name = name
    self.amount = amount
  }
}

/// A tax on the order.
public struct Tax: Hashable, Sendable {
  /// Whether prices hold it already.
  public enum Inclusion: String, Hashable, Sendable, CaseIterable {
    /// It is added to the prices.
    case added
    /// The prices hold it: it adds nothing to the total.
    case included
  }

  /// Its name as the shopper reads it.
  public var name: String
  /// How much it is.
  public var amount: Money
  /// Whether prices hold it already.
  public var inclusion: Inclusion

  /// Describes a tax.
  ///
  /// - Parameters:
  ///   - name: Its name as the shopper reads it.
  ///   - amount: How much it is, not negative.
  ///   - inclusion: Whether prices hold it already.
  public init(name: String, amount: Money, inclusion: Inclusion) {
    self.name = name
    self.amount = amount
    self.inclusion = inclusion
  }
}
