extension CheckoutRefusal {
  /// The reason an action was not accepted, in a stable word.
  @nonexhaustive public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The step does not take this action.
    case notAtThisStep = "not-at-this-step"
    /// The step that the action belongs to is not on the route.
    case stepNotOnRoute = "step-not-on-route"
    /// Something is missing.
    case requirementsUnmet = "requirements-unmet"
    /// Nothing is left to answer: the order can be placed.
    case nothingLeftToAnswer = "nothing-left-to-answer"
    /// The step to go back to is not an earlier one on the route.
    case notAnEarlierStep = "not-an-earlier-step"
    /// The merchant has priced the order anew since it was sent.
    case priceRenewed = "price-renewed"
    /// The total the shopper saw is not the total of the order.
    case totalDiffers = "total-differs"
    /// The cart has no such line.
    case unknownLine = "unknown-line"
    /// A line needs a product and a name, each of at most 256 bytes and without control characters.
    case lineIncomplete = "line-incomplete"
    /// A quantity has to be 1 or more, within the policy's limit; setting it to 0 removes the line.
    case quantityOutOfRange = "quantity-out-of-range"
    /// The cart has as many lines as the policy allows.
    case tooManyLines = "too-many-lines"
    /// A price is negative or the amounts would not be exact any more.
    case amountOutOfRange = "amount-out-of-range"
    /// A price has more digits than its currency, or is no plain number.
    case priceNotExact = "price-not-exact"
    /// The currency is not known to this release.
    case unknownCurrency = "unknown-currency"
    /// The amount is in another currency than the cart.
    case currencyMismatch = "currency-mismatch"
    /// The currency of a cart with lines cannot be changed.
    case cartNotEmpty = "cart-not-empty"
    /// The list of lines set aside is full or has the line already.
    case cannotSetAside = "cannot-set-aside"
    /// The promotion code is empty or there already, or the cart has as many as it can.
    case promotionNotUsable = "promotion-not-usable"
    /// The cart has no such promotion code.
    case unknownPromotion = "unknown-promotion"
    /// There is no such saved address.
    case unknownSavedAddress = "unknown-saved-address"
    /// What was chosen is not among what the merchant offers.
    case notOffered = "not-offered"
    /// Nothing is delivered, so there is no delivery address that the bill could go to.
    case nothingToDeliver = "nothing-to-deliver"
    /// No delivery option is chosen.
    case noDeliveryChosen = "no-delivery-chosen"
    /// The merchant takes no gift cards.
    case giftCardsNotTaken = "gift-cards-not-taken"
    /// The gift card's number is empty.
    case giftCardIncomplete = "gift-card-incomplete"
    /// A gift card's balance is being asked for: one at a time.
    case giftCardPending = "gift-card-pending"
    /// There is no such gift card.
    case unknownGiftCard = "unknown-gift-card"
    /// Nothing is left to pay: the order is free, or gift cards and credit pay for all of it.
    case nothingDue = "nothing-due"
    /// No payment method is chosen yet.
    case noMethodChosen = "no-method-chosen"
    /// The chosen method is no wallet.
    case noWalletChosen = "no-wallet-chosen"
    /// The reference is not that of the attempt that is open.
    case referenceDiffers = "reference-differs"
    /// The outcome is being asked for already.
    case alreadyAsking = "already-asking"
    /// The merchant cannot cancel an attempt.
    case cannotCancel = "cannot-cancel"
    /// The order is on its way: there is no challenge, nothing unknown, nothing to give up.
    case notInThisStage = "not-in-this-stage"
    /// The answer is about no open attempt of this cart, or says nothing that is certain.
    case answerNotAwaited = "answer-not-awaited"
    /// Nothing failed.
    case nothingToRetry = "nothing-to-retry"
    /// Nothing was asked for yet.
    case nothingToRefresh = "nothing-to-refresh"
    /// The link is none of the checkout's, or says something that it does not know; see ``LinkProblem``.
    case linkNotUnderstood = "link-not-understood"
    /// No link leads to where an order is placed.
    case neverByLink = "never-by-link"
  }
}

extension CheckoutRefusal.Code {
  /// What is wrong and what to do about it, in one or two sentences.
  public var message: String {
    switch self {
    case .notAtThisStep: "This step does not take the action. Use one of the allowed actions."
    case .stepNotOnRoute: "This order does not need that step. Go on without it."
    case .requirementsUnmet: "Something is missing. Give what is missing first."
    case .nothingLeftToAnswer: "Everything is answered. Place the order."
    case .notAnEarlierStep: "Only an earlier step of this order can be gone back to. Choose one from the route."
    case .priceRenewed: "The merchant has priced the order anew. Place it again instead of repeating it."
    case .totalDiffers: "The total is not the one the shopper saw. Show the new total and ask again."
    case .unknownLine: "There is no such line. Use the id of a line that is there."
    case .lineIncomplete: "A line needs a product and a name, without control characters. Give both."
    case .quantityOutOfRange: "The quantity is out of range. Use 1 or more, within the limits of the policy."
    case .tooManyLines: "The cart is full. Remove a line first."
    case .amountOutOfRange: "The price is negative or too large to be exact. Use a price from 0."
    case .priceNotExact:
      "The price is not exact in its currency, as a Decimal made from a float literal. Make it from a string."
    case .unknownCurrency: "Nobody can be paid in this currency. Use the ISO 4217 code of one that is in use."
    case .currencyMismatch: "The amount is in another currency than the cart. Use the cart's currency."
    case .cartNotEmpty: "The currency of a cart with lines cannot change. Remove the lines first."
    case .cannotSetAside: "The list is full or has this line already. Remove one from the list first."
    case .promotionNotUsable:
      "The code is empty, there already, or one too many. Enter another one, or remove one first."
    case .unknownPromotion: "The cart has no such code. Use a code that is there."
    case .unknownSavedAddress: "There is no such saved address. Use the id of one that is there."
    case .notOffered: "The merchant does not offer it. Choose one from the list."
    case .nothingToDeliver: "Nothing is delivered, so the bill has an address of its own. Set the billing address."
    case .noDeliveryChosen: "No delivery option is chosen. Choose one first."
    case .giftCardsNotTaken: "This merchant takes no gift cards. Choose a payment method."
    case .giftCardIncomplete: "The gift card has no number. Enter it."
    case .giftCardPending: "The balance of a gift card is being asked for. Wait for it."
    case .unknownGiftCard: "There is no such gift card. Use the id of one that was added."
    case .nothingDue: "Nothing is left to pay. Place the order."
    case .noMethodChosen: "No payment method is chosen yet. Choose one first."
    case .noWalletChosen: "The chosen method is no wallet. Choose a wallet first."
    case .referenceDiffers: "The reference is not that of the open attempt. Use the one that is shown."
    case .alreadyAsking: "The merchant is being asked already. Wait for the answer."
    case .cannotCancel: "This merchant cannot cancel an attempt. Wait for the answer."
    case .notInThisStage: "The order is not at that point. Use one of the allowed actions."
    case .answerNotAwaited: "The answer is about no open attempt, or says nothing certain. Nothing has to be done."
    case .nothingToRetry: "Nothing failed. Go on."
    case .nothingToRefresh: "Nothing was asked for yet. Go on."
    case .linkNotUnderstood: "The link is not one of this checkout's. Open it somewhere else."
    case .neverByLink: "No link leads there. Place the order instead."
    }
  }
}
