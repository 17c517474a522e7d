/// What an order in one currency has to be worth: its lines, before anything is taken off or added.
///
/// Discounts, delivery, fees and taxes do not count, so that a code entered at the last step takes no order below the
/// minimum, and none above it only because of its delivery.
public struct OrderValueLimit: Hashable, Sendable {
  /// The currency.
  public let currency: Currency
  /// The least that it has to be worth; `nil` for anything.
  public let minimum: Money?
  /// The most that it may be worth; `nil` for anything.
  public let maximum: Money?

  /// Limits the value from below, and perhaps from above.
  ///
  /// - Parameters:
  ///   - minimum: The least that an order has to be worth, more than nothing.
  ///   - maximum: The most that it may be worth, in the same currency and not less.
  /// - Throws: ``CartLimitsProblem``
  public init(minimum: Money, maximum: Money? = nil) throws(CartLimitsProblem) {
    try self.init(minimum.currency, minimum, maximum)
  }

  /// Limits the value from above.
  ///
  /// - Parameter maximum: The most that an order may be worth, more than nothing.
  /// - Throws: ``CartLimitsProblem``
  public init(maximum: Money) throws(CartLimitsProblem) { try self.init(maximum.currency, nil, maximum) }

  private init(_ currency: Currency, _ minimum: Money?, _ maximum: Money?) throws(CartLimitsProblem) {
    for amount in [minimum, maximum].compactMap({ $0 }) {
      guard amount.currency == currency else { throw .currencyMismatch }
      guard amount.minorUnits > 0 else { throw .amountNotPositive }
    }
    if let minimum, let maximum, minimum.minorUnits > maximum.minorUnits { throw .minimumAboveMaximum }
    self.currency = currency
    self.minimum = minimum
    self.maximum = maximum
  }

  /// How a value breaks the limit, as a requirement says it; `nil` when it keeps it.
  ///
  /// - Parameter minorUnits: The value, in minor units of the currency.
  package func problem(of minorUnits: Int64) -> Requirement.Code? {
    if let minimum, minorUnits < minimum.minorUnits { return .belowMinimum }
    if let maximum, minorUnits > maximum.minorUnits { return .aboveMaximum }
    return nil
  }
}

/// Why limits make no sense: no cart could keep them.
@nonexhaustive public enum CartLimitsProblem: String, Error, Hashable, Sendable, CaseIterable {
  /// A line has at least one piece.
  case noPieces = "no-pieces"
  /// A cart has at least one line.
  case noLines = "no-lines"
  /// A value that limits orders is more than nothing.
  case amountNotPositive = "amount-not-positive"
  /// The minimum and the maximum are in different currencies.
  case currencyMismatch = "currency-mismatch"
  /// The minimum is above the maximum.
  case minimumAboveMaximum = "minimum-above-maximum"
  /// Two limits are for the same currency.
  case currencyTwice = "currency-twice"

  /// What is wrong and what to do about it, in two sentences.
  public var message: String {
    switch self {
    case .noPieces: "No line could be in the cart. Allow 1 piece or more."
    case .noLines: "The cart could not hold anything. Allow 1 line or more."
    case .amountNotPositive: "Every order is worth nothing or more. Leave the limit out, or use an amount above 0."
    case .currencyMismatch: "The minimum and the maximum are in different currencies. Use one for both."
    case .minimumAboveMaximum: "No order is worth both. Use a maximum that is not below the minimum."
    case .currencyTwice: "There are two limits for one currency. Make one of them."
    }
  }
}
