import Foundation

/// Everything that can be had of a value as text, whichever way it is asked for.
enum Printout {
  /// The texts, each behind a word for the way it was asked for.
  static func texts(of value: Any) throws -> [String] {
    var texts = [
      "interpolation: \(value)", "description: \(String(describing: value))",
      "reflection: \(String(reflecting: value))",
      "optional: \(String(describing: Optional(value)))", "array: \([value])", "dictionary: \(["key": value])",
      "tuple: \((value, value))", "result: \(Result<Any, any Error>.success(value))", "dump: \(dumped(value))",
      "dump of an array: \(dumped([value]))",
    ]
    if let value = value as? any CustomDebugStringConvertible { texts.append("debug: \(value.debugDescription)") }
    if let value = value as? any LosslessStringConvertible { texts.append("lossless: \(value.description)") }
    if let value = value as? any Error { texts.append("error: \(value.localizedDescription)") }
    if let value = value as? any Encodable {
      texts.append("json: \(String(decoding: try JSONEncoder().encode([value].map(Encoded.init)), as: UTF8.self))")
    }
    return texts + mirrored(value)
  }

  private static func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  /// What mirrors show of a value and of all that is in it, however deep; each object once.
  private static func mirrored(_ value: Any) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    var open: [(path: String, mirror: Mirror)] = [("mirror", Mirror(reflecting: value))]
    var texts: [String] = []
    while let (path, mirror) = open.popLast() {
      if let parent = mirror.superclassMirror { open.append((path, parent)) }
      for child in mirror.children {
        let inner = "\(path).\(child.label ?? "_")"
        texts.append("\(inner): \(child.value) \(String(reflecting: child.value))")
        let mirror = Mirror(reflecting: child.value)
        if mirror.displayStyle == .class || mirror.displayStyle == .foreignReference {
          guard seen.insert(ObjectIdentifier(child.value as AnyObject)).inserted else { continue }
        }
        open.append((inner, mirror))
      }
    }
    return texts
  }

  private struct Encoded: Encodable {
    let value: any Encodable

    init(_ value: any Encodable) { self.value = value }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}
