/// The decimal digits that people type, in their own scripts.
///
/// Source: the Unicode Character Database 16.0, general category Nd; the digits of a script stand in a row from its
/// zero. Digits of styles (`𝟏`), and characters that only have a number (`①`, `五`, `²`), are no digits here.
package enum DigitScript {
  /// The value of a digit, 0 to 9; `nil` for anything else.
  package static func value(of scalar: Unicode.Scalar) -> UInt8? {
    let value = scalar.value
    if value < 0x80 { return (0x30...0x39).contains(value) ? UInt8(truncatingIfNeeded: value &- 0x30) : nil }
    for zero in zeros where value >= zero && value < zero &+ 10 { return UInt8(truncatingIfNeeded: value &- zero) }
    return nil
  }

  /// Arabic-Indic, Persian, N'Ko, Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam,
  /// Thai, Lao, Tibetan, Myanmar, Khmer, Mongolian, full-width.
  private static let zeros: [UInt32] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20, 0x1040,
    0x17E0, 0x1810, 0xFF10,
  ]
}
