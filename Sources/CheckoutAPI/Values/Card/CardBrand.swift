/// A card scheme, by its usual name in lower case and kebab-case.
///
/// Those listed here are told by the first digits of a number, but for the last three: cards of these carry a second
/// scheme, and only who issued a card knows it, see ``CardNetworkDirectory``.
public struct CardBrand: CheckoutIdentifier {
  /// The scheme, in kebab-case.
  public let rawValue: String

  /// Takes the text as it is, but for what could be a card's number: a name is printed, so that is masked.
  public init(rawValue: String) {
    self.rawValue = CardBrand.isName(rawValue) ? rawValue : CardRedaction.masking(rawValue)
  }

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

extension CardBrand {
  /// Whether it has the form of a name: at most 32 bytes in kebab-case, a letter first, with at most four digits.
  ///
  /// A name of another form is none of a scheme's, and could be what was typed into another field of the card.
  public var isWellFormed: Bool { CardBrand.isName(rawValue) }

  private static func isName(_ text: String) -> Bool {
    var digits = 0
    var last = UInt8(ascii: "-")
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9") where index > 0: digits += 1
      case UInt8(ascii: "-") where last != byte: break
      default: return false
      }
      guard digits <= 4, index < 32 else { return false }
      last = byte
    }
    return last != UInt8(ascii: "-")
  }
}
