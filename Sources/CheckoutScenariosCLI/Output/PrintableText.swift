extension Unicode.Scalar {
  /// Whether a terminal could take it for a command, or it could turn the order of the text around it.
  ///
  /// Controls, line separators and the directional formatting characters of Unicode (UAX #9); all of them are in
  /// the basic plane.
  var isUnsafeToPrint: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x61C: true
    default: false
    }
  }

  /// How many columns of a terminal it takes: none for marks, two for what East Asian fonts draw wide.
  fileprivate var columns: Int {
    switch value {
    case 0x20...0x7E: 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: 1
      }
    }
  }
}

extension String {
  /// The text with everything unsafe to print written out as `\u{1b}`.
  var printable: String {
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    var output = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.isUnsafeToPrint else {
        output.append(scalar)
        continue
      }
      output.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    }
    return String(output)
  }

  /// How many columns of a terminal the text takes.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text broken at spaces so that no line is longer than the width, where its words allow it.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in split(separator: " ", omittingEmptySubsequences: true) {
      let size = String(word).columns
      if used > 0, used + 1 + size > width {
        lines.append(line)
        line = ""
        used = 0
      }
      line += used > 0 ? " \(word)" : String(word)
      used += size + (used > 0 ? 1 : 0)
    }
    return lines + [line]
  }
}
