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
  /// What is wrong so far; `nil` when nothing is, or the field is checked only together with others.
  public let problem: FieldProblem.Code?

  package init(text: String, caret: Int, brand: CardBrand? = nil, problem: FieldProblem.Code? = nil) {
    self.text = text
    self.caret = caret
    self.brand = brand
    self.problem = problem
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
