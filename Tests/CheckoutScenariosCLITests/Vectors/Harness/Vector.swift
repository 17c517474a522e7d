/// One vector: an input, and what becomes of it.
struct Vector: Sendable, Decodable {
  /// How certain it is.
  enum Kind: String, Sendable, Decodable {
    /// Agreed by its sources or by exact arithmetic: it holds.
    case fact
    /// What one library does.
    case library
    /// A recommended rule.
    case policy
    /// The sources disagree.
    case contested
  }

  let id: String
  let group: String
  let kind: Kind
  let input: Datum
  let expected: Datum
}
