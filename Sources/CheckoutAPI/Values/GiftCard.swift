/// What the shopper typed about a gift card: never shown, and without an encoding.
public struct GiftCardInput: Hashable, Sendable {
  /// The number, for the one request that asks for its balance.
  public let number: String
  /// The PIN, for the same request; may be empty.
  public let pin: String

  /// Takes what was typed.
  ///
  /// - Parameters:
  ///   - number: The number on the card.
  ///   - pin: The PIN; empty when the card has none.
  public init(number: String, pin: String = "") {
    self.number = number
    self.pin = pin
  }
}

extension GiftCardInput: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Nothing about the card.
  public var description: String { "GiftCardInput(hidden)" }
  /// Nothing about the card.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// A gift card the merchant knows, with what is left on it.
public struct GiftCard: Hashable, Sendable, Identifiable {
  /// The merchant's name for it: the same card always has the same; never its number.
  public let id: GiftCardID
  /// The number as it may be shown: last four characters at most.
  public let maskedNumber: String
  /// What is left on it.
  public let balance: Money
  /// What only the merchant understands.
  public let reference: MerchantReference?

  /// Describes a gift card.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for it; never its number.
  ///   - maskedNumber: The number as it may be shown.
  ///   - balance: What is left on it, not negative.
  ///   - reference: What only the merchant understands.
  public init(id: GiftCardID, maskedNumber: String, balance: Money, reference: MerchantReference? = nil) {
    self.id = id
    self.maskedNumber = maskedNumber
    self.balance = balance
    self.reference = reference
  }
}
