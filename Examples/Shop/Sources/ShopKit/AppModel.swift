public import Account
public import CheckoutAPI
public import CheckoutCore
public import Observation
public import Store

/// The composition root: the one place where the features and the checkout meet.
///
/// Four things touch: a product goes into the cart, an order comes out, saved addresses go in, and the badge counts.
/// Leaving the app and links into it are wired in `AppModel+Leaving.swift`.
@MainActor @Observable public final class AppModel {
  /// The feature that shows products.
  public let store: Store
  /// The feature that keeps addresses.
  public let account: Account
  /// The checkout, as the screens see it.
  public let checkout: any CheckoutSession
  /// The orders of this run, in the order they were placed.
  public private(set) var orders: [PlacedOrder] = []
  /// Why the checkout did not take the saved addresses; `nil` when it did.
  public private(set) var addressProblem: String?

  /// The front door: kept by the composition root, handed to no feature.
  public let factory: DefaultCheckoutFactory

  /// Where the checkout is kept while the app is closed.
  let snapshot: SnapshotFile?
  /// Why the product of a link did not go into the cart; `nil` when it did.
  public internal(set) var linkProblem: String?

  /// How many pieces are in the cart, for the badge on the cart's icon.
  public var badge: Int { factory.itemCount }

  /// Builds the app.
  ///
  /// - Parameters:
  ///   - container: The services.
  ///   - store: The feature that shows products.
  ///   - account: The feature that keeps addresses.
  public init(container: AppContainer, store: Store = Store(), account: Account = .ada) {
    self.store = store
    self.account = account
    snapshot = container.snapshot
    factory = DefaultCheckoutFactory(dependencies: container.checkout)
    checkout = factory.makeCheckout()
    wire()
  }

  private func wire() {
    store.onAdd = { [factory] product, quantity, wantsGuarantee in
      try factory.addToCart(
        id: product.id, name: product.name, price: product.price, currency: product.currency, quantity: quantity,
        isDigital: product.isDigital, wantsGuarantee: wantsGuarantee)
    }
    factory.onOrderPlaced = { [weak self] order, guaranteed in self?.take(order, guaranteed) }
    factory.onProductLinked = { [weak self] product, quantity in self?.add(product, quantity) }
    account.onChange = { [weak self] addresses in self?.offer(addresses) }
    offer(account.addresses)
  }

  /// The same order may be reported again after a crash: its number tells.
  private func take(_ order: Order, _ guaranteed: [CartLine]) {
    guard !orders.contains(where: { $0.number == order.id.rawValue }) else { return }
    orders.append(
      PlacedOrder(
        number: order.id.rawValue, total: checkout.format(order.total),
        guaranteed: guaranteed.map { "\($0.quantity) x \($0.name)" }))
  }

  private func offer(_ addresses: [[String: String]]) {
    do {
      try factory.setSavedAddresses(addresses)
      addressProblem = nil
    } catch {
      addressProblem = error.message
    }
  }
}

/// An order as the rest of the app knows it.
public struct PlacedOrder: Hashable, Sendable {
  /// Its number.
  public let number: String
  /// What it cost, as people read it.
  public let total: String
  /// What the shopper wanted the guarantee for.
  public let guaranteed: [String]
}
