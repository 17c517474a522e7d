/// What a cart may hold at most, and what an order has to be worth.
///
/// Limits that no cart could keep cannot be made. The funnel holds pieces and lines against every change of the cart and
/// every line that is restored; what the order has to be worth is among what it needs, up to the moment it is placed.
public struct CartLimits: Hashable, Sendable {
  /// The most pieces of one line.
  public let pieces: Int
  /// The most lines of a cart.
  public let lines: Int
  /// What an order has to be worth, at most one for each currency; an order in another one may be worth anything.
  public let orderValues: [OrderValueLimit]

  /// Limits a cart.
  ///
  /// - Parameters:
  ///   - pieces: The most pieces of one line, from 1.
  ///   - lines: The most lines of a cart, from 1.
  ///   - orderValues: What an order has to be worth, at most one for each currency.
  /// - Throws: ``CartLimitsProblem``
  public init(
    pieces: Int = 999,
    lines: Int = 500,
    orderValues: [OrderValueLimit] = []
  ) throws(CartLimitsProblem) {
    guard pieces >= 1 else { throw .noPieces }
    guard lines >= 1 else { throw .noLines }
    guard Set(orderValues.map(\.currency)).count == orderValues.count else { throw .currencyTwice }
    self.init(unchecked: pieces, lines, orderValues)
  }

  private init(unchecked pieces: Int, _ lines: Int, _ orderValues: [OrderValueLimit]) {
    self.pieces = pieces
    self.lines = lines
    self.orderValues = orderValues
  }

  /// 999 pieces of a line, 500 lines, and any value.
  public static let generous = CartLimits(unchecked: 999, 500, [])

  /// What an order in a currency has to be worth; `nil` when it may be worth anything.
  public func orderValue(in currency: Currency) -> OrderValueLimit? {
    orderValues.first { $0.currency == currency }
  }
}
