/// A value of a JSON document with its path, read strictly.
struct JSONItem: Sendable {
  /// The value.
  let node: JSONNode
  /// Where it is, such as `lines[0].unitPrice`; empty for the document.
  let path: String

  /// A problem with this value.
  func problem(_ message: String) -> JSONProblem {
    JSONProblem(message: path.isEmpty ? message : "\(path): \(message)", line: node.line)
  }

  /// The text that it is.
  func text() throws(JSONProblem) -> String {
    guard case .string(let text) = node.value else { throw problem("this is not a text") }
    return text
  }

  /// The text that it is, which is not empty.
  func name() throws(JSONProblem) -> String {
    let text = try text()
    guard !text.trimmed.isEmpty else { throw problem("this is empty") }
    return text
  }

  /// The whole number that it is: no point, no exponent.
  func integer() throws(JSONProblem) -> Int64 {
    guard case .number(let text) = node.value else { throw problem("this is not a whole number") }
    guard let number = Int64(text) else {
      throw problem(text.isWholeNumber ? "this number is too large" : "this is not a whole number")
    }
    return number
  }

  /// Whether it is true.
  func flag() throws(JSONProblem) -> Bool {
    guard case .bool(let flag) = node.value else { throw problem("this is neither true nor false") }
    return flag
  }

  /// The values of the list that it is.
  func items() throws(JSONProblem) -> [JSONItem] {
    guard case .array(let nodes) = node.value else { throw problem("this is not a list") }
    return nodes.enumerated().map { JSONItem(node: $1, path: "\(path)[\($0)]") }
  }
}

/// The members of an object of a JSON document.
struct JSONFields: Sendable {
  private let item: JSONItem
  private let members: [String: JSONNode]

  /// Reads an object.
  ///
  /// - Throws: ``JSONProblem`` when it is none, or has a key that is not known.
  init(_ node: JSONNode, path: String, known: [String]) throws(JSONProblem) {
    item = JSONItem(node: node, path: path)
    guard case .object(let members) = node.value else { throw item.problem("this is not an object") }
    for member in members where !known.contains(member.key) {
      let nearest = Suggestion.nearest(to: member.key, in: known).map { "; did you mean '\($0)'?" } ?? ""
      let key = Redaction.beginning(of: member.key)
      let message = "there is no such key\(nearest.isEmpty ? "; there is \(known.joined(separator: ", "))" : nearest)"
      throw JSONProblem(message: "\(path.isEmpty ? "" : path + ".")\(key): \(message)", line: member.line)
    }
    self.members = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// A member that can be left out.
  func optional(_ key: String) -> JSONItem? {
    members[key].map { JSONItem(node: $0, path: item.path.isEmpty ? key : "\(item.path).\(key)") }
  }

  /// A member that has to be there.
  func need(_ key: String) throws(JSONProblem) -> JSONItem {
    guard let member = optional(key) else { throw item.problem("\(key) is missing") }
    return member
  }
}

extension String {
  /// Whether it is written as a whole number, however large: ASCII digits, with or without a minus.
  var isWholeNumber: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    return !digits.isEmpty && digits.allSatisfy { $0 >= 48 && $0 <= 57 }
  }
}
