extension Requirement {
  /// How a requirement stands, in a stable word.
  @nonexhaustive public enum Code: String, Hashable, Sendable, CaseIterable {
    /// It is met.
    case given
    /// Nothing was given.
    case missing
    /// Something was given that is not right; the form says what.
    case invalid
    /// The cart has no lines.
    case empty
    /// The lines are worth less than the policy asks for.
    case belowMinimum = "below-minimum"
    /// The lines are worth more than the policy allows.
    case aboveMaximum = "above-maximum"
    /// A line cannot be supplied.
    case lineUnavailable = "line-unavailable"
    /// The answer is on its way.
    case loading
    /// The answer is there, and is being asked for again.
    case checking
    /// The last request failed: `retry` asks again.
    case failed
    /// The merchant no longer stands by its answer: `refresh` asks again.
    case expired
    /// The price lacks an address that it needs.
    case estimate
    /// Nothing is chosen yet.
    case notChosen = "not-chosen"
    /// The merchant offers nothing.
    case noneOffered = "none-offered"
    /// Whether the step applies shows when the price is known.
    case undecided
  }

  /// What is needed and how it stands, in one sentence.
  public var message: String {
    switch status {
    case .met: "\(field.words) is there."
    case .awaiting, .unmet: "\(field.words) \(code.words)."
    }
  }
}

extension Requirement.Code {
  fileprivate var words: String {
    switch self {
    case .given: "is there"
    case .missing: "is missing"
    case .invalid: "is not right"
    case .empty: "is missing: the cart is empty"
    case .belowMinimum: "is too low"
    case .aboveMaximum: "is too high"
    case .lineUnavailable: "cannot all be supplied"
    case .loading: "is being asked for"
    case .checking: "is being checked again"
    case .failed: "could not be read; retry asks again"
    case .expired: "has expired; refresh asks again"
    case .estimate: "is an estimate until the address is known"
    case .notChosen: "is not chosen yet"
    case .noneOffered: "is not offered by the merchant"
    case .undecided: "is decided when the price is known"
    }
  }
}

extension Requirement.Field {
  fileprivate var words: String {
    switch self {
    case .lines: "A line to buy"
    case .orderValue: "The value of the order"
    case .quote: "The merchant's price"
    case .contactEmail: "The e-mail address"
    case .deliveryAddress: "The delivery address"
    case .billingAddress: "The billing address"
    case .deliveryOption: "The delivery option"
    case .giftCards: "The balance of the gift card"
    case .paymentMethod: "The payment method"
    case .walletAuthorisation: "The wallet's authorisation"
    case .cardToken: "The card"
    }
  }
}
