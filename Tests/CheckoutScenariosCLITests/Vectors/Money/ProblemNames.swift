import CheckoutAPI

/// The names by which vectors call problems, and which of ours they mean.
enum ProblemNames {
  /// Whether a problem is meant by a name.
  static func mean(_ problem: MoneyProblem, by name: String) -> Bool {
    if let exact = exact[name] { return exact.contains(problem.code) }
    let words = name.lowercased()
    for (word, codes) in byWord where words.contains(word) { return codes.contains(problem.code) }
    return false
  }

  /// Everything that can be wrong with the text of an amount.
  private static let text: Set<String> = [
    "amount-empty", "amount-sign-refused", "amount-grouping-refused", "amount-space-refused",
    "amount-exponent-refused", "amount-digits-refused", "amount-malformed",
  ]

  private static let exact: [String: Set<String>] = [
    "unknownCurrency": ["currency-malformed", "currency-unknown"],
    "notPayable": ["currency-not-payable"],
    "withdrawn": ["currency-withdrawn"],
    "currencyMismatch": ["currency-mismatch"],
    "emptySumNeedsCurrency": ["empty-sum-needs-currency"],
    "divisionByZero": ["division-by-zero"],
    "invalidParts": ["parts-out-of-range"],
    "all zero": ["weights-all-zero"],
    "negative": ["weight-negative"],
    "typeMismatch": ["wire-not-whole"],
    "stringRequired": ["wire-members", "wire-not-whole"],
    "malformed": text,
    "trailing characters": text,
    "ambiguousOrMalformed": text,
  ]

  /// By a word in the name; the first that is found counts.
  private static let byWord: [(String, Set<String>)] = [
    ("overflow", ["amount-overflow"]),
    ("mismatch", ["currency-mismatch"]),
    ("fraction", ["amount-too-many-digits"]),
    ("toomany", ["amount-too-many-digits"]),
    ("ascii", ["amount-digits-refused"]),
    ("lastdigit", ["amount-too-many-digits"]),
    ("space", ["amount-space-refused"]),
    ("newline", ["amount-space-refused"]),
    ("sign", ["amount-sign-refused"]),
    ("group", ["amount-grouping-refused"]),
    ("comma", ["amount-grouping-refused"]),
    ("separator", ["amount-grouping-refused"]),
    ("exponent", ["amount-exponent-refused"]),
    ("scientific", ["amount-exponent-refused"]),
    ("weights", ["weights-empty"]),
    ("empty", ["amount-empty", "weights-empty"]),
    ("missing", ["wire-members"]),
    ("prefix", text), ("character", text), ("nan", text), ("infinit", text),
  ]
}
