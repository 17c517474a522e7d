/// What a character means in a field of a card.
enum CardScalar: Equatable {
  case digit(UInt8)
  /// White space, or nothing to see: a mark of writing direction, a joiner, a variation selector.
  case space
  /// A hyphen or dash of any kind, or the sign for minus.
  case dash
  /// A slash of any kind.
  case slash
  case other

  init(_ scalar: Unicode.Scalar) {
    if let digit = DigitScript.value(of: scalar) {
      self = .digit(digit)
    } else if scalar.value < 0x80 {
      self =
        switch scalar {
        case " ", "\t", "\n", "\r": .space
        case "-": .dash
        case "/": .slash
        default: .other
        }
    } else {
      switch scalar.value {
      // The minus, the hyphen of lists, and the long vowel that Japanese keyboards have in the hyphen's place.
      case 0x2212, 0x2043, 0x30FC, 0xFF70: self = .dash
      case 0x2044, 0x2215, 0xFF0F: self = .slash
      default:
        if InvisibleScalar.isInvisible(scalar) {
          self = .space
          return
        }
        switch scalar.properties.generalCategory {
        case .dashPunctuation: self = .dash
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
        default: self = .other
        }
      }
    }
  }
}
