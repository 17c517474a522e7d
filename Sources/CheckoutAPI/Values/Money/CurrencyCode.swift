/// The letters of a currency as one small integer: five bits each, the first letter highest.
enum CurrencyCode {
  /// Packs three upper-case ASCII letters; `nil` for any other text.
  static func pack(_ code: String) -> UInt16? {
    guard code.utf8.count == 3 else { return nil }
    var packed: UInt16 = 0
    for byte in code.utf8 {
      guard byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") else { return nil }
      packed = packed << 5 | UInt16(byte - 64)
    }
    return packed
  }

  /// The three letters again.
  static func text(_ packed: UInt16) -> String {
    var text = ""
    for shift in [10, 5, 0] as [UInt16] {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: (packed >> shift) & 31) + 64))
    }
    return text
  }
}
