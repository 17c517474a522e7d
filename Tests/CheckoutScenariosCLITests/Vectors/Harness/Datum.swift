/// A value of a vector, as JSON has it; whole numbers never pass through floating point.
enum Datum: Sendable, Equatable, Decodable {
  case null
  case flag(Bool)
  case whole(Int64)
  case real(Double)
  case text(String)
  case list([Datum])
  case object([String: Datum])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? container.decode(Int64.self) {
      self = .whole(whole)
    } else if let large = try? container.decode(UInt64.self) {
      self = .text(String(large))
    } else if let real = try? container.decode(Double.self) {
      self = .real(real)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Datum].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: Datum].self))
    }
  }

  /// The members of an object; none for another value.
  var members: [String: Datum] { if case .object(let members) = self { members } else { [:] } }

  /// A member that is there and is not null.
  subscript(_ name: String) -> Datum? { members[name].flatMap { $0 == .null ? nil : $0 } }

  /// A member that has to be there.
  func need(_ name: String) throws -> Datum {
    guard let member = self[name] else { throw Unreadable("there is no \(name) in \(members.keys.sorted())") }
    return member
  }

  /// A text, or a number as text.
  func text() throws -> String {
    switch self {
    case .text(let text): return text
    case .whole(let whole): return String(whole)
    case .real(let real): return String(real)
    default: throw Unreadable("\(self) is no text")
    }
  }

  /// A whole number, also as text.
  func whole() throws -> Int64 {
    if case .whole(let whole) = self { return whole }
    guard case .text(let text) = self, let whole = Int64(text) else { throw Unreadable("\(self) is no whole number") }
    return whole
  }

  /// The elements of a list.
  func list() throws -> [Datum] {
    guard case .list(let list) = self else { throw Unreadable("\(self) is no list") }
    return list
  }
}

/// A vector has a shape that its reading does not know.
struct Unreadable: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
