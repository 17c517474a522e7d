public import CheckoutAPI

/// The front door: what a composition root makes once and hands to nobody but its own wiring.
///
/// ```swift
/// let factory = DefaultCheckoutFactory(dependencies: container.checkout)
/// try factory.addToCart(id: "sku-1", name: "Lamp", price: "19.99", currency: "EUR")
/// let session = factory.makeCheckout()
/// ```
@MainActor public final class DefaultCheckoutFactory: CheckoutFactory {
  /// Called with each order, once in this process, and with the lines that carry the guarantee.
  ///
  /// An order of a cart that was left counts, too. The session holds the closure: let it hold session and factory weakly.
  public var onOrderPlaced: (@MainActor (Order, [CartLine]) -> Void)? {
    get { model.onOrderPlaced }
    set { model.onOrderPlaced = newValue }
  }

  /// Called when a link names a product, with the product and how many pieces.
  ///
  /// A link knows no price: the shop adds the line at its own. Without it, the product of a link is left out. The session holds the closure, as it holds ``onOrderPlaced``.
  public var onProductLinked: (@MainActor (ProductID, Int) -> Void)? {
    get { model.onProductLinked }
    set { model.onProductLinked = newValue }
  }

  /// Somebody else who hears of each order, after ``onOrderPlaced``; held weakly.
  public var listener: (any CheckoutListener)? {
    get { model.listener }
    set { model.listener = newValue }
  }

  /// The session behind the door.
  @_spi(Internals) public let model: CheckoutModel

  /// Opens the door.
  ///
  /// - Parameter dependencies: Every side effect the checkout has.
  public convenience init(dependencies: CheckoutDependencies) {
    self.init(model: CheckoutModel(dependencies: dependencies))
  }

  /// Opens the door to a session that is there already.
  @_spi(Internals) public init(model: CheckoutModel) {
    self.model = model
  }

  /// The session; the same one every time.
  public func makeCheckout() -> any CheckoutSession { model }

  /// The session together with the caller's own banner, in the caller's own type.
  public func makeCheckout<Banner>(promotionBanner: Banner) -> CheckoutWithBanner<Banner> {
    CheckoutWithBanner(session: model, promotionBanner: promotionBanner)
  }

  /// How many pieces are in the cart; observable, because it is read from the session's state.
  public var itemCount: Int { model.state.cart.itemCount }
}

/// A session and what its caller wants to show beside it.
@MainActor public struct CheckoutWithBanner<Banner> {
  /// The session.
  public let session: any CheckoutSession
  /// The caller's banner.
  public let promotionBanner: Banner
}
