/// What stands between the lines of an address when they are written as one.
///
/// Source: google/libaddressinput, the separators of compact addresses.
enum LineSeparator: Hashable, Sendable {
  case comma, arabicComma, space, nothing

  /// The custom of a language, by its tag.
  init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first.map(String.init) {
    case _ where parts.contains("latn"): self = .comma
    case "ja", "zh", "yue": self = .nothing
    case "ko", "th": self = .space
    case "ar", "ckb", "fa", "ps", "sd", "ug", "ur": self = .arabicComma
    default: self = .comma
    }
  }

  /// The custom of a country, where the address is in its letters: the name of who lives there says nothing.
  init(of draft: AddressDraft, in country: CountryCode) {
    self = .comma
    let custom = LineSeparator(of: country)
    let fields = [FormField.street, .additionalStreet, .district, .city, .region]
    if fields.contains(where: { draft[$0].unicodeScalars.contains { LineSeparator(of: $0) == custom } }) {
      self = custom
    }
  }

  private init(of country: CountryCode) {
    switch country.code {
    case "CN", "HK", "JP", "MO", "TW": self = .nothing
    case "KP", "KR", "TH": self = .space
    case "AE", "AF", "BH", "DJ", "DZ", "EG", "EH", "IQ", "IR", "JO", "KM", "KW", "LB", "LY", "MA", "MR", "OM", "PK",
      "PS",
      "QA", "SA", "SD", "SO", "SY", "TD", "TN", "YE":
      self = .arabicComma
    default: self = .comma
    }
  }

  /// What the languages of a letter's script put between lines.
  private init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .nothing
    case 0x1100...0x11FF, 0xAC00...0xD7A3, 0x0E00...0x0E7F: self = .space
    case 0x0620...0x06D3, 0x0750...0x077F: self = .arabicComma
    default: self = .comma
    }
  }

  var text: String {
    switch self {
    case .comma: ", "
    case .arabicComma: "، "
    case .space: " "
    case .nothing: ""
    }
  }

  /// Lines as one; where nothing separates them, words of other scripts still do not run into each other.
  func joined(_ lines: [String]) -> String {
    guard self == .nothing else { return lines.joined(separator: text) }
    var joined = ""
    for line in lines {
      let ends = [joined.unicodeScalars.last, line.unicodeScalars.first].compactMap(\.self)
      let isTogether = ends.count < 2 || ends.contains { LineSeparator(of: $0) == .nothing }
      joined += (isTogether ? "" : LineSeparator.comma.text) + line
    }
    return joined
  }
}
