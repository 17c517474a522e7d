#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the merchant says about an attempt to place the order.
///
/// Anything odd is ``noAnswer``: neither success nor failure. Only an answer that is certain is another case.
@nonexhaustive public enum PlacementAnswer: Hashable, Sendable {
  /// The order is placed.
  case placed(Order)
  /// The payment was declined; nothing is ordered.
  case declined(DeclineReason)
  /// The shopper has to prove something on another page first.
  case challenge(Challenge)
  /// The merchant does not accept the order as it was sent; nothing is ordered.
  case refused(PlacementRefusal)
  /// The key is known with another submission.
  case conflict
  /// The attempt was given up; nothing is ordered.
  case cancelled
  /// The cart was ordered before, by another key.
  case alreadyPlaced(Order)
  /// Another attempt for the cart is going on.
  case inProgressElsewhere
  /// Provably not a byte left this machine.
  case notSent
  /// Nobody knows: time-out, connection lost, a server's fault.
  case noAnswer
}

/// Why a payment was declined, and where the shopper can mend it.
public struct DeclineReason: Hashable, Sendable {
  /// Where the shopper can mend it.
  public enum Mend: String, Hashable, Sendable, CaseIterable {
    /// By another payment method.
    case method
    /// By other card details.
    case card
  }

  /// The reason, in the merchant's stable word, such as `insufficient-funds`.
  public let code: String
  /// Where the shopper can mend it.
  public let mend: Mend

  /// Describes a decline.
  ///
  /// - Parameters:
  ///   - code: The reason, in the merchant's stable word.
  ///   - mend: Where the shopper can mend it.
  public init(code: String, mend: Mend) {
    self.code = code
    self.mend = mend
  }
}

/// A page on which the shopper has to prove something before the order is placed.
public struct Challenge: Hashable, Sendable {
  /// The page.
  public let url: URL
  /// When the merchant stops waiting; `nil` when it does not say.
  public let expiresAt: Date?

  /// Describes a challenge.
  ///
  /// - Parameters:
  ///   - url: The page.
  ///   - expiresAt: When the merchant stops waiting.
  public init(url: URL, expiresAt: Date? = nil) {
    self.url = url
    self.expiresAt = expiresAt
  }
}

/// Why a merchant does not accept an order as it was sent.
@nonexhaustive public enum PlacementRefusal: Hashable, Sendable {
  /// The price is another one now.
  case priceChanged
  /// The quote has expired.
  case quoteExpired
  /// Lines cannot be supplied; empty when the merchant does not say which.
  case outOfStock([LineID])
  /// A promotion code is not accepted.
  case promotionInvalid(PromotionCode)
  /// The delivery option is not offered any more.
  case deliveryNotOffered
  /// A gift card is empty or has too little on it.
  case giftCardShort(GiftCardID)
  /// Anything else, in the merchant's stable word.
  case other(code: String)
}

/// What a merchant says when it is asked about an order.
@nonexhaustive public enum LookUpAnswer: Hashable, Sendable {
  /// What it would have answered to the attempt.
  case found(PlacementAnswer)
  /// It knows nothing of it.
  case notFound
  /// It could not be asked.
  case failed(RepositoryFailure)
}
