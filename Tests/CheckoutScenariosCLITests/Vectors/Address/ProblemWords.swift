import CheckoutAPI

/// The words by which vectors call what is wrong with a field, and which of ours they mean.
enum ProblemWords {
  /// Whether a code is meant by a word.
  static func mean(_ code: FieldProblem.Code, by word: String) throws -> Bool {
    guard let codes = codes[word.lowercased().filter(\.isLetter)] else {
      throw Unreadable("no problem is known by \(word)")
    }
    return codes.contains(code)
  }

  private static let codes: [String: Set<FieldProblem.Code>] = [
    "required": [.missing], "missing": [.missing], "missingrequired": [.missing], "missingrequiredfield": [.missing],
    "invalid": [.invalid, .unknown], "invalidformat": [.invalid], "malformed": [.invalid],
    "unknown": [.unknown], "unknownvalue": [.unknown], "unsupported": [.unknown],
    "mismatch": [.mismatch], "mismatchingvalue": [.mismatch], "unexpected": [.unexpected],
    "unexpectedfield": [.unexpected], "unused": [.unexpected], "pobox": [.postBox], "postbox": [.postBox],
    "usespobox": [.postBox],
  ]
}
