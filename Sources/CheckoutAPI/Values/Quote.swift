#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The merchant's price for exactly what it was asked about.
///
/// It is checked before it is used: one whose parts do not add up to its total is refused, not shown. The total is the
/// lines (price times quantity) plus delivery, extras, guarantee and fees, less discounts, plus the taxes that are
/// added. Discounts take off at most what is there before tax; taxes that the prices hold are part of the total; no
/// amount is negative, and all are of the cart's currency.
public struct Quote: Hashable, Sendable {
  /// The merchant's name for it.
  public var id: QuoteID
  /// One entry for each line of the cart, in any order.
  public var lines: [QuoteLine]
  /// What is taken off.
  public var discounts: [Discount]
  /// The delivery option's price; `nil` when nothing is delivered or no option was chosen.
  public var delivery: Money?
  /// The price of the delivery extras together.
  public var extras: Money?
  /// The price of the guarantees together.
  public var guarantee: Money?
  /// Other charges, such as for the way of paying.
  public var fees: [Fee]
  /// The taxes.
  public var taxes: [Tax]
  /// What the shopper pays for all of it.
  public var total: Money
  /// When the merchant stops standing by it; `nil` for never.
  public var expiresAt: Date?
  /// Whether the tax depends on where the order or its bill goes: such an order needs an address.
  public var taxDependsOnAddress: Bool
  /// The codes of the cart that the merchant does not accept.
  public var rejectedPromotions: [PromotionCode]
  /// What only the merchant understands.
  public var reference: MerchantReference?

  /// Describes a quote.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for it.
  ///   - lines: One entry for each line of the cart.
  ///   - discounts: What is taken off, each a positive amount.
  ///   - delivery: The delivery option's price.
  ///   - extras: The price of the delivery extras together.
  ///   - guarantee: The price of the guarantees together.
  ///   - fees: Other charges.
  ///   - taxes: The taxes.
  ///   - total: What the shopper pays for all of it.
  ///   - expiresAt: When the merchant stops standing by it.
  ///   - taxDependsOnAddress: Whether the tax depends on where the order or its bill goes.
  ///   - rejectedPromotions: The codes that the merchant does not accept.
  ///   - reference: What only the merchant understands.
  public init(
    id: QuoteID,
    lines: [QuoteLine],
    discounts: [Discount] = [],
    delivery: Money? = nil,
    extras: Money? = nil,
    guarantee: Money? = nil,
    fees: [Fee] = [],
    taxes: [Tax] = [],
    total: Money,
    expiresAt: Date? = nil,
    taxDependsOnAddress: Bool = false,
    rejectedPromotions: [PromotionCode] = [],
    reference: MerchantReference? = nil
  ) {
    self.id = id
    self.lines = lines
    self.discounts = discounts
    self.delivery = delivery
    self.extras = extras
    self.guarantee = guarantee
    self.fees = fees
    self.taxes = taxes
    self.total = total
    self.expiresAt = expiresAt
    self.taxDependsOnAddress = taxDependsOnAddress
    self.rejectedPromotions = rejectedPromotions
    self.reference = reference
  }

  /// Whether the merchant no longer stands by it.
  ///
  /// - Parameter now: The wall clock's time.
  public func isExpired(at now: Date) -> Bool { expiresAt.map { $0 <= now } ?? false }
}
