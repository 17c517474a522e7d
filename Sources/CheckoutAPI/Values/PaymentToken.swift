/// What stands for a card, a wallet or a gift card at the merchant's: it pays once and hides the rest.
///
/// Printing it shows nothing: whoever holds the text may be able to pay with it.
public struct PaymentToken: Hashable, Sendable {
  /// The text for the merchant.
  public let value: String

  /// Takes the text as it is.
  public init(_ value: String) { self.value = value }
}

extension PaymentToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Nothing about the token.
  public var description: String { "PaymentToken(hidden)" }
  /// Nothing about the token.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
