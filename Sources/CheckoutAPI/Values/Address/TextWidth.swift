/// The width of letters, which says nothing in an address: wide ASCII and narrow katakana become what they are.
///
/// Source: the compatibility decompositions of the Unicode Standard, composed again.
enum TextWidth {
  /// ASCII for full-width letters, and a space for the ideographic one.
  static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0x3000: " "
    default: scalar
    }
  }

  /// Adds a character in its usual width; a narrow mark of voicing goes into the letter before it.
  static func fold(_ scalar: Unicode.Scalar, into text: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0xFF61...0xFF9D:
      text.append(katakana[Int(scalar.value - 0xFF61)])
    case 0xFF9E, 0xFF9F:
      let isHalfVoiced = scalar.value == 0xFF9F
      guard let letter = text.last, let voiced = TextWidth.voiced(letter, isHalfVoiced) else {
        return text.append(isHalfVoiced ? "\u{309A}" : "\u{3099}")
      }
      text.removeLast()
      text.append(voiced)
    default:
      text.append(narrow(scalar))
    }
  }

  private static let katakana = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)

  /// The letter with a mark of voicing: most stand right behind the one without.
  private static func voiced(_ letter: Unicode.Scalar, _ isHalfVoiced: Bool) -> Unicode.Scalar? {
    switch letter {
    case "ハ", "ヒ", "フ", "ヘ", "ホ": Unicode.Scalar(letter.value + (isHalfVoiced ? 2 : 1))
    case _ where isHalfVoiced: nil
    case "ウ": "ヴ"
    case "ワ": "ヷ"
    case "ヲ": "ヺ"
    case "カ", "キ", "ク", "ケ", "コ", "サ", "シ", "ス", "セ", "ソ", "タ", "チ", "ツ", "テ", "ト":
      Unicode.Scalar(letter.value + 1)
    default: nil
    }
  }
}
