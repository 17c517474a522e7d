/// The members of the object on a line, with what was found wrong while they were read.
struct LineFields {
  private let members: [String: JSONNode]
  /// What is wrong so far, in the order it was found.
  private(set) var problems: [LineProblem] = []

  /// Reads an object; keys that are not known are problems.
  ///
  /// - Throws: ``LineProblem`` when it is no object.
  init(_ node: JSONNode, known: [String]) throws(LineProblem) {
    guard case .object(let members) = node.value else {
      throw LineProblem(code: "not-an-object", message: "A line is one JSON object.")
    }
    self.members = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    for member in members where !known.contains(member.key) {
      let nearest = Suggestion.nearest(to: member.key, in: known).map { "did you mean '\($0)'?" }
      let rest = nearest ?? "there are \(known.joined(separator: ", "))."
      report("unknown-key", at: LineFields.shown(member.key), "There is no such key; \(rest)")
    }
  }

  /// Whether there is such a member.
  func has(_ key: String) -> Bool { members[key] != nil }

  /// The member as it was read; `nil` when there is none.
  func item(_ key: String) -> JSONItem? { members[key].map { JSONItem(node: $0, path: "") } }

  /// The text that a member is; `nil` when there is none, or it is something else, which is a problem.
  mutating func text(_ key: String) -> String? {
    guard let item = item(key) else { return nil }
    guard case .string(let text) = item.node.value else {
      report("not-a-text", at: key, "This is a text in double quotes.")
      return nil
    }
    return text
  }

  /// Adds a problem.
  mutating func report(_ code: String, at field: String?, _ message: String) {
    problems.append(LineProblem(field: field, code: code, message: message))
  }

  /// A key that can be repeated: what is made of other characters than letters and dashes may be anything, even secret.
  private static func shown(_ key: String) -> String? {
    let isName = key.utf8.allSatisfy { byte in
      byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return isName && !key.isEmpty ? Redaction.beginning(of: key) : nil
  }
}
