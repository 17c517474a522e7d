/// Reads JSON strictly (RFC 8259), and remembers the line of every value.
///
/// Keys that are there twice, lone surrogates, a byte order mark and nesting without end are refused.
struct JSONReader {
  /// How deep values may be nested.
  static let deepest = 64

  let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var depth = 0

  /// Reads one value that is all there is in the text.
  ///
  /// - Throws: ``JSONProblem`` with the line.
  /// - Complexity: O(*n*) in the number of bytes.
  static func read(_ bytes: [UInt8]) throws(JSONProblem) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    let node = try reader.value()
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.problem("there is more after the end of the document") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte to be read next; `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// A problem on the line that is being read.
  func problem(_ message: String) -> JSONProblem { JSONProblem(message: message, line: line) }

  /// Takes a byte if it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      index += 1
    }
  }

  private mutating func value() throws(JSONProblem) -> JSONNode {
    skipSpace()
    let start = line
    let value: JSONNode.Value
    switch next {
    case UInt8(ascii: "{"): value = try nested { (reader: inout JSONReader) throws(JSONProblem) in try reader.object() }
    case UInt8(ascii: "["): value = try nested { (reader: inout JSONReader) throws(JSONProblem) in try reader.array() }
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (byte >= 48 && byte <= 57): value = .number(try number())
    case nil: throw problem("the document ends where a value should be")
    default: throw problem("this is not a JSON value")
    }
    return JSONNode(value: value, line: start)
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONProblem) -> JSONNode.Value
  ) throws(JSONProblem) -> JSONNode.Value {
    guard depth < JSONReader.deepest else { throw problem("values are nested deeper than \(JSONReader.deepest)") }
    depth += 1
    index += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(JSONProblem) -> JSONNode.Value {
    var items: [JSONNode] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      items.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(items) }
      guard take(UInt8(ascii: ",")) else { throw problem("a comma or ] is missing") }
    }
  }

  private mutating func object() throws(JSONProblem) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    // By bytes, not by what Unicode calls equivalent: JSON tells such keys apart.
    var keys: Set<[UInt8]> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a key in double quotes is missing") }
      let start = line
      let key = try string()
      guard keys.insert(Array(key.utf8)).inserted else { throw problem("a key is there twice") }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw problem("a colon is missing") }
      members.append(JSONNode.Member(key: key, value: try value(), line: start))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw problem("a comma or } is missing") }
    }
  }

  private mutating func word(_ word: String, _ value: JSONNode.Value) throws(JSONProblem) -> JSONNode.Value {
    for byte in word.utf8 {
      guard take(byte) else { throw problem("this is not a JSON value") }
    }
    return value
  }
}
