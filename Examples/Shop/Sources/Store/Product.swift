/// Something the shop sells.
public struct Product: Hashable, Sendable, Identifiable {
  /// The merchant's name for it.
  public let id: String
  /// Its name as the shopper reads it.
  public let name: String
  /// The price of one piece in major units, such as `39.99`: text, so that it is exact.
  public let price: String
  /// The ISO 4217 code of the price.
  public let currency: String
  /// Whether it needs no delivery.
  public let isDigital: Bool

  /// Describes a product.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for it.
  ///   - name: Its name as the shopper reads it.
  ///   - price: The price of one piece in major units.
  ///   - currency: The ISO 4217 code of the price.
  ///   - isDigital: Whether it needs no delivery.
  public init(id: String, name: String, price: String, currency: String = "EUR", isDigital: Bool = false) {
    self.id = id
    self.name = name
    self.price = price
    self.currency = currency
    self.isDigital = isDigital
  }
}

extension Product {
  /// What the shop sells.
  public static let catalogue: [Product] = [
    Product(id: "lamp", name: "Desk lamp", price: "39.99"),
    Product(id: "headphones", name: "Headphones", price: "119.99"),
    Product(id: "camera", name: "Camera", price: "1699.99"),
    Product(id: "laptop", name: "Laptop", price: "2499.99"),
    Product(id: "guide", name: "Travel guide, e-book", price: "7.50", isDigital: true),
  ]
}
