/// A JSON value as it was read, with the line it begins on.
struct JSONNode: Hashable, Sendable {
  /// One member of an object.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONNode
    /// The line of the key.
    var line: Int
  }

  /// What it is; a number is kept as it was written, for nothing is to be rounded.
  enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// What it is.
  var value: Value
  /// The line it begins on, from 1.
  var line: Int
}

/// Why a text is not JSON.
struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// Where, from 1.
  var line: Int
}
