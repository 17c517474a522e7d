/// Reads postcodes of one country by the forms in the table.
struct PostcodeReading {
  private let forms: [PostcodeForm]
  private let leadingLetters: [UInt8]
  /// What may be typed before a code to name the country.
  private let prefixes: [[UInt8]]
  /// Whether labels of the country mark a postcode, as those of Japan do.
  private let hasPostalMark: Bool

  init(_ format: AddressFormat) {
    let texts = AddressTable.texts(of: Int(format.country.row))
    forms = PostcodeForm.all(of: format)
    leadingLetters = Array(AddressTable.text(.leadingLetters, in: texts).utf8)
    let abroad = AddressTable.text(.prefixAbroad, in: texts).utf8.filter { (65...90).contains($0) }
    let sign = AddressTable.text(.sign, in: texts).utf8
    prefixes = [Array(sign), Array(format.country.code.utf8), Array(abroad)].filter { !$0.isEmpty }
    hasPostalMark = AddressTable.text(.layout, in: texts).unicodeScalars.contains(PostcodeReading.postalMark)
  }

  private static let postalMark: Unicode.Scalar = "〒"

  /// The code in the country's own writing; `nil` when it is none.
  func read(_ text: String) -> String? {
    guard let typed = BarePostcode(unmarked(text)) else { return nil }
    return candidates(typed).lazy.compactMap(written).first
  }

  /// Whether a text is how a code may begin.
  func isBeginning(_ text: String) -> Bool {
    guard let typed = BarePostcode(unmarked(text)) else { return false }
    return candidates(typed).contains { code in forms.contains { $0.match(code.symbols) != .none } }
  }

  /// The readings of a text, in the order in which they count.
  private func candidates(_ typed: BarePostcode) -> [BarePostcode] {
    let bare = [typed] + prefixes.compactMap(typed.without)
    return bare + (leadingLetters.isEmpty ? [] : bare.map { $0.adding(leadingLetters) })
  }

  private func written(_ code: BarePostcode) -> String? {
    for form in forms where form.match(code.symbols) == .whole {
      let places = [form.separatorPlace(in: code.symbols.count), leadingLetters.isEmpty ? nil : leadingLetters.count]
      if code.marks.allSatisfy(places.contains) { return form.written(code.symbols) }
    }
    return nil
  }

  /// The text without the mark that says that a postcode follows.
  private func unmarked(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard hasPostalMark,
      let first = scalars.firstIndex(where: { !$0.properties.isWhitespace && !AddressText.isInvisible($0) }),
      scalars[first] == PostcodeReading.postalMark
    else { return text }
    return String(scalars[..<first]) + String(scalars[scalars.index(after: first)...])
  }
}
