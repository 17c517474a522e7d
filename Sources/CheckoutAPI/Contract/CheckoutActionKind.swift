/// An action without what it carries; its raw value is its event's name on the command line.
@nonexhaustive public enum CheckoutActionKind: String, Hashable, Sendable, CaseIterable {
  /// Puts a line into the cart; the same product, price and guarantee raises the quantity.
  case addLine = "add-line"
  /// Changes how many pieces a line has; 0 removes the line.
  case setQuantity = "set-quantity"
  /// Takes or leaves the guarantee for a line.
  case setGuarantee = "set-guarantee"
  /// Takes a line out of the cart; always legal while the cart can be changed.
  case removeLine = "remove-line"
  /// Sets a line aside, neither priced nor placed.
  case saveForLater = "save-for-later"
  /// Puts a line that was set aside back into the cart.
  case moveToCart = "move-to-cart"
  /// Adds a promotion code.
  case applyPromotion = "apply-promotion"
  /// Removes a promotion code.
  case removePromotion = "remove-promotion"
  /// Changes the currency of an empty cart.
  case setCurrency = "set-currency"
  /// Says how the merchant reaches the shopper.
  case setContact = "set-contact"
  /// Says where the order is delivered.
  case setDeliveryAddress = "set-delivery-address"
  /// Takes a saved address as the delivery address.
  case chooseSavedAddress = "choose-saved-address"
  /// Says where the bill goes, when it is not the delivery address.
  case setBillingAddress = "set-billing-address"
  /// Sends the bill to the delivery address.
  case billToDeliveryAddress = "bill-to-delivery-address"
  /// Chooses one of the offered delivery options.
  case chooseDelivery = "choose-delivery"
  /// Takes or leaves an extra of the chosen option.
  case setExtra = "set-extra"
  /// Adds a gift card: its balance is asked for.
  case addGiftCard = "add-gift-card"
  /// Takes a gift card off again.
  case removeGiftCard = "remove-gift-card"
  /// Chooses one of the offered payment methods.
  case choosePayment = "choose-payment"
  /// Hands over what a wallet authorised.
  case authoriseWallet = "authorise-wallet"
  /// Hands over the details of a card, once: they are turned into a token and forgotten.
  case enterCard = "enter-card"
  /// Goes on to the next step that wants something.
  case proceed
  /// Goes back to an earlier step; later answers are remembered.
  case goBack = "go-back"
  /// Places the order for the total that the shopper saw.
  case placeOrder = "place-order"
  /// Starts the next cart after an order was placed.
  case startNext = "start-next"
  /// Leaves a cart whose order is of unknown outcome; the reference shows that the shopper has read it.
  case startOver = "start-over"
  /// Follows a link into the funnel.
  case openLink = "open-link"
  /// Says that the shopper came back from a challenge.
  case completeChallenge = "complete-challenge"
  /// Gives up the attempt to place the order.
  case cancelAttempt = "cancel-attempt"
  /// Asks the merchant again what became of the order.
  case checkAgain = "check-again"
  /// Hands over an answer that arrived by another way, such as a webhook.
  case receiveAnswer = "receive-answer"
  /// Asks again what could not be read or sent.
  case retry
  /// Asks again for what may have become stale.
  case refresh
}

extension CheckoutAction {
  /// Which action it is, without what it carries.
  public var kind: CheckoutActionKind {
    switch self {
    case .addLine: .addLine
    case .setQuantity: .setQuantity
    case .setGuarantee: .setGuarantee
    case .removeLine: .removeLine
    case .saveForLater: .saveForLater
    case .moveToCart: .moveToCart
    case .applyPromotion: .applyPromotion
    case .removePromotion: .removePromotion
    case .setCurrency: .setCurrency
    case .setContact: .setContact
    case .setDeliveryAddress: .setDeliveryAddress
    case .chooseSavedAddress: .chooseSavedAddress
    case .setBillingAddress: .setBillingAddress
    case .billToDeliveryAddress: .billToDeliveryAddress
    case .chooseDelivery: .chooseDelivery
    case .setExtra: .setExtra
    case .addGiftCard: .addGiftCard
    case .removeGiftCard: .removeGiftCard
    case .choosePayment: .choosePayment
    case .authoriseWallet: .authoriseWallet
    case .enterCard: .enterCard
    case .proceed: .proceed
    case .goBack: .goBack
    case .placeOrder: .placeOrder
    case .startNext: .startNext
    case .startOver: .startOver
    case .openLink: .openLink
    case .completeChallenge: .completeChallenge
    case .cancelAttempt: .cancelAttempt
    case .checkAgain: .checkAgain
    case .receiveAnswer: .receiveAnswer
    case .retry: .retry
    case .refresh: .refresh
    }
  }
}
