/// A JSON value to be written: keys sorted, so that the same value is always the same bytes.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case string(String)
  /// An amount that the tool itself wrote, from minor units: a long one is no card's number, and is not masked.
  case amount(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// A text, or null.
  static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// A number, or null.
  static func int(_ number: Int?) -> JSONValue { number.map { .int(Int64($0)) } ?? .null }

  /// A list of texts.
  static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }

  init(stringLiteral value: String) { self = .string(value) }

  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue {
  /// The value as text of several lines, without a newline at the end; card numbers in texts are masked.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the value, for the keys are sorted.
  var text: String {
    var output = ""
    write(to: &output, indent: "\n")
    return output
  }

  /// The value as text of one line, without spaces; card numbers in texts are masked.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the value, for the keys are sorted.
  var line: String {
    var output = ""
    write(to: &output, indent: nil)
    return output
  }

  /// Writes the value.
  ///
  /// - Parameter indent: What stands before the closing bracket, a newline first; `nil` for everything on one line.
  private func write(to output: inout String, indent: String?) {
    let inner = indent.map { $0 + "  " }
    switch self {
    case .null: output += "null"
    case .bool(let flag): output += flag ? "true" : "false"
    case .int(let number): output += String(number)
    case .string(let text): JSONValue.quote(Redaction.masking(text), into: &output)
    case .amount(let text): JSONValue.quote(text, into: &output)
    case .array(let items) where items.isEmpty: output += "[]"
    case .array(let items):
      var separator = "["
      for item in items {
        output += separator + (inner ?? "")
        item.write(to: &output, indent: inner)
        separator = ","
      }
      output += (indent ?? "") + "]"
    case .object(let members) where members.isEmpty: output += "{}"
    case .object(let members):
      var separator = "{"
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        output += separator + (inner ?? "")
        JSONValue.quote(Redaction.masking(key), into: &output)
        output += inner == nil ? ":" : ": "
        value.write(to: &output, indent: inner)
        separator = ","
      }
      output += (indent ?? "") + "}"
    }
  }

  /// Writes a text in quotes; what a terminal could take for a command is escaped although JSON allows it.
  private static func quote(_ text: String, into output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where scalar.isUnsafeToPrint:
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
