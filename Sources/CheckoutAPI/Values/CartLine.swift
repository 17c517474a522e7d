/// How a product reaches the shopper.
public enum FulfilmentKind: String, Hashable, Sendable, CaseIterable {
  /// It has to be delivered or collected: the order needs an address and a delivery option.
  case physical
  /// It needs no delivery.
  case digital
}

/// What a shop asks to have put into the cart: not checked yet.
public struct CartLineDraft: Hashable, Sendable {
  /// The product.
  public var product: ProductID
  /// The product's name as the shopper reads it.
  public var name: String
  /// The price of one piece, as the shop shows it; the merchant's quote is what counts in the end.
  public var unitPrice: Money
  /// How many pieces, from 1.
  public var quantity: Int
  /// Whether it has to be delivered.
  public var kind: FulfilmentKind
  /// Whether the shopper wants the guarantee for it.
  public var wantsGuarantee: Bool

  /// Describes a line.
  ///
  /// - Parameters:
  ///   - product: The product, by the merchant's name for it.
  ///   - name: The product's name as the shopper reads it; not empty.
  ///   - unitPrice: The price of one piece, not negative, in the cart's currency.
  ///   - quantity: How many pieces, from 1.
  ///   - kind: Whether it has to be delivered.
  ///   - wantsGuarantee: Whether the shopper wants the guarantee for it.
  public init(
    product: ProductID,
    name: String,
    unitPrice: Money,
    quantity: Int = 1,
    kind: FulfilmentKind = .physical,
    wantsGuarantee: Bool = false
  ) {
    self.product = product
    self.name = name
    self.unitPrice = unitPrice
    self.quantity = quantity
    self.kind = kind
    self.wantsGuarantee = wantsGuarantee
  }
}

/// One line of a cart: checked, priced above or at nothing, at least one piece.
public struct CartLine: Hashable, Sendable, Identifiable {
  /// The line, unique in its cart.
  public let id: LineID
  /// The product.
  public let product: ProductID
  /// The product's name as the shopper reads it.
  public let name: String
  /// The price of one piece as the shop showed it.
  public let unitPrice: Money
  /// How many pieces, from 1.
  public package(set) var quantity: Int
  /// Whether it has to be delivered.
  public let kind: FulfilmentKind
  /// Whether the shopper wants the guarantee for it.
  public package(set) var wantsGuarantee: Bool

  /// Only Core builds a line, from a draft it has checked.
  package init(id: LineID, draft: CartLineDraft) {
    self.id = id
    product = draft.product
    name = draft.name
    unitPrice = draft.unitPrice
    quantity = draft.quantity
    kind = draft.kind
    wantsGuarantee = draft.wantsGuarantee
  }
}
