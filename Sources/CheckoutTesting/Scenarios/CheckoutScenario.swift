public import CheckoutAPI

/// The catalogue: a name for every state of the checkout that people look at.
///
/// Each is built by walking a fresh funnel through legal actions, so one that breaks a rule cannot be in it. The names
/// are unique, because they are the cases of an enum.
public enum CheckoutScenario: String, CaseIterable, Identifiable, Sendable {
  /// Two lines in the cart.
  case cart
  /// Nothing in the cart.
  case emptyCart = "empty-cart"
  /// Nothing that has to be delivered.
  case digitalCart = "digital-cart"
  /// A guest who has typed nothing yet.
  case address
  /// A shopper who has saved addresses.
  case savedAddress = "saved-address"
  /// An address that is not right.
  case invalidAddress = "invalid-address"
  /// The options are there, none is chosen.
  case delivery
  /// The merchant does not deliver there.
  case noDeliveryAvailable = "no-delivery-available"
  /// The methods are there, none is chosen.
  case payment
  /// A gift card pays for all of it.
  case giftCardCoversAll = "gift-card-covers-all"
  /// A new card is to be entered.
  case cardEntry = "card-entry"
  /// The details of the card are not complete.
  case cardIncomplete = "card-incomplete"
  /// The details of the card are wrong.
  case cardInvalid = "card-invalid"
  /// A card carries two schemes, and the shopper may choose.
  case cardCoBadged = "card-co-badged"
  /// A card on file wants its code.
  case savedCardCode = "saved-card-code"
  /// The app was ended at the card step, and goes on from a snapshot.
  case restored
  /// The order is on its way.
  case processing
  /// The bank wants a proof.
  case challenge
  /// The payment was declined.
  case declined
  /// Nothing reached the merchant.
  case notSent = "not-sent"
  /// Nobody knows whether the order was placed.
  case outcomeUnknown = "outcome-unknown"
  /// The order is placed.
  case confirmation
  /// A promotion code pays for a digital order.
  case freeOrder = "free-order"
  /// A currency without decimals.
  case yen
  /// A currency with three decimals.
  case dinar

  /// The name, in kebab-case.
  public var id: String { rawValue }

  /// The step it is at.
  public var step: CheckoutStep {
    switch self {
    case .cart, .emptyCart, .digitalCart: .cart
    case .address, .savedAddress, .invalidAddress, .freeOrder: .address
    case .delivery, .noDeliveryAvailable: .delivery
    case .payment, .giftCardCoversAll, .declined, .yen, .dinar: .payment
    case .cardEntry, .cardIncomplete, .cardInvalid, .cardCoBadged, .savedCardCode, .restored, .notSent: .card
    case .processing, .challenge, .outcomeUnknown: .processing
    case .confirmation: .confirmation
    }
  }

  /// What it shows, in one line.
  public var summary: String {
    switch self {
    case .cart: "Two lines in the cart, ready to go on"
    case .emptyCart: "Nothing in the cart"
    case .digitalCart: "A cart that needs no delivery"
    case .address: "A guest who has typed nothing yet"
    case .savedAddress: "A known shopper with saved addresses"
    case .invalidAddress: "An address with a wrong postcode and state"
    case .delivery: "The delivery options, none chosen"
    case .noDeliveryAvailable: "An address the merchant does not deliver to"
    case .payment: "The ways to pay, none chosen"
    case .giftCardCoversAll: "A gift card that pays for all of it"
    case .cardEntry: "A new card, nothing typed yet"
    case .cardIncomplete: "A card with half of its number"
    case .cardInvalid: "A card with a mistyped number, expired"
    case .cardCoBadged: "A card of two schemes, the code not typed yet"
    case .savedCardCode: "A card on file that wants its code"
    case .restored: "A checkout that goes on after the app was ended: the card is asked for again"
    case .processing: "The order is sent, the answer not here yet"
    case .challenge: "The bank wants a proof first"
    case .declined: "The payment was declined"
    case .notSent: "Nothing reached the merchant: the same can be sent again"
    case .outcomeUnknown: "The answer was lost: placed or not, nobody knows"
    case .confirmation: "The order is placed"
    case .freeOrder: "A code pays for a digital order: ready to place"
    case .yen: "A cart in a currency without decimals"
    case .dinar: "A cart in a currency with three decimals"
    }
  }
}
