#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Formats the fields of a card while the shopper types, and keeps the caret behind the same digit.
///
/// No digit is lost and none changes its place. A text with anything but digits and gaps is left as it is, and so is
/// one of more than 256 bytes.
public enum CardField: Sendable {
  /// The longest text that is formatted, in bytes: nothing longer can become right by typing.
  static let longest = 256

  /// A number in the groups of its scheme: `4242 4242 4242 4242`, `3782 822463 10005`.
  ///
  /// - Parameters:
  ///   - text: What is in the field after the key was pressed.
  ///   - caret: Where the caret stands, in characters from the start; outside of the text it is brought inside.
  /// - Complexity: O(*n*) in the length of the text.
  public static func number(_ text: String, caret: Int) -> FieldEdit {
    let caret = max(0, min(caret, text.count))
    let reading = CardNumberReading(text)
    let edit = FieldEdit(
      text: text, caret: caret, brand: reading.brand, candidates: reading.candidates, verdict: reading.verdict,
      problem: reading.problem?.fieldProblem.code)
    // A dash before the first digit is a sign: what stands in a number must not make one of no number.
    guard !reading.digits.hasStray, text.utf8.count <= longest,
      let digits = CardDigitText(text, caret: caret, isGap: { $0 == .dash })
    else { return edit }
    let ends = reading.brand?.groupEnds(forDigits: digits.count) ?? [4, 8, 12, 16]
    return edit.showing(digits.shown(breakingBefore: ends, with: " "))
  }

  /// Does what a key does to a number, and puts it in groups: a deletion goes on over a gap to the digit behind it.
  ///
  /// - Parameters:
  ///   - text: What is in the field before the key.
  ///   - selection: What is selected, in characters from the start; an empty range is the caret.
  ///   - key: The key.
  /// - Complexity: O(*n*) in the length of the text.
  public static func number(_ text: String, selection: Range<Int>, key: EditingKey) -> FieldEdit {
    let pressed = key.pressed(in: text, selection: selection) { character in
      let kind = character.unicodeScalars.first.map(CardScalar.init)
      return kind == .space || kind == .dash
    }
    return number(pressed.text, caret: pressed.caret)
  }

  /// Month and year with a slash between them, and a zero before a first digit above 1: it can only be a month.
  ///
  /// Where the shopper has written the slash, and where a text cannot become a date, the digits stay where they are:
  /// whoever deletes from the middle or over the slash is not fought. What comes in at once, such as `01/2030`,
  /// `2030-01` or `30/01`, is put in the order of the card.
  ///
  /// - Parameters:
  ///   - text: What is in the field after the key was pressed.
  ///   - caret: Where the caret stands, in characters from the start; outside of the text it is brought inside.
  ///   - now: The time.
  ///   - arrivedAtOnce: Whether the text was pasted, filled in or scanned as a whole.
  /// - Complexity: O(*n*) in the length of the text.
  public static func expiry(_ text: String, caret: Int, at now: Date, arrivedAtOnce: Bool = false) -> FieldEdit {
    let caret = max(0, min(caret, text.count))
    let ordered = arrivedAtOnce ? ordered(text) ?? (text, caret) : nil
    let shown = ordered ?? (text.utf8.count <= longest ? ExpirySlash.shown(text, caret: caret) : (text, caret))
    let reading = CardExpiryReading(shown.0, at: now)
    return FieldEdit(text: text, caret: caret, verdict: reading.verdict, problem: reading.problem?.fieldProblem.code)
      .showing(shown)
  }

  /// A date in the order of the card; a year without a month stays whole.
  private static func ordered(_ text: String) -> (String, Int)? {
    guard ExpiryText(text)?.month.count ?? 0 > 0, let shown = CardExpiry.shown(text) else { return nil }
    return (shown, shown.count)
  }

  /// A code, which has no groups.
  ///
  /// - Parameters:
  ///   - text: What is in the field after the key was pressed.
  ///   - caret: Where the caret stands, in characters from the start; outside of the text it is brought inside.
  ///   - brand: The scheme, when it is known.
  /// - Complexity: O(*n*) in the length of the text.
  public static func securityCode(_ text: String, caret: Int, brand: CardBrand? = nil) -> FieldEdit {
    var problem: CardProblem?
    do throws(CardProblem) { _ = try SecurityCode(text, brand: brand) } catch { problem = error }
    return FieldEdit(
      text: text, caret: max(0, min(caret, text.count)), brand: brand,
      verdict: SecurityCode.verdict(on: text, brand: brand), problem: problem?.fieldProblem.code)
  }
}
