/// What a text tells about the number of a card: while it is typed, and when it is finished.
///
/// The digits themselves are not in what it shows; printing, dumping and mirroring it shows the masked number.
public struct CardNumberReading: Hashable, Sendable {
  /// Which numbers have to pass the check digit.
  public enum LuhnRule: Hashable, Sendable {
    /// Those of the schemes that enforce it.
    case byScheme
    /// All.
    case always
  }

  /// What can be said while it is being typed.
  public let verdict: CardVerdict
  /// What is wrong with it when nothing more is typed; `nil` when it is right.
  ///
  /// A number of full length with a wrong check digit is wrong now, although a longer one could begin with it.
  public let problem: CardProblem?
  let digits: CardDigits
  private let schemes: CardSchemes

  /// Reads what was typed or pasted: digits of any script, with white space and dashes between them.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - luhn: Which numbers have to pass the check digit.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, luhn: LuhnRule = .byScheme) {
    self.init(CardDigits(reading: text), luhn: luhn)
  }

  init(_ digits: CardDigits, luhn: LuhnRule) {
    self.digits = digits
    guard !digits.hasStray else {
      (schemes, verdict, problem) = (.none, .invalid(.numberNotDigits), .numberNotDigits)
      return
    }
    schemes = CardSchemes(of: digits)
    let judgement = CardNumberReading.judge(digits, of: schemes, luhn)
    verdict = judgement.verdict
    problem = judgement.problem
  }

  /// The schemes that the number can belong to; empty when it can belong to none.
  public var candidates: [CardBrand] { schemes.candidates }

  /// The scheme, when the digits decide it.
  public var brand: CardBrand? { schemes.decided }

  /// How many digits were typed.
  public var digitCount: Int { digits.count }

  /// The number, when nothing is wrong with it.
  public var number: CardNumber? { problem == nil ? CardNumber(digits) : nil }

  /// The last four digits behind bullets; only bullets while the number is not right.
  ///
  /// Of a number that is still typed, the last four are others with every key: one after another, they would be all.
  public var masked: String { number?.masked ?? String(repeating: "•", count: digits.kept) }

  private static func judge(
    _ digits: CardDigits,
    of schemes: CardSchemes,
    _ luhn: LuhnRule
  ) -> (verdict: CardVerdict, problem: CardProblem?) {
    let count = digits.count
    guard count > 0 else { return (.incomplete, .numberMissing) }
    guard count <= CardDigits.longest else { return (.invalid(.numberTooLong), .numberTooLong) }
    guard let place = schemes.place else {
      guard schemes.isEmpty else { return (.incomplete, .numberTooShort) }
      // Fewer digits than any number has: that is said first, as it stays true whatever the first ones become.
      return (.invalid(.numberOfNoScheme), count < shortest ? .numberTooShort : .numberOfNoScheme)
    }
    let shape = CardShape.byPlace[place]
    let isRight = digits.passesLuhn || luhn == .byScheme && !shape.enforcesLuhn
    if shape.has(count), isRight { return (.valid, nil) }
    let canGrow = count < shape.longest
    let wrong: CardProblem = shape.has(count) ? .numberCheckDigit : canGrow ? .numberTooShort : .numberTooLong
    return (canGrow ? .incomplete : .invalid(wrong), wrong)
  }

  /// The fewest digits that any number has.
  private static let shortest = 12
}

extension CardNumberReading: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The masked number.
  public var description: String { masked }
  /// The masked number.
  public var debugDescription: String { masked }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension CardNumberReading {
  /// Whether a text is digits whose last one checks the others, whatever scheme they are of.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func passesLuhn(_ text: String) -> Bool {
    let digits = CardDigits(reading: text)
    return !digits.hasStray && digits.passesLuhn
  }
}
