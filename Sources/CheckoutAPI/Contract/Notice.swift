/// Something the shopper should know about, until the next accepted action.
@nonexhaustive public enum CheckoutNotice: Hashable, Sendable {
  /// The funnel went back to a step because something it needs is no longer there.
  case fellBack(to: CheckoutStep, field: Requirement.Field)
  /// A link led to a step before the one it names: something is needed there first.
  case linkNeeds(CheckoutStep, field: Requirement.Field)
  /// The step the shopper was at is no longer needed.
  case stepVanished(CheckoutStep)
  /// The chosen delivery option is no longer offered.
  case deliveryDropped(DeliveryOptionID)
  /// An extra of the chosen option is no longer offered.
  case extraDropped(DeliveryExtraID)
  /// The chosen payment method is no longer offered.
  case paymentDropped(PaymentMethodID)
  /// The merchant does not accept a promotion code.
  case promotionRejected(PromotionCode)
  /// The same gift card is there already.
  case giftCardAlreadyAdded(GiftCardID)
  /// The gift card is empty.
  case giftCardEmpty(GiftCardID)
  /// The gift card is in another currency than the cart.
  case giftCardCurrencyDiffers(GiftCardID)
  /// Something could not be read; `retry` asks again where nothing secret went with it, else the shopper enters it anew.
  case couldNotRead(CheckoutRequestKind, RepositoryFailure)
  /// The merchant's price contradicts itself or the cart, and is not used.
  case quoteNotUsable(QuoteProblem)
  /// The merchant's list contradicts itself or the cart, and is not used.
  case answerNotUsable(CheckoutRequestKind)
  /// The payment was declined.
  case declined(DeclineReason)
  /// The attempt was given up; nothing was ordered.
  case attemptCancelled
  /// Nothing was sent; `retry` sends the same again.
  case notSent
  /// The attempt could not be recorded, so nothing was sent.
  case notRecorded
  /// The record of the attempt could not be closed; what became of the order stands.
  case recordNotFinished
  /// A cart that was left while its outcome was unknown was ordered after all.
  case placedAfterLeaving(OrderID)
  /// The merchant reported a second order for the cart.
  case merchantContradiction(OrderID)
}

/// A kind of request to the merchant that the funnel makes by itself.
@nonexhaustive public enum CheckoutRequestKind: String, Hashable, Sendable, CaseIterable {
  /// The price.
  case quote
  /// The delivery options.
  case deliveryOptions = "delivery-options"
  /// The payment methods.
  case paymentMethods = "payment-methods"
  /// The balance of a gift card.
  case giftCard = "gift-card"
  /// What stands for the card.
  case cardToken = "card-token"
  /// The order itself, or a question about it.
  case placement
}

/// Why a merchant's price is not used.
@nonexhaustive public enum QuoteProblem: String, Error, Hashable, Sendable, CaseIterable {
  /// An amount is in another currency than the cart.
  case currencyMismatch = "currency-mismatch"
  /// An amount is negative.
  case negativeAmount = "negative-amount"
  /// The lines are not those of the cart.
  case linesDiffer = "lines-differ"
  /// The parts do not add up to the total.
  case partsDoNotAddUp = "parts-do-not-add-up"
  /// More is taken off than there is.
  case discountTooLarge = "discount-too-large"
  /// The prices hold more tax than they are.
  case taxTooLarge = "tax-too-large"
  /// An amount is too large to be exact.
  case overflow
  /// It had expired when it came.
  case expired
}
