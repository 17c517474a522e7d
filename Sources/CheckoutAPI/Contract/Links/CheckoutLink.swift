/// What a link asks for, whoever asks and whatever the checkout is at: nothing of it is done yet.
///
/// A link carries no price. It names a product, and the shop that sells it says what it costs.
public struct CheckoutLink: Hashable, Sendable {
  /// A product to be put into the cart.
  public struct Product: Hashable, Sendable {
    /// The product, by the merchant's name for it.
    public let id: ProductID
    /// How many pieces, from 1.
    public let quantity: Int
  }

  /// The step to go to; `nil` when the link names none.
  public let step: CheckoutStep?
  /// The promotion code to add.
  public let promotion: PromotionCode?
  /// The product to add.
  public let product: Product?
}
