/// One thing that is wrong with a line that is validated.
struct LineProblem: Error, Hashable, Sendable {
  /// The key it is about; `nil` when the line as a whole is meant, or the key is nothing to be repeated.
  var field: String?
  /// What is wrong, in a stable word.
  var code: String
  /// What is wrong and what to do, without anything of the value.
  var message: String

  /// The members for a JSON document.
  var json: JSONValue {
    ["field": .string(field), "code": .string(code), "message": .string(message)]
  }
}
