import Foundation

/// What Foundation's JSON does to numbers.
enum FoundationCoding {
  /// `Decimal 1234.5`: a type, and the text of a value.
  static func decoded(_ words: Substring) throws -> FoundationValue {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw Unreadable("what is decoded in \(words)?") }
    let data = Data("[\(parts[1])]".utf8)
    func first<Value: Decodable>(_ type: Value.Type) throws -> Value? {
      try JSONDecoder().decode([Value].self, from: data).first
    }
    switch parts[0] {
    case "Decimal": return try first(Decimal.self).map { .decimal($0) } ?? .nothing
    case "Double": return try first(Double.self).map { .double($0) } ?? .nothing
    case "Int", "Int64": return try first(Int64.self).map { .whole($0) } ?? .nothing
    case "String": return try first(String.self).map { .text($0) } ?? .nothing
    default: throw Unreadable("there is no type \(parts[0])")
    }
  }

  /// `Decimal 19.99`: a type, and the text of its value.
  static func encoded(_ words: Substring) throws -> FoundationValue {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw Unreadable("what is encoded in \(words)?") }
    func text(_ value: some Encodable) throws -> FoundationValue {
      .text(String(decoding: try JSONEncoder().encode([value]).dropFirst().dropLast(), as: UTF8.self))
    }
    switch parts[0] {
    case "Decimal": return try text(Decimal(string: parts[1]))
    case "Double": return try text(Double(parts[1]))
    default: throw Unreadable("there is no type \(parts[0])")
    }
  }
}
