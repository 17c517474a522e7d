import CheckoutAPI

/// The names by which vectors call problems, and which of ours they mean.
enum ProblemNames {
  /// Whether a problem is meant by a name, however it is spelt: `all zero`, `allZero`.
  ///
  /// - Parameters:
  ///   - problem: What was thrown.
  ///   - name: What a vector calls it.
  ///   - kind: Of the vector: a name that nobody knows may mean any problem, but not where it is a fact.
  static func mean(_ problem: MoneyProblem, by name: String, as kind: Vector.Kind) -> Bool {
    let word = name.lowercased().filter(\.isLetter)
    if let exact = exact[word] { return exact.contains(problem.code) }
    for (part, codes) in byPart where word.contains(part) { return codes.contains(problem.code) }
    return kind != .fact
  }

  /// Everything that can be wrong with the text of an amount.
  private static let text: Set<String> = [
    "amount-empty", "amount-sign-refused", "amount-grouping-refused", "amount-space-refused",
    "amount-exponent-refused", "amount-digits-refused", "amount-malformed",
  ]

  private static let exact: [String: Set<String>] = [
    "unknowncurrency": ["currency-malformed", "currency-unknown"],
    "emptysumneedscurrency": ["empty-sum-needs-currency"],
    "invalidparts": ["parts-out-of-range"],
    "allzero": ["weights-all-zero"],
    "negative": ["weight-negative"],
    "typemismatch": ["wire-not-whole", "wire-malformed"],
    "stringrequired": ["wire-members", "wire-not-whole"],
    "ambiguousormalformed": text.union(["amount-too-many-digits"]),
  ]

  /// By a part of the name; the first that is found counts.
  private static let byPart: [(String, Set<String>)] = [
    ("overflow", ["amount-overflow"]),
    ("withdrawn", ["currency-withdrawn"]),
    ("payable", ["currency-not-payable"]),
    ("mismatch", ["currency-mismatch"]),
    ("fraction", ["amount-too-many-digits"]),
    ("toomany", ["amount-too-many-digits"]),
    ("lastdigit", ["amount-too-many-digits"]),
    ("zero", ["division-by-zero", "weights-all-zero"]),
    ("minus", ["amount-sign-refused"]),
    ("sign", ["amount-sign-refused"]),
    ("ascii", ["amount-digits-refused"]),
    ("space", ["amount-space-refused"]),
    ("newline", ["amount-space-refused"]),
    ("group", ["amount-grouping-refused"]),
    ("comma", ["amount-grouping-refused"]),
    ("separator", ["amount-grouping-refused"]),
    ("exponent", ["amount-exponent-refused"]),
    ("scientific", ["amount-exponent-refused"]),
    ("negativeweight", ["weight-negative"]),
    ("empty", ["amount-empty", "weights-empty"]),
    ("missing", ["wire-members"]), ("duplicate", ["wire-members"]), ("member", ["wire-members"]),
    ("key", ["wire-members"]),
    ("malformed", text), ("prefix", text), ("character", text), ("symbol", text), ("trailing", text),
    ("leading", text), ("nan", text), ("finit", text),
  ]
}
