/// What can be said of a field while it is being typed.
public enum CardVerdict: Hashable, Sendable {
  /// It is right.
  case valid
  /// It is not right yet, and typing on can make it so.
  case incomplete
  /// Whatever is typed after it, it stays wrong.
  case invalid(CardProblem)

  /// Whether it is right, or can become so.
  public var isPotentiallyValid: Bool { if case .invalid = self { false } else { true } }
}
