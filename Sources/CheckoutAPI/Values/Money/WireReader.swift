/// Reads the wire form of an amount, byte by byte.
struct WireReader {
  private enum Name: String, CaseIterable {
    case currency
    case minorUnits
  }

  private let bytes: String.UTF8View
  private var position: String.Index

  init(_ text: String) {
    bytes = text.utf8
    position = bytes.startIndex
  }

  /// Reads the whole text as one amount.
  mutating func money() throws(MoneyProblem) -> Money {
    var currency: Result<Currency, MoneyProblem>?
    var minorUnits: Result<Int64, MoneyProblem>?
    try expect(UInt8(ascii: "{"))
    guard !take(UInt8(ascii: "}")) else { throw .wireMembers }
    repeat {
      switch try name() {
      case .currency where currency == nil:
        try expect(UInt8(ascii: ":"))
        currency = try code()
      case .minorUnits where minorUnits == nil:
        try expect(UInt8(ascii: ":"))
        minorUnits = try integer()
      default: throw .wireMembers
      }
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    skip(while: WireReader.isSpace)
    guard next == nil else { throw .wireMalformed }
    guard let currency, let minorUnits else { throw .wireMembers }
    return Money(minorUnits: try minorUnits.get(), currency: try currency.get())
  }

  /// Reads a string of a name or a code: neither needs an escape, so none is read.
  private mutating func string() throws(MoneyProblem) -> Substring.UTF8View {
    try expect(UInt8(ascii: "\""))
    let start = position
    skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
    guard next == UInt8(ascii: "\"") else { throw .wireMalformed }
    defer { position = bytes.index(after: position) }
    return bytes[start..<position]
  }

  /// Reads the name of a member; names are compared byte by byte, as a long text has no cheap normal form.
  private mutating func name() throws(MoneyProblem) -> Name? {
    let found = try string()
    return Name.allCases.first { found.elementsEqual($0.rawValue.utf8) }
  }

  private mutating func code() throws(MoneyProblem) -> Result<Currency, MoneyProblem> {
    let code = String(Substring(try string()))
    return Result { () throws(MoneyProblem) in try Currency(code) }
  }

  /// Reads an integer as JSON writes them.
  private mutating func integer() throws(MoneyProblem) -> Result<Int64, MoneyProblem> {
    skip(while: WireReader.isSpace)
    let start = position
    skip { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") && !WireReader.isSpace($0) }
    let text = bytes[start..<position]
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
    skip(while: WireReader.isSpace)
    guard next == byte else { return false }
    position = bytes.index(after: position)
    return true
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.endIndex, condition(bytes[position]) { position = bytes.index(after: position) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}
