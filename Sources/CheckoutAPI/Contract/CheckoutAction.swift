#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something the shopper or the host does.
///
/// Every action is either accepted or refused with a ``CheckoutRefusal``; a refused action changes nothing. Which
/// step takes which action is shown by ``CheckoutState/allowed``.
@nonexhaustive public enum CheckoutAction: Hashable, Sendable {
  // MARK: Cart

  /// Puts a line into the cart; the same product, price and guarantee raises the quantity.
  ///
  /// At the confirmation it starts the next cart, as ``startNext`` does.
  case addLine(CartLineDraft)
  /// Changes how many pieces a line has; 0 removes the line.
  case setQuantity(line: LineID, quantity: Int)
  /// Takes or leaves the guarantee for a line.
  case setGuarantee(line: LineID, isWanted: Bool)
  /// Takes a line out of the cart; always legal while the cart can be changed.
  case removeLine(LineID)
  /// Sets a line aside, neither priced nor placed.
  case saveForLater(LineID)
  /// Puts a line that was set aside back into the cart.
  case moveToCart(LineID)
  /// Adds a promotion code.
  case applyPromotion(PromotionCode)
  /// Removes a promotion code.
  case removePromotion(PromotionCode)
  /// Changes the currency of an empty cart.
  case setCurrency(Currency)

  // MARK: Address

  /// Says how the merchant reaches the shopper.
  case setContact(ContactDraft)
  /// Says where the order is delivered.
  case setDeliveryAddress(AddressDraft)
  /// Takes a saved address as the delivery address.
  case chooseSavedAddress(SavedAddressID)
  /// Says where the bill goes, when it is not the delivery address.
  case setBillingAddress(AddressDraft)
  /// Sends the bill to the delivery address.
  case billToDeliveryAddress

  // MARK: Delivery

  /// Chooses one of the offered delivery options.
  case chooseDelivery(DeliveryOptionID)
  /// Takes or leaves an extra of the chosen option.
  case setExtra(DeliveryExtraID, isWanted: Bool)

  // MARK: Payment

  /// Adds a gift card: its balance is asked for.
  case addGiftCard(GiftCardInput)
  /// Takes a gift card off again.
  case removeGiftCard(GiftCardID)
  /// Chooses one of the offered payment methods.
  case choosePayment(PaymentMethodID)
  /// Hands over what a wallet authorised.
  case authoriseWallet(WalletAuthorisation)

  // MARK: Card

  /// Hands over the details of a card, once: they are turned into a token and forgotten.
  case enterCard(CardInput)

  // MARK: Moving

  /// Goes on to the next step that wants something.
  case proceed
  /// Goes back to an earlier step; later answers are remembered.
  case goBack(to: CheckoutStep)
  /// Places the order for the total that the shopper saw.
  case placeOrder(expectedTotal: Money)
  /// Starts the next cart after an order was placed.
  case startNext
  /// Leaves a cart whose order is of unknown outcome; the reference shows that the shopper has read it.
  case startOver(reference: IdempotencyKey)
  /// Follows a link into the funnel, see ``CheckoutLink`` and ``CheckoutPolicy/links``.
  ///
  /// It leads to the step it names, or to the first one before it that wants something.
  case openLink(URL)

  // MARK: Placing

  /// Says that the shopper came back from a challenge.
  case completeChallenge
  /// Gives up the attempt to place the order.
  case cancelAttempt
  /// Asks the merchant again what became of the order, while the outcome is unknown.
  case checkAgain
  /// Hands over an answer that arrived by another way, such as a webhook.
  ///
  /// Only what is certain counts: placed, declined, challenge, cancelled. The other answers say nothing that the funnel
  /// does not find out by itself, and are refused.
  case receiveAnswer(PlacementAnswer, for: IdempotencyKey)

  // MARK: Any time

  /// Asks again what could not be read or sent.
  case retry
  /// Asks again for what may have become stale: prices and lists, or, while the order is being placed, what became of
  /// it.
  case refresh
}
