public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A small merchant as a plain value: everything here that needs a price takes it from this one.
///
/// It takes each line at the price the shop shows, prices delivery, extras, guarantee, promotion codes and fees by
/// its own short list in whatever currency the cart has, and keeps one order for each cart.
public struct Merchant: Equatable, Sendable {
  /// What becomes of an order that is sent.
  public var behaviour: Behaviour
  /// The wall clock's time.
  public var now: Date
  /// The products that it cannot supply.
  public var unavailableProducts: Set<ProductID> = []
  /// The orders, in the order they were placed.
  public private(set) var orders: [PlacedOrder] = []

  /// What waits for a challenge.
  var openAttempts: [OpenAttempt] = []
  /// How many prices were made: each has a name of its own.
  var quoteCount = 0

  /// An order that waits for the shopper to prove something.
  struct OpenAttempt: Equatable, Sendable {
    let submission: OrderSubmission
    let challenge: Challenge
  }

  /// An order with the key it was placed by.
  public struct PlacedOrder: Hashable, Sendable {
    /// The attempt that placed it.
    public let key: IdempotencyKey
    /// The order.
    public let order: Order
  }

  /// Opens a merchant.
  ///
  /// - Parameters:
  ///   - now: The wall clock's time.
  ///   - behaviour: What becomes of an order that is sent.
  public init(now: Date, behaviour: Behaviour = .placing) {
    self.now = now
    self.behaviour = behaviour
  }

  /// What this merchant can do: everything, and a submission may arrive twice.
  public static let capabilities = RepositoryCapabilities(
    giftCards: true, challenges: true, cancelling: true, placement: .idempotent)

  /// When something that is good for so many seconds ends.
  func end(after seconds: Int) -> Date { now.later(by: seconds) }

  /// Keeps an order; a cart that has one keeps it.
  mutating func keep(_ submission: OrderSubmission) -> Order {
    if let placed = order(of: submission.cart) { return placed.order }
    let prices = Dictionary(
      submission.quotedLines.map { ($0.line, $0.unitPrice) }, uniquingKeysWith: { first, _ in first })
    let lines = submission.lines.map { line in
      OrderLine(product: line.product, name: line.name, quantity: line.quantity, unitPrice: prices[line.id])
    }
    let order = Order(
      id: OrderID("order-\(orders.count + 1)"),
      lines: lines,
      total: submission.total,
      deliveryAddress: submission.deliveryAddress.map(AddressDraft.init(_:))
    )
    orders.append(PlacedOrder(key: submission.key, order: order))
    return order
  }

  func order(of cart: CartID) -> PlacedOrder? { orders.first { $0.key.cart == cart } }

  /// The attempts that wait for the shopper to prove something.
  package var waiting: [IdempotencyKey] { openAttempts.map(\.submission.key) }
}
