public import CheckoutAPI

/// What the merchant has of a product, and for how much.
public struct Article: Hashable, Sendable {
  /// The product.
  public let product: ProductID
  /// The price of one piece: what counts in the end, whatever a shop shows.
  public let price: Money
  /// How many pieces there are; `nil` when there is no end of them.
  public var stock: Int?

  /// Describes an article.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - price: The price of one piece.
  ///   - stock: How many pieces there are; `nil` when there is no end of them.
  public init(product: ProductID, price: Money, stock: Int?) {
    self.product = product
    self.price = price
    self.stock = stock
  }

  /// Whether there are that many.
  func covers(_ quantity: Int) -> Bool { stock.map { $0 >= quantity } ?? true }
}

extension Article {
  /// What the merchant of the example has.
  public static let shelf: [Article] = [
    Article(product: ProductID("lamp"), price: .euros(39_99), stock: 25),
    Article(product: ProductID("headphones"), price: .euros(119_99), stock: 10),
    Article(product: ProductID("camera"), price: .euros(1699_99), stock: 3),
    Article(product: ProductID("laptop"), price: .euros(2499_99), stock: 2),
    Article(product: ProductID("guide"), price: .euros(7_50), stock: nil),
  ]
}

extension Money {
  static func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }
}
