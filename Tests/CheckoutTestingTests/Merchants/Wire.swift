import CheckoutAPI
import Foundation

/// A place in a merchant's JSON, which remembers in its trace what was read.
struct Wire {
  /// Any JSON value; a whole number never passes through a floating-point one.
  enum Value: Equatable, Decodable {
    case null
    case flag(Bool)
    case whole(Int64)
    case fraction(Double)
    case text(String)
    case list([Value])
    case members([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let whole = try? container.decode(Int64.self) {
        self = .whole(whole)
      } else if let fraction = try? container.decode(Double.self) {
        self = .fraction(fraction)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .members(try container.decode([String: Value].self))
      }
    }
  }

  /// The paths that were read.
  final class Trace {
    var paths: Set<String> = []
  }

  var value: Value
  let path: String
  let trace: Trace

  /// A member; `null` when there is none.
  subscript(name: String) -> Wire {
    guard case .members(let members) = value else { return Wire(value: .null, path: "\(path).\(name)", trace: trace) }
    return Wire(value: members[name] ?? .null, path: "\(path).\(name)", trace: trace)
  }

  /// The elements; none when it is no list.
  var elements: [Wire] {
    guard case .list(let values) = value else { return [] }
    return values.map { Wire(value: $0, path: "\(path)[]", trace: trace) }
  }

  /// The members with their names, by name.
  var members: [(name: String, wire: Wire)] {
    guard case .members(let members) = value else { return [] }
    return members.keys.sorted().map { ($0, self[$0]) }
  }

  var exists: Bool { value != .null }

  /// The text; `nil` when it is none.
  var text: String? {
    trace.paths.insert(path)
    if case .text(let text) = value { return text }
    return nil
  }

  /// The whole number; `nil` when it is none.
  var whole: Int64? {
    trace.paths.insert(path)
    if case .whole(let whole) = value { return whole }
    return nil
  }

  /// Whether it says yes; `nil` when it says neither.
  var flag: Bool? {
    trace.paths.insert(path)
    if case .flag(let flag) = value { return flag }
    return nil
  }

  /// The paths of every value in it that has no values of its own.
  var leaves: [(path: String, isNothing: Bool)] {
    switch value {
    case .null: [(path, true)]
    case .list(let values) where values.isEmpty: [(path, true)]
    case .members(let members) where members.isEmpty: [(path, true)]
    case .list: elements.flatMap(\.leaves)
    case .members: members.flatMap(\.wire.leaves)
    default: [(path, false)]
    }
  }
}
