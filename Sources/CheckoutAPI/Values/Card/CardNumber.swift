/// The number of a card: digits that only tokenisation may read.
///
/// The digits are packed into one integer, so no copy of them lies on the heap because of this type. It has no
/// encoding, and printing, dumping or mirroring it shows the last four digits at most.
public struct CardNumber: Hashable, Sendable {
  let digits: CardDigits

  init(_ digits: CardDigits) { self.digits = digits }

  /// Reads what was typed or pasted: digits of any script, with white space and dashes between them.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - luhn: Which numbers have to pass the check digit; by default those of the schemes that enforce it.
  /// - Throws: ``CardProblem`` for a number that is missing, not of digits, too short, too long, of no scheme, or
  ///   that fails its check digit.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, luhn: CardNumberReading.LuhnRule = .byScheme) throws(CardProblem) {
    let reading = CardNumberReading(text, luhn: luhn)
    if let problem = reading.problem { throw problem }
    digits = reading.digits
  }

  /// From at most 19 digits that are known to be right.
  package init(packed: UInt64, count: UInt8) { digits = CardDigits(packed: packed, count: Int(count)) }

  /// The scheme that the first digits tell.
  public var brand: CardBrand? { CardSchemes(of: digits).decided }

  /// How many digits it has.
  public var digitCount: Int { digits.count }

  /// Whether the check digit agrees with the others; it may fail only where the scheme does not enforce it.
  public var passesLuhn: Bool { digits.passesLuhn }

  /// The first digits, which tell who issued the card: eight of a number of 16 and more, else six.
  public var prefix: CardPrefix { CardPrefix(digits) }

  /// The digits in clear, to be put into the one request that turns them into a token, and nowhere else.
  public var digitsForTokenisation: String { digits.text }

  /// The last four digits behind bullets.
  public var masked: String { masked(.lastFour) }
}

extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The masked number.
  public var description: String { masked }
  /// The masked number.
  public var debugDescription: String { masked }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
