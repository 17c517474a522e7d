/// A card scheme, by its usual name in lower case.
///
/// This release can tell the four listed here from a number; a card of any other scheme is *not supported yet*.
public struct CardBrand: CheckoutIdentifier {
  /// The scheme, in kebab-case.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Visa.
  public static let visa = CardBrand("visa")
  /// Mastercard.
  public static let mastercard = CardBrand("mastercard")
  /// American Express.
  public static let amex = CardBrand("amex")
  /// Discover.
  public static let discover = CardBrand("discover")
}
