/// An answer of a snapshot that could not be taken over, and why.
///
/// The rules are those that the shopper's actions meet: a line that could not be added today is not restored either.
/// What the merchant no longer offers is not here: that shows when its lists come, and is told by notices.
public struct DroppedAnswer: Hashable, Sendable {
  /// What was dropped.
  @nonexhaustive public enum Item: Hashable, Sendable {
    /// A line of the cart.
    case line(LineID)
    /// A line that was set aside.
    case savedLine(LineID)
    /// A promotion code.
    case promotion(PromotionCode)
    /// The delivery option, with its extras.
    case deliveryOption(DeliveryOptionID)
    /// The payment method.
    case paymentMethod(PaymentMethodID)
    /// A gift card.
    case giftCard(GiftCardID)
    /// The step: the shopper stands at an earlier one.
    case step(CheckoutStep)
  }

  /// What was dropped.
  public let item: Item
  /// Its name as the shopper read it, masked where it is a gift card's; `nil` for a step.
  public let name: String?
  /// What an action would have been refused with.
  public let reason: CheckoutRefusal.Code

  package init(_ item: Item, _ name: String?, _ reason: CheckoutRefusal.Code) {
    self.item = item
    self.name = name
    self.reason = reason
  }
}
