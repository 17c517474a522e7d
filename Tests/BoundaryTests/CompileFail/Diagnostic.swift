/// An error or a warning of the compiler.
struct Diagnostic: Sendable, Hashable {
  let path: String
  let line: Int
  let isError: Bool
  /// The message, without the name of the group that some have at their end, and the blank that others have.
  let message: String

  /// Reads `path:line:column: error: message [#Group]`; any other line, such as a note, is none.
  init?(_ text: Substring) {
    for (mark, isError) in [(": error: ", true), (": warning: ", false)] {
      guard let found = text.firstRange(of: mark) else { continue }
      let place = text[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      self.path = place.dropLast(2).joined(separator: ":")
      self.line = place.count > 2 ? Int(place[place.count - 2]) ?? 0 : 0
      self.isError = isError
      self.message = Self.withoutGroup(String(text[found.upperBound...])).trimmed
      return
    }
    return nil
  }

  /// Drops the group, which the compiler adds for its documentation and which may change with it.
  static func withoutGroup(_ message: String) -> String {
    guard message.hasSuffix("]"), let start = message.ranges(of: " [#").last else { return message }
    return String(message[..<start.lowerBound])
  }
}
