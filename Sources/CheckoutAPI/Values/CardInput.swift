/// What the shopper typed about a card: not checked yet, and never shown.
///
/// It can be handed over and nothing else: printing, dumping or mirroring it shows nothing, and it has no encoding.
public struct CardInput: Hashable, Sendable {
  package let number: String
  package let expiry: String
  package let securityCode: String
  package let holder: String

  /// Takes what was typed.
  ///
  /// - Parameters:
  ///   - number: The number, with spaces or dashes where the shopper put them.
  ///   - expiry: Month and year, such as `12/30`.
  ///   - securityCode: The code printed on the card.
  ///   - holder: The name on the card; may be empty.
  public init(number: String = "", expiry: String = "", securityCode: String = "", holder: String = "") {
    self.number = number
    self.expiry = expiry
    self.securityCode = securityCode
    self.holder = holder
  }
}

extension CardInput: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Nothing about the card.
  public var description: String { "CardInput(hidden)" }
  /// Nothing about the card.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
