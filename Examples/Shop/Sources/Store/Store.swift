public import Observation

/// The feature that shows products and lets the shopper add them; where they go, it does not know.
@MainActor @Observable public final class Store {
  /// Hands a product on to whoever keeps the cart; throws when it is not taken.
  public typealias Adding = @MainActor (_ product: Product, _ quantity: Int, _ wantsGuarantee: Bool) throws -> Void

  /// What there is to buy.
  public private(set) var products: [Product]
  /// What happens when the shopper adds something.
  @ObservationIgnored public var onAdd: Adding?

  /// Opens the store.
  ///
  /// - Parameter products: What there is to buy.
  public init(products: [Product] = Product.catalogue) { self.products = products }

  /// Adds a product.
  ///
  /// - Parameters:
  ///   - id: The product.
  ///   - quantity: How many pieces.
  ///   - wantsGuarantee: Whether the shopper wants the guarantee for it.
  /// - Throws: ``StoreProblem`` when there is no such product, or what ``onAdd`` throws.
  public func add(_ id: Product.ID, quantity: Int = 1, wantsGuarantee: Bool = false) throws {
    guard let product = products.first(where: { $0.id == id }) else {
      throw StoreProblem(product: id, known: products.map(\.id))
    }
    try onAdd?(product, quantity, wantsGuarantee)
  }
}

/// The store has no such product.
public struct StoreProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public let product: String
  /// What there is.
  public let known: [String]

  /// What is wrong, in one sentence.
  public var description: String { "There is no product \(product); there are \(known.joined(separator: ", "))." }
}
