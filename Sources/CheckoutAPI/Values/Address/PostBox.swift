/// Tells a post box from a street, by the words that the postal services of the languages use.
///
/// Source: the matchers of google/libaddressinput, written as sequences of words.
enum PostBox {
  /// Whether a line names a post box.
  ///
  /// - Parameters:
  ///   - line: A line of a street.
  ///   - country: The country: what is a post box in one may be a street in another.
  /// - Complexity: O(*n*) in the length of the line.
  static func isOne(_ line: String, in country: CountryCode?) -> Bool {
    guard !line.isEmpty, line.utf8.count <= Trimming.longestField else { return false }
    let words = self.words(line)
    let short = country.flatMap { byCountry[$0.code] } ?? [:]
    for (start, word) in words.enumerated() {
      let sequences = (everywhere[word] ?? []) + (short[word] ?? [])
      if sequences.contains(where: { follows($0, in: words[start...]) }) { return true }
    }
    if line.utf8.allSatisfy({ $0 < 128 }) { return false }
    let text = words.joined(separator: " ")
    return inScripts.contains { holds(text, $0) }
  }

  /// Words in small letters and digits, without what separates them; accents are dropped.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isNumber = false
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in line.lowercased().unicodeScalars {
      let plain = withoutAccent(scalar)
      let digit = plain.properties.numericType == .decimal
      guard digit || plain.properties.isAlphabetic else {
        if !plain.properties.isDiacritic { end() }
        continue
      }
      if digit != isNumber { end() }
      isNumber = digit
      word.append(plain)
    }
    end()
    return words
  }

  /// Whether some words begin with others; `#` stands for a number.
  private static func follows(_ wanted: [String], in words: ArraySlice<String>) -> Bool {
    words.count >= wanted.count
      && zip(words, wanted).allSatisfy { word, wanted in
        wanted == "#" ? word.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal } : word == wanted
      }
  }

  private static func holds(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }

  private static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "á", "à", "â", "ã": "a"
    case "é", "è", "ê": "e"
    case "í", "î": "i"
    case "ó", "ô", "õ": "o"
    case "ú": "u"
    default: scalar
    }
  }

  private static let everywhere: [String: [[String]]] = sequences([
    "po box", "p o box", "pobox", "p o b #", "pob #", "post box", "postal box", "post office box", "private bag",
    "locked bag", "gpo box", "g p o box", "postfach", "postbus", "postboks", "postilokero", "apartado de correo",
    "apartado de correos", "apartado postal", "apdo de correos", "casilla de correo", "casilla de correos",
    "casilla postal", "caixa postal", "boite postale", "casella postale", "postafiok", "skrytka pocztowa",
    "skr pocztowa", "skr poczt", "postfack", "postni prihradka", "абонентский ящик", "а я #",
  ])

  private static let byCountry: [String: [String: [[String]]]] = {
    var table: [String: [String: [[String]]]] = [
      "SE": sequences(["box #"]), "AX": sequences(["pl #", "p l #", "pb #", "box #"]),
      "FI": sequences(["pl #", "p l #", "pb #", "box #"]), "HU": sequences(["pf #"]),
      "CZ": sequences(["p p #", "pp #"]), "SK": sequences(["p p #", "pp #"]), "GR": sequences(["τ θ #", "τθ #"]),
      "CY": sequences(["τ θ #", "τθ #"]), "PT": sequences(["apartado #"]), "HR": sequences(["p p #", "pp #"]),
      "ES": sequences(["apartado #", "apdo #"]), "MX": sequences(["apartado #", "apdo #"]),
      "DE": sequences(["pf #"]), "NO": sequences(["pb #"]), "DK": sequences(["pb #"]),
      "IT": sequences(["c p #", "cp #"]),
      "BR": sequences(["c p #", "cp #"]), "CA": sequences(["c p #", "cp #"]),
    ]
    for country in frenchSpeaking { table[country] = sequences(["bp #", "b p #", "cs #", "cedex #"]) }
    return table
  }()

  private static let frenchSpeaking = [
    "FR", "BE", "LU", "MC", "BF", "BI", "BJ", "BL", "CD", "CF", "CG", "CI", "CM", "DJ", "DZ", "GA", "GF", "GN", "GP",
    "KM",
    "MA", "MF", "MG", "ML", "MQ", "MR", "NC", "NE", "PF", "PM", "RE", "RW", "SN", "TD", "TG", "TN", "WF", "YT",
  ]

  /// In scripts that put no space between words, or join a word to what belongs to it.
  private static let inScripts = [
    "私書箱", "私书箱", "郵政信箱", "邮政信箱", "號信箱", "号信箱", "사서함", "صندوق بريد", "ص ب", "ตู้ ปณ", "ตู้ไปรษณีย์", "ת ד",
  ].map { words($0).joined(separator: " ") }

  /// Sequences of words, by their first one.
  private static func sequences(_ texts: [String]) -> [String: [[String]]] {
    Dictionary(grouping: texts.map { $0.split(separator: " ").map(String.init) }) { $0.first ?? "" }
  }
}
