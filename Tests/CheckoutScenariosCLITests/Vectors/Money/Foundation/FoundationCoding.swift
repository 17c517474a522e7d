import Foundation

/// What Foundation's JSON does to numbers.
enum FoundationCoding {
  /// `Decimal 1234.5`: a type, and the text of a value.
  static func decoded(_ words: Substring) throws -> FoundationValue {
    let (type, text) = try split(words)
    let data = Data("[\(text)]".utf8)
    func first<Value: Decodable>(_ type: Value.Type) throws -> Value? {
      try JSONDecoder().decode([Value].self, from: data).first
    }
    func whole<Value: Decodable & FixedWidthInteger>(_ type: Value.Type) throws -> FoundationValue {
      try first(type).map { .text($0.description) } ?? .nothing
    }
    switch type {
    case "Decimal": return try first(Decimal.self).map { .decimal($0) } ?? .nothing
    case "Double": return try first(Double.self).map { .double($0) } ?? .nothing
    case "Float": return try first(Float.self).map { .text($0.description) } ?? .nothing
    case "Int", "Int64": return try whole(Int64.self)
    case "Int32": return try whole(Int32.self)
    case "Int16": return try whole(Int16.self)
    case "Int8": return try whole(Int8.self)
    case "UInt", "UInt64": return try whole(UInt64.self)
    case "UInt32": return try whole(UInt32.self)
    case "UInt8": return try whole(UInt8.self)
    case "Bool": return try first(Bool.self).map { .flag($0) } ?? .nothing
    case "String": return try first(String.self).map { .text($0) } ?? .nothing
    default: throw Unreadable("there is no type \(type)")
    }
  }

  /// `Decimal 19.99`: a type, and the text of its value, or an expression that makes it.
  static func encoded(_ words: Substring) throws -> FoundationValue {
    func text(_ value: some Encodable) throws -> FoundationValue {
      .text(String(decoding: try JSONEncoder().encode([value]).dropFirst().dropLast(), as: UTF8.self))
    }
    if let (type, number) = try? split(words) {
      switch type {
      case "Decimal":
        if number.lowercased() == "nan" { return try text(Decimal.nan) }
        if let decimal = Decimal(string: number) { return try text(decimal) }
      case "Double": if let double = Double(number) { return try text(double) }
      case "Int", "Int64": if let whole = Int64(number) { return try text(whole) }
      default: break
      }
    }
    switch try ExpressionReader.value(of: words.trimmingCharacters(in: .whitespaces)) {
    case .decimal(let decimal): return try text(decimal)
    case .double(let double): return try text(double)
    case .whole(let whole): return try text(whole)
    case .flag(let flag): return try text(flag)
    case .text(let string): return try text(string)
    case .nothing: throw Unreadable("nothing is encoded in \(words)")
    }
  }

  /// What the untyped reader makes of a number.
  static func parsed(_ words: Substring) throws -> FoundationValue {
    let data = Data("[\(words.trimmingCharacters(in: .whitespaces))]".utf8)
    let list = try JSONSerialization.jsonObject(with: data) as? [Any]
    guard let number = list?.first as? NSNumber else { throw Unreadable("what is parsed in \(words)?") }
    return .text(number.stringValue)
  }

  private static func split(_ words: Substring) throws -> (type: String, text: String) {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw Unreadable("a type and a value are missing in \(words)") }
    return (parts[0], parts[1])
  }
}
