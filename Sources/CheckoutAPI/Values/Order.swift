#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An order as the merchant has it.
public struct Order: Hashable, Sendable, Identifiable {
  /// The merchant's name for it, also its number for the shopper.
  public let id: OrderID
  /// What was ordered, line by line; empty when the merchant does not say.
  public let lines: [OrderLine]
  /// What it costs.
  public let total: Money
  /// Where it is delivered, as the merchant has it; a field is empty, or all of it `nil`, when the merchant does not
  /// say.
  public let deliveryAddress: AddressDraft?
  /// The merchant's page about it; `nil` when there is none.
  public let page: URL?
  /// What only the merchant understands.
  public let reference: MerchantReference?

  /// Describes an order.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for it.
  ///   - lines: What was ordered, line by line; empty when the merchant does not say.
  ///   - total: What it costs.
  ///   - deliveryAddress: Where it is delivered, as the merchant has it; what it does not say is empty.
  ///   - page: The merchant's page about it.
  ///   - reference: What only the merchant understands.
  public init(
    id: OrderID,
    lines: [OrderLine],
    total: Money,
    deliveryAddress: AddressDraft? = nil,
    page: URL? = nil,
    reference: MerchantReference? = nil
  ) {
    self.id = id
    self.lines = lines
    self.total = total
    self.deliveryAddress = deliveryAddress
    self.page = page
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
  /// The price of one piece; `nil` when the merchant does not say.
  public let unitPrice: Money?

  /// Describes a line.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - name: Its name as the merchant has it.
  ///   - quantity: How many pieces.
  ///   - unitPrice: The price of one piece.
  public init(product: ProductID, name: String, quantity: Int, unitPrice: Money? = nil) {
    self.product = product
    self.name = name
    self.quantity = quantity
    self.unitPrice = unitPrice
  }
}

/// A way in which an order is not what the shopper agreed to: shown, never swallowed.
@nonexhaustive public enum OrderDifference: Hashable, Sendable {
  /// The total is another.
  case total(agreed: Money, ordered: Money)
  /// A product is there in another number of pieces, none included.
  case quantity(product: ProductID, agreed: Int, ordered: Int)
  /// A piece of a product costs another price than any that was agreed to for it.
  case unitPrice(product: ProductID, agreed: Money, ordered: Money)
  /// It goes to another address: a field that the merchant does not say makes no difference, nor does the telephone
  /// number, which every merchant writes its own way.
  case deliveryAddress(agreed: PostalAddress?, ordered: AddressDraft)
}
