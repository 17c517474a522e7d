/// One thing that a step needs, and whether it has it.
///
/// The same list is shown, decides whether the order can be placed, and is carried by refusals.
public struct Requirement: Hashable, Sendable {
  /// Whether it is there.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// It is there.
    case met
    /// An answer that was asked for can meet it: the shopper has nothing to do.
    case awaiting
    /// The shopper has something to do.
    case unmet
  }

  /// What is needed.
  @nonexhaustive public enum Field: String, Hashable, Sendable, CaseIterable {
    /// Lines in the cart that can be bought.
    case lines
    /// What the lines are worth, when the policy limits it.
    case orderValue = "order-value"
    /// A price from the merchant.
    case quote
    /// The shopper's e-mail address.
    case contactEmail = "contact-email"
    /// Where to deliver.
    case deliveryAddress = "delivery-address"
    /// Where to send the bill.
    case billingAddress = "billing-address"
    /// How to deliver.
    case deliveryOption = "delivery-option"
    /// The balance of gift cards.
    case giftCards = "gift-cards"
    /// How to pay.
    case paymentMethod = "payment-method"
    /// The wallet's authorisation.
    case walletAuthorisation = "wallet-authorisation"
    /// What stands for the card.
    case cardToken = "card-token"
  }

  /// The step that asks for it.
  public let step: CheckoutStep
  /// What is needed.
  public let field: Field
  /// How it stands, in a stable word.
  public let code: Code
  /// Whether it is there.
  public let status: Status

  package init(_ step: CheckoutStep, _ field: Field, _ code: Code, _ status: Status) {
    self.step = step
    self.field = field
    self.code = code
    self.status = status
  }
}
