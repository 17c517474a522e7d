import CheckoutAPI

extension FormField {
  /// The label of the field.
  var label: String {
    switch self {
    case .email: "E-mail"
    case .phone: "Phone"
    case .recipient: "Name"
    case .organization: "Company"
    case .street: "Street"
    case .additionalStreet: "Street, line 2"
    case .district: "District"
    case .city: "City"
    case .region: "Region"
    case .postalCode: "Postcode"
    case .sortingCode: "Sorting code"
    case .country: "Country"
    case .cardNumber: "Card number"
    case .expiry: "Expiry"
    case .securityCode: "Security code"
    case .holder: "Name on card"
    }
  }
}

extension FieldProblem.Code {
  /// What is wrong, in words.
  var words: String {
    switch self {
    case .missing: "is missing"
    case .incomplete: "is not complete yet"
    case .invalid: "is not right"
    case .unexpected: "does not exist in this country, and is left out"
    case .unknown: "is not one of those that exist"
    case .notAccepted: "is not taken by this merchant"
    case .mismatch: "does not go with the other fields"
    case .postBox: "is a post box"
    case .expired: "has expired"
    }
  }
}

extension RouteEntry.Reason {
  /// Why a step is skipped or not decided, in words.
  var words: String {
    switch self {
    case .nothingToAsk: "the shopper is known and nothing is delivered"
    case .nothingToDeliver: "nothing has to be delivered"
    case .freeOrder: "the order costs nothing"
    case .fullyCovered: "gift cards and credit pay for all of it"
    case .noMethodChosen: "no payment method is chosen yet"
    case .methodNeedsNoCard: "the chosen method needs no card details"
    case .priceUnknown: "the price is not known yet"
    }
  }
}

extension ProcessingScreen.Stage {
  /// What the shopper waits for, in words.
  var words: String {
    switch self {
    case .recording: "The attempt is being recorded; nothing is sent yet."
    case .sending: "The merchant has the order and did not answer yet."
    case .challenge: "The shopper has to prove something on another page."
    case .resolving: "The merchant is told that the shopper came back."
    case .cancelling: "The attempt is being given up."
    case .unknown: "Nobody knows whether the order was placed: neither success nor failure."
    }
  }
}

extension CheckoutRequestKind {
  /// What is asked for, in words.
  var words: String {
    switch self {
    case .quote: "the price"
    case .deliveryOptions: "the delivery options"
    case .paymentMethods: "the payment methods"
    case .giftCard: "the balance of the gift card"
    case .cardToken: "what stands for the card"
    case .placement: "the order"
    }
  }
}

extension CardDetailsNeed {
  /// What the card step asks for, in words.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .all: "number, expiry and security code"
    case .securityCode: "the security code alone"
    }
  }
}

extension QuoteProblem {
  /// Why the price is not used, in words.
  var words: String {
    switch self {
    case .currencyMismatch: "an amount is in another currency"
    case .negativeAmount: "an amount is negative"
    case .linesDiffer: "its lines are not those of the cart"
    case .partsDoNotAddUp: "its parts do not add up to its total"
    case .discountTooLarge: "more is taken off than there is"
    case .taxTooLarge: "its prices hold more tax than they are"
    case .overflow: "an amount is too large to be exact"
    case .expired: "it had expired when it came"
    }
  }
}
