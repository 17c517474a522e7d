import CheckoutAPI

/// Reads the code printed on a card: four digits on American Express, three on the others.
struct SecurityCodeReading: Sendable {
  let problem: FieldProblem.Code?
  /// The code, when nothing is wrong with it.
  let code: SecurityCode?

  /// - Parameters:
  ///   - text: What was typed.
  ///   - brand: The scheme; while it is not known, three digits may be enough.
  init(_ text: String, brand: CardBrand?) {
    let digits = Array(Trimming.trimmed(text).utf8)
    let wanted = brand == .amex ? 4 : 3
    let most = brand == nil || brand == .amex ? 4 : 3
    if digits.isEmpty {
      (problem, code) = (.missing, nil)
    } else if digits.contains(where: { $0 >= 128 }) {
      (problem, code) = (.notSupportedYet, nil)
    } else if digits.count > most || !digits.allSatisfy({ (48...57).contains($0) }) {
      (problem, code) = (.invalid, nil)
    } else if digits.count < wanted {
      (problem, code) = (.incomplete, nil)
    } else {
      let packed = digits.reduce(into: UInt16(0)) { $0 = $0 * 10 + UInt16($1 - 48) }
      (problem, code) = (nil, SecurityCode(packed: packed, count: UInt8(digits.count)))
    }
  }
}
