/// Reads the wire form of an amount, byte by byte.
struct WireReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  /// Reads the whole text as one amount.
  mutating func money() throws(MoneyProblem) -> Money {
    var currency: Result<Currency, MoneyProblem>?
    var minorUnits: Result<Int64, MoneyProblem>?
    try expect(UInt8(ascii: "{"))
    repeat {
      switch try string() {
      case "currency" where currency == nil:
        try expect(UInt8(ascii: ":"))
        currency = try code()
      case "minorUnits" where minorUnits == nil:
        try expect(UInt8(ascii: ":"))
        minorUnits = try integer()
      default: throw .wireMembers
      }
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    skipSpaces()
    guard rest.isEmpty else { throw .wireMalformed }
    guard let currency, let minorUnits else { throw .wireMembers }
    return Money(minorUnits: try minorUnits.get(), currency: try currency.get())
  }

  /// Reads a string of a name or a code: neither needs an escape, so none is read.
  private mutating func string() throws(MoneyProblem) -> Substring {
    try expect(UInt8(ascii: "\""))
    let end = rest.firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
    guard let end, rest[end] == UInt8(ascii: "\"") else { throw .wireMalformed }
    defer { rest = rest[rest.index(after: end)...] }
    return Substring(rest[..<end])
  }

  private mutating func code() throws(MoneyProblem) -> Result<Currency, MoneyProblem> {
    let code = String(try string())
    return Result { () throws(MoneyProblem) in try Currency(code) }
  }

  /// Reads an integer as JSON writes them.
  private mutating func integer() throws(MoneyProblem) -> Result<Int64, MoneyProblem> {
    skipSpaces()
    let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") || WireReader.isSpace($0) }
    let text = rest[..<(end ?? rest.endIndex)]
    rest = rest[(end ?? rest.endIndex)...]
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard let first = digits.first else { throw .wireMalformed }
    guard digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { throw .wireNotWhole }
    guard first != UInt8(ascii: "0") || digits.count == 1 else { throw .wireMalformed }
    guard let value = Int64(Substring(text)) else { return .failure(.overflow) }
    return .success(value)
  }

  private mutating func expect(_ byte: UInt8) throws(MoneyProblem) {
    guard take(byte) else { throw .wireMalformed }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpaces()
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() {
    while let first = rest.first, WireReader.isSpace(first) { rest.removeFirst() }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}
