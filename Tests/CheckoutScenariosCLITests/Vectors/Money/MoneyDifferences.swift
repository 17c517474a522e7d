import CheckoutAPI

/// Where vectors of other libraries, policies and contested rules are not followed, and why.
enum MoneyDifferences {
  static let rules: [DifferenceRule] = [
    DifferenceRule("parse", because: "a point has digits on both sides (ADR 0021)") { vector in
      let text = (try? vector.input.need("text").text()) ?? ""
      return text.hasSuffix(".") || text.drop { $0 == "-" }.hasPrefix(".")
    },
    DifferenceRule("format-linux", because: "all decimals are shown, also where people see fewer (ADR 0021)") {
      vector in
      guard let listing = listing(vector), let exponent = listing.exponent else { return false }
      return listing.displayDigits < Int(exponent)
    },
    DifferenceRule("format-linux", because: "what has no minor unit is no currency of an amount (ADR 0021)") { vector in
      listing(vector).map { $0.exponent == nil } ?? false
    },
  ]

  private static func listing(_ vector: Vector) -> CurrencyListing? {
    (try? vector.input.need("code").text()).flatMap { try? CurrencyListing($0) }
  }
}
