/// A field as it should look after a key was pressed.
///
/// It holds what the shopper typed, card numbers included, so printing it shows nothing of the text.
public struct FieldEdit: Hashable, Sendable {
  /// The text to show.
  public let text: String
  /// Where the caret stands, in characters from the start.
  public let caret: Int
  /// The scheme of a card number, when the digits decide it.
  public let brand: CardBrand?
  /// The schemes that a card number can still belong to; empty for another field.
  public let candidates: [CardBrand]
  /// Whether a field of a card is right, or can become so by typing on; `nil` for another field.
  public let verdict: CardVerdict?
  /// What is wrong if nothing more is typed; `nil` when nothing is, or the field is checked only together with others.
  public let problem: FieldProblem.Code?

  package init(
    text: String,
    caret: Int,
    brand: CardBrand? = nil,
    candidates: [CardBrand] = [],
    verdict: CardVerdict? = nil,
    problem: FieldProblem.Code? = nil
  ) {
    self.text = text
    self.caret = caret
    self.brand = brand
    self.candidates = candidates
    self.verdict = verdict
    self.problem = problem
  }

  /// The same with another text.
  package func showing(_ shown: (text: String, caret: Int)) -> FieldEdit {
    FieldEdit(
      text: shown.text, caret: shown.caret, brand: brand, candidates: candidates, verdict: verdict, problem: problem)
  }
}

extension FieldEdit: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Nothing of the text.
  public var description: String { "FieldEdit(hidden)" }
  /// Nothing of the text.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
