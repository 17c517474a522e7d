/// What the shopper wants to buy.
public struct Cart: Hashable, Sendable {
  /// The cart's identity: one cart becomes at most one order.
  public let id: CartID
  /// The one currency of everything in it.
  public package(set) var currency: Currency
  /// The lines, in the order they were added.
  public package(set) var lines: [CartLine] {
    didSet { hasPhysicalLines = lines.contains { $0.kind == .physical } }
  }
  /// The promotion codes, in the order they were entered.
  public package(set) var promotionCodes: [PromotionCode]
  /// What is kept for later: never priced, never placed.
  public package(set) var savedForLater: SavedForLater
  /// Grows with every accepted change and with nothing else.
  public package(set) var revision: Int

  /// Only Core makes a cart.
  package init(id: CartID, currency: Currency) {
    self.id = id
    self.currency = currency
    lines = []
    hasPhysicalLines = false
    promotionCodes = []
    savedForLater = SavedForLater()
    revision = 0
  }

  /// Whether there is nothing to buy.
  public var isEmpty: Bool { lines.isEmpty }

  /// Whether anything in it has to be delivered.
  public private(set) var hasPhysicalLines: Bool

  /// How many pieces there are in all lines together.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var itemCount: Int {
    lines.reduce(0) { count, line in
      let (sum, overflow) = count.addingReportingOverflow(line.quantity)
      return overflow ? .max : sum
    }
  }
}
