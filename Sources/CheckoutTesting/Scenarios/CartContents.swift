public import CheckoutAPI

/// What to put into the cart of a scenario instead of its own lines.
public struct CartContents: Hashable, Sendable {
  /// The currency of the cart.
  public var currency: Currency
  /// The lines.
  public var lines: [CartLineDraft]
  /// The promotion codes.
  public var promotionCodes: [PromotionCode]

  /// Describes a cart.
  ///
  /// - Parameters:
  ///   - currency: The currency of the cart.
  ///   - lines: The lines, each priced in that currency.
  ///   - promotionCodes: The promotion codes.
  public init(currency: Currency, lines: [CartLineDraft], promotionCodes: [PromotionCode] = []) {
    self.currency = currency
    self.lines = lines
    self.promotionCodes = promotionCodes
  }
}
