/// A card scheme, by its usual name in lower case and kebab-case.
///
/// Those listed here are told by the first digits of a number, but for the last three: cards of these carry a second
/// scheme, and only who issued a card knows it, see ``CardNetworkDirectory``.
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
  /// Diners Club.
  public static let diners = CardBrand("diners")
  /// Discover.
  public static let discover = CardBrand("discover")
  /// JCB.
  public static let jcb = CardBrand("jcb")
  /// UnionPay.
  public static let unionpay = CardBrand("unionpay")
  /// Maestro.
  public static let maestro = CardBrand("maestro")
  /// Elo, of Brazil.
  public static let elo = CardBrand("elo")
  /// Hipercard, of Brazil.
  public static let hipercard = CardBrand("hipercard")
  /// Hiper, of Brazil.
  public static let hiper = CardBrand("hiper")
  /// Naranja, of Argentina.
  public static let naranja = CardBrand("naranja")
  /// Mir, of Russia.
  public static let mir = CardBrand("mir")
  /// Troy, of Turkey.
  public static let troy = CardBrand("troy")
  /// Verve, of Nigeria.
  public static let verve = CardBrand("verve")
  /// RuPay, of India.
  public static let rupay = CardBrand("rupay")
  /// UATP, of the airlines.
  public static let uatp = CardBrand("uatp")
  /// Cartes Bancaires, of France.
  public static let cartesBancaires = CardBrand("cartes-bancaires")
  /// Bancontact, of Belgium.
  public static let bancontact = CardBrand("bancontact")
  /// Dankort, of Denmark.
  public static let dankort = CardBrand("dankort")

  /// The schemes that the first digits of a number tell, in the order in which candidates are listed.
  package static let byPrefix: [CardBrand] = [
    .visa, .mastercard, .amex, .diners, .troy, .discover, .jcb, .unionpay, .verve, .rupay, .elo, .hipercard, .hiper,
    .naranja, .mir, .uatp, .maestro,
  ]
}
