extension JSONReader {
  /// Reads a number and keeps it as it was written.
  mutating func number() throws(JSONProblem) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")), digits() == 0 { throw problem("a number has a digit before its point") }
    if take(UInt8(ascii: ".")), digits() == 0 { throw problem("a number has a digit behind its point") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw problem("a number has a digit in its exponent") }
    }
    if let byte = next, byte >= 48, byte <= 57 { throw problem("a number has no zero before its digits") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = next, byte >= 48, byte <= 57 { index += 1 }
    return index - start
  }

  /// Reads a text in double quotes.
  mutating func string() throws(JSONProblem) -> String {
    _ = take(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw problem("a text is not UTF-8") }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw problem("a text holds a line break or another control character")
      default: text.append(byte)
      }
    }
    throw problem("a text has no closing quote")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONProblem) {
    let byte = next
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try fourDigits()
      if code >= 0xD800, code < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
        let low = try fourDigits()
        guard low >= 0xDC00, low < 0xE000 else { throw problem("a text holds half of a surrogate pair") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw problem("a text holds half of a surrogate pair") }
      text += String(Character(scalar)).utf8
    default: throw problem("a text holds a backslash before something else than an escape")
    }
  }

  private mutating func fourDigits() throws(JSONProblem) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch next ?? 0 {
      case let byte where byte >= 48 && byte <= 57: digit = byte - 48
      case let byte where byte >= 65 && byte <= 70: digit = byte - 55
      case let byte where byte >= 97 && byte <= 102: digit = byte - 87
      default: throw problem("\\u has four hexadecimal digits")
      }
      index += 1
      code = code << 4 | UInt32(digit)
    }
    return code
  }
}
