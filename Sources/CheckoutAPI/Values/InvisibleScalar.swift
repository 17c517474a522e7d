/// Characters that nobody sees anything of, alone in a field.
package enum InvisibleScalar {
  /// Whether a character leaves a field as good as empty: what Unicode ignores by default, and the blank letters.
  ///
  /// Beside other letters some of them are seen: joiners, fillers and selectors change how those look.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0xAD: false
    // The fillers of Hangul and the Braille cell without dots. Of these, only the last is not ignored by default.
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
