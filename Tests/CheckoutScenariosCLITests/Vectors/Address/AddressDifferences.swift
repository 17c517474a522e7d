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
      symbols($0.input) != symbols($0.expected)
    },
    DifferenceRule("postal-normalise", because: "what no code has is not dropped (ADR 0026)") {
      code($0.input).contains { "()".contains($0) }
    },
    DifferenceRule("postal-normalise", because: "a code of the data's pattern is written in capitals (ADR 0026)") {
      vector in
      let typed = code(vector.expected)
      return (try? PostalCode(typed, in: try AddressReadings.countryCode(vector)).text) == typed.uppercased()
    },
    DifferenceRule("postal-normalise", because: "what is no code is not given separators (ADR 0026)") { vector in
      (try? PostalCode(code(vector.expected), in: try AddressReadings.countryCode(vector))) == nil
    },
    DifferenceRule("postal-normalise", because: "what names the country is left off (ADR 0026)") { vector in
      (try? PostalCode(code(vector.expected), in: try AddressReadings.countryCode(vector)).text)
        .map { code(vector.expected).hasSuffix("-\($0)") } ?? false
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

  private static func symbols(_ datum: Datum) -> String {
    code(datum).uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
