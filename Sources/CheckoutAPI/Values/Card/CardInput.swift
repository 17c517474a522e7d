/// What the shopper typed about a card: not checked yet, and never shown.
///
/// It can be handed over and nothing else: printing, dumping or mirroring it shows nothing, and it has no encoding.
public struct CardInput: Hashable, Sendable {
  package let number: String
  package let expiry: String
  package let securityCode: String
  package let holder: String
  /// The card's schemes, as who knows them said; empty when nobody was asked.
  public let networks: [CardBrand]
  /// The scheme that the shopper chose of a card with several.
  public let network: CardBrand?

  /// Takes what was typed.
  ///
  /// - Parameters:
  ///   - number: The number, with spaces or dashes where the shopper put them.
  ///   - expiry: Month and year, such as `12/30`.
  ///   - securityCode: The code printed on the card.
  ///   - holder: The name on the card; may be empty.
  ///   - networks: The card's schemes, as a ``CardNetworkDirectory`` said; empty when none was asked.
  ///   - network: The scheme that the shopper chose of a card with several.
  public init(
    number: String = "",
    expiry: String = "",
    securityCode: String = "",
    holder: String = "",
    networks: [CardBrand] = [],
    network: CardBrand? = nil
  ) {
    self.number = number
    self.expiry = expiry
    self.securityCode = securityCode
    self.holder = holder
    self.networks = networks
    self.network = network
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
