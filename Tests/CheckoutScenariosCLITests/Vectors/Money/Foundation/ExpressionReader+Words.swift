import Foundation

extension ExpressionReader {
  mutating func take(_ word: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  mutating func need(_ word: String) throws {
    guard take(word) else { throw Unreadable("\(word) is missing before \(rest)") }
  }

  /// A sign between two values: spaces are on both sides of it.
  mutating func takeSign(_ signs: String) -> Character? {
    skipSpaces()
    guard let first = rest.first, signs.contains(first) else { return nil }
    rest = rest.dropFirst()
    return first
  }

  /// A text in quotes; `nil` when there is none.
  mutating func literal() throws -> String? {
    guard take("\"") else { return nil }
    guard let end = rest.firstIndex(of: "\"") else { throw Unreadable("a text has no end: \(rest)") }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end]).replacing("\\n", with: "\n").replacing("\\t", with: "\t")
  }

  /// What stands before a character, which is taken too.
  mutating func upTo(_ end: Character) throws -> String {
    guard let index = rest.firstIndex(of: end) else { throw Unreadable("\(end) is missing in \(rest)") }
    defer { rest = rest[rest.index(after: index)...] }
    return rest[..<index].filter { !$0.isWhitespace }
  }

  /// Everything that is left.
  mutating func remainder() -> String {
    defer { rest = "" }
    return String(rest).trimmingCharacters(in: .whitespaces)
  }

  /// A locale by its bare name, or as Swift writes it.
  mutating func locale() throws -> Locale {
    if take("Locale(identifier:") {
      let name = try literal() ?? ""
      try need(")")
      return Locale(identifier: name)
    }
    skipSpaces()
    let name = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
    rest = rest.dropFirst(name.count)
    return Locale(identifier: String(name))
  }

  mutating func skipSpaces() { rest = rest.drop { $0 == " " } }
}
