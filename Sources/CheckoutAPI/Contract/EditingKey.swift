/// A key that was pressed, or what came in at once: pasted, filled in or scanned.
///
/// It can hold a card number, so printing it shows nothing of the text.
public enum EditingKey: Hashable, Sendable {
  /// A text takes the place of what is selected.
  case insert(String)
  /// What is selected goes, or else what stands before the caret.
  case deleteBackward
  /// What is selected goes, or else what stands behind the caret.
  case deleteForward
}

extension EditingKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind of key.
  public var description: String {
    switch self {
    case .insert: "insert(hidden)"
    case .deleteBackward: "deleteBackward"
    case .deleteForward: "deleteForward"
    }
  }
  /// The kind of key.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
