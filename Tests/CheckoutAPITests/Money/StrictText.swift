import CheckoutAPI

/// What a strict reader of amounts takes, described once more and as plainly as can be.
enum StrictText {
  /// The plain text that an amount has to have after it was read; `nil` where it has to be refused.
  static func canonical(_ text: String, decimals: Int, allowingSign: Bool) -> String? {
    let isNegative = allowingSign && text.utf8.first == UInt8(ascii: "-")
    let bytes = Array(text.utf8.dropFirst(isNegative ? 1 : 0))
    guard bytes.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, !parts.contains([]), parts.count < 2 || parts[1].count <= decimals else { return nil }
    let whole = String(decoding: parts[0].drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
    let part = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : ""
    let padded = part + String(repeating: "0", count: decimals - part.utf8.count)
    guard Int64((isNegative ? "-" : "") + whole + padded) != nil || (whole + padded).isEmpty else { return nil }
    let isZero = (whole + padded).utf8.allSatisfy { $0 == UInt8(ascii: "0") }
    return (isNegative && !isZero ? "-" : "") + (whole.isEmpty ? "0" : whole) + (decimals > 0 ? "." : "") + padded
  }

  /// The text of a decimal number without zeros in front or at the end of its decimals; `nil` where it is none.
  static func shortest(_ text: String) -> String? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    var bytes = Array(text.utf8.dropFirst(isNegative ? 1 : 0))
    guard bytes.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      bytes.filter({ $0 == UInt8(ascii: ".") }).count <= 1
    else { return nil }
    if bytes.contains(UInt8(ascii: ".")) {
      while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
      if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    }
    while bytes.count > 1, bytes[0] == UInt8(ascii: "0"), bytes[1] != UInt8(ascii: ".") { bytes.removeFirst() }
    return (isNegative && bytes != [UInt8(ascii: "0")] ? "-" : "") + String(decoding: bytes, as: UTF8.self)
  }
}
