/// White space and control characters in what was typed.
package enum Trimming {
  /// The longest a field may be, in bytes.
  package static let longestField = 256

  /// The text without white space and control characters at its ends.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func trimmed(_ text: String) -> String {
    trimmed(text.unicodeScalars, where: isSpaceOrControl)
  }

  /// The text without certain characters at its ends.
  static func trimmed(_ scalars: String.UnicodeScalarView, where isDropped: (Unicode.Scalar) -> Bool) -> String {
    guard let first = scalars.firstIndex(where: { !isDropped($0) }),
      let last = scalars.lastIndex(where: { !isDropped($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  package static func isSpaceOrControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || isControl(scalar)
  }

  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 || (127..<160).contains(scalar.value)
  }
}
