/// Reads postcodes of one country by the forms in the table.
struct PostcodeReading {
  private let forms: [PostcodeForm]
  private let leadingLetters: [UInt8]
  /// What may be typed before a code to name the country.
  private let prefixes: [[UInt8]]
  /// Whether labels of the country mark a postcode, as those of Japan do.
  private let hasPostalMark: Bool

  private init(_ format: AddressFormat) {
    let texts = AddressTable.texts(of: Int(format.country.row))
    forms = PostcodeForm.all(of: format)
    leadingLetters = Array(AddressTable.text(.leadingLetters, in: texts).utf8)
    let abroad = AddressTable.text(.prefixAbroad, in: texts).utf8.filter { (65...90).contains($0) }
    let sign = AddressTable.text(.sign, in: texts).utf8
    prefixes = [Array(sign), Array(format.country.code.utf8), Array(abroad)].filter { !$0.isEmpty }
    hasPostalMark = AddressTable.text(.layout, in: texts).unicodeScalars.contains(PostcodeReading.postalMark)
  }

  private static let postalMark: Unicode.Scalar = "〒"

  /// The readings of all countries, in the order of the table.
  private static let byRow: [PostcodeReading] = CountryCode.all.map { PostcodeReading(AddressFormat($0)) }

  /// That of a country.
  static func of(_ country: CountryCode) -> PostcodeReading { byRow[Int(country.row)] }

  /// Whether a text is a code in the country's own writing already.
  private func isWritten(_ text: String) -> Bool {
    for form in forms {
      switch form.writing(of: text) {
      case .own: return true
      case .other: return false
      case .none: continue
      }
    }
    return false
  }

  /// The code in the country's own writing; `nil` when it is none.
  func read(_ text: String) -> String? {
    if isWritten(text) { return text }
    guard let typed = BarePostcode(unmarked(AddressText.withoutSpaceAround(text))) else { return nil }
    return candidates(typed).lazy.compactMap(written).first
  }

  /// Whether a text is how a code may begin, or a whole one.
  func isBeginning(_ text: String) -> Bool {
    // The end of a line is white space around a code, and nothing can follow it.
    if read(text) != nil { return true }
    guard !forms.isEmpty, let typed = BarePostcode(unmarked(AddressText.withoutSpaceBefore(text))) else { return false }
    return prefixes.contains(where: typed.isBeginning(of:)) || candidates(typed).contains(where: canBeCompleted)
  }

  /// The readings of a text, in the order in which they count.
  private func candidates(_ typed: BarePostcode) -> [BarePostcode] {
    let bare = [typed] + prefixes.compactMap(typed.without)
    return bare + (leadingLetters.isEmpty ? [] : bare.map { $0.adding(leadingLetters) })
  }

  private func written(_ code: BarePostcode) -> String? {
    for form in forms where form.match(code.symbols) == .whole {
      if isSeparated(code, as: form, count: code.symbols.count) { return form.written(code.symbols) }
    }
    return nil
  }

  /// Whether symbols may follow so that this becomes a code.
  private func canBeCompleted(_ code: BarePostcode) -> Bool {
    forms.contains { form in
      if code.marks.isEmpty { return form.match(code.symbols) != .none }
      return form.counts(of: code.symbols).contains { isSeparated(code, as: form, count: $0) }
    }
  }

  /// Whether something separates the symbols only where a code of so many has its separator, or behind its letters.
  private func isSeparated(_ code: BarePostcode, as form: PostcodeForm, count: Int) -> Bool {
    let places = [form.separatorPlace(in: count), leadingLetters.isEmpty ? nil : leadingLetters.count]
    return code.marks.allSatisfy(places.contains)
  }

  /// The text without the mark that says that a postcode follows.
  private func unmarked(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard hasPostalMark,
      let first = scalars.firstIndex(where: { !$0.properties.isWhitespace && !InvisibleScalar.isInvisible($0) }),
      scalars[first] == PostcodeReading.postalMark
    else { return text }
    return String(scalars[..<first]) + String(scalars[scalars.index(after: first)...])
  }
}
