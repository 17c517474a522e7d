/// An order as the merchant has it.
public struct Order: Hashable, Sendable, Identifiable {
  /// The merchant's name for it, also its number for the shopper.
  public let id: OrderID
  /// What was ordered, line by line.
  public let lines: [OrderLine]
  /// What it costs.
  public let total: Money
  /// Where it is delivered, as the merchant has it; `nil` when the merchant does not say.
  public let deliveryAddress: PostalAddress?
  /// What only the merchant understands.
  public let reference: MerchantReference?

  /// Describes an order.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for it.
  ///   - lines: What was ordered, line by line.
  ///   - total: What it costs.
  ///   - deliveryAddress: Where it is delivered, as the merchant has it.
  ///   - reference: What only the merchant understands.
  public init(
    id: OrderID,
    lines: [OrderLine],
    total: Money,
    deliveryAddress: PostalAddress? = nil,
    reference: MerchantReference? = nil
  ) {
    self.id = id
    self.lines = lines
    self.total = total
    self.deliveryAddress = deliveryAddress
    self.reference = reference
  }
}

/// One line of an order.
public struct OrderLine: Hashable, Sendable {
  /// The product.
  public let product: ProductID
  /// Its name as the merchant has it.
  public let name: String
  /// How many pieces.
  public let quantity: Int

  /// Describes a line.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - name: Its name as the merchant has it.
  ///   - quantity: How many pieces.
  public init(product: ProductID, name: String, quantity: Int) {
    self.product = product
    self.name = name
    self.quantity = quantity
  }
}

/// A way in which an order is not what the shopper agreed to: shown, never swallowed.
@nonexhaustive public enum OrderDifference: Hashable, Sendable {
  /// The total is another.
  case total(agreed: Money, ordered: Money)
  /// A product is there in another number of pieces, none included.
  case quantity(product: ProductID, agreed: Int, ordered: Int)
  /// It goes to another address.
  case deliveryAddress(agreed: PostalAddress?, ordered: PostalAddress)
}
