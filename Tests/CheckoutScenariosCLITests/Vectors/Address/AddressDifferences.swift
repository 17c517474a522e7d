import CheckoutAPI

/// Where vectors of other libraries, policies and contested rules are not followed, and why.
enum AddressDifferences {
  static let rules: [DifferenceRule] = [
    DifferenceRule("country", because: "the pattern is overruled in the tables, see Scripts/tables/addresses.py") {
      ["AI", "BH", "ES", "MT", "OM"].contains(country($0)?.code)
    },
    DifferenceRule("postal-normalise", because: "the country has no postcodes in the data (ADR 0026)") { vector in
      country(vector).map { AddressFormat($0).postcodePattern == nil } ?? false
    },
    DifferenceRule("postal-normalise", because: "letters and digits are not repaired, added or dropped (ADR 0026)") {
      vector in
      // Kept as typed, and the difference is not one that reading accounts for: wide digits, and what names the country.
      kept(vector).map(symbols) == symbols(code(vector.input)) && !isAccountedFor(vector)
    },
    DifferenceRule("postal-normalise", because: "what no code has is not dropped (ADR 0026)") {
      code($0.input).contains { "()".contains($0) }
    },
    DifferenceRule("postal-normalise", because: "a code of the data's pattern is written in capitals (ADR 0026)") {
      kept($0) == code($0.expected).uppercased()
    },
    DifferenceRule("postal-normalise", because: "what is no code is not given separators (ADR 0026)") { vector in
      (try? PostalCode(code(vector.expected), in: try AddressReadings.countryCode(vector))) == nil
        && kept(vector).map(symbols) == symbols(code(vector.input))
    },
    DifferenceRule("postal-normalise", because: "what names the country is left off (ADR 0026)") { vector in
      let wanted = code(vector.expected)
      let text = try? PostalCode(wanted, in: try AddressReadings.countryCode(vector)).text
      return text.map { $0 == kept(vector) && wanted.hasSuffix("-\($0)") } ?? false
    },
    DifferenceRule("postal-country-hint", because: "the country is the shopper's: none is suggested (ADR 0026)") { _ in
      true
    },
    DifferenceRule("postal-partial", because: "every beginning of a code is one, however short (ADR 0026)") {
      $0.expected["validPrefix"] == .flag(false)
    },
  ]

  private static func country(_ vector: Vector) -> CountryCode? { try? AddressReadings.countryCode(vector) }

  private static func code(_ datum: Datum) -> String { (try? datum.need("postalCode").text()) ?? "" }

  private static func kept(_ vector: Vector) -> String? {
    (try? AddressReadings.draft(vector.input)).map {
      AddressReport($0, policy: AddressReadings.policy).draft.postalCode
    }
  }

  /// Letters and digits of ASCII, wide ones too.
  private static func symbols(_ text: String) -> String {
    let narrow = text.unicodeScalars.compactMap { scalar in
      (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) : scalar
    }
    return String(String.UnicodeScalarView(narrow)).uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Whether a code differs from what was typed by nothing but what names the country before it.
  private static func isAccountedFor(_ vector: Vector) -> Bool {
    let (typed, wanted) = (symbols(code(vector.input)), symbols(code(vector.expected)))
    let names = [country(vector)?.code, signs[country(vector)?.code ?? ""]].compactMap(\.self)
    return typed == wanted || names.contains { typed == $0 + wanted || wanted == $0 + typed }
  }

  /// Of vehicles in international traffic, and what else stands before codes.
  private static let signs = [
    "AT": "A", "BE": "B", "DE": "D", "ES": "E", "FI": "FIN", "FR": "F", "HU": "H", "IT": "I", "LI": "FL", "LU": "L",
    "NO": "N", "OM": "PC", "PT": "P", "SE": "S", "SI": "SLO", "SV": "CP", "US": "USA",
  ]
}
