import CheckoutAPI

/// The shapes that a country's postcodes have: `9` a digit, `A` a letter, `*` either, anything else itself.
struct Postcodes: Sendable {
  let isRequired: Bool
  private let shapes: [[UInt8]]
  private let carSign: [UInt8]

  /// - Parameters:
  ///   - shapes: The shapes, in the country's own writing.
  ///   - carSign: What people put before a postcode to name the country, as in `A-6020`.
  ///   - isRequired: Whether an address needs a postcode.
  init(_ shapes: String..., carSign: String, isRequired: Bool = true) {
    self.shapes = shapes.map { Array($0.utf8) }
    self.carSign = Array(carSign.utf8)
    self.isRequired = isRequired
  }

  /// Reads a postcode, whatever its spaces, dashes and case.
  func read(_ text: String, in country: CountryCode) -> FieldReading {
    guard text.utf8.allSatisfy({ $0 < 128 }) else { return .wrong(.notSupportedYet) }
    let upper = text.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }
    let bare = withoutPrefix(upper, country: country).filter { !Postcodes.isSeparator($0) }
    for shape in shapes {
      if let written = Postcodes.write(bare, as: shape) { return .written(written) }
    }
    return .wrong(.invalid)
  }

  private func withoutPrefix(_ code: [UInt8], country: CountryCode) -> ArraySlice<UInt8> {
    for prefix in [carSign, Array(country.code.utf8)] where code.starts(with: prefix + [UInt8(ascii: "-")]) {
      return code.dropFirst(prefix.count + 1)
    }
    return code[...]
  }

  private static func write(_ bare: [UInt8], as shape: [UInt8]) -> String? {
    var written: [UInt8] = []
    var rest = bare[...]
    for wanted in shape {
      if isSeparator(wanted) {
        written.append(wanted)
        continue
      }
      guard let byte = rest.popFirst(), fits(byte, wanted) else { return nil }
      written.append(byte)
    }
    return rest.isEmpty ? String(decoding: written, as: UTF8.self) : nil
  }

  private static func fits(_ byte: UInt8, _ wanted: UInt8) -> Bool {
    let isDigit = (48...57).contains(byte)
    let isLetter = (65...90).contains(byte)
    switch wanted {
    case UInt8(ascii: "9"): return isDigit
    case UInt8(ascii: "A"): return isLetter
    case UInt8(ascii: "*"): return isDigit || isLetter
    default: return byte == wanted
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") }
}
