import CheckoutAPI
import Foundation

/// How the vectors of each group are run through the API that a user would call.
enum CardReadings {
  static let all: [String: VectorRun.Reading] = [
    "pan-valid": number, "pan-invalid": number, "luhn-only": luhn, "luhn-policy": luhnPolicy,
    "potential-validity": typing, "brand-candidates": candidates, "brand-final": finalBrand,
    "brand-conflict": conflict, "co-badged": coBadged, "cvc": code, "cvc-name": codeName, "format": format,
    "edit": edit, "sanitise": sanitised, "sanitise-reject": rejected, "mask": mask, "redact": redact,
    "expiry": expiry, "expiry-partial": partialExpiry, "expiry-format": shownExpiry, "expiry-timezone": expiryInZone,
  ]

  /// The names that vectors have for brands.
  static func scheme(_ name: String) -> CardBrand? {
    switch name {
    case "none": nil
    case "american-express": .amex
    case "diners-club": .diners
    case "cartesBancaires": .cartesBancaires
    default: CardBrand(name)
    }
  }

  static func brands(_ datum: Datum) throws -> Set<CardBrand> {
    Set(try datum.list().compactMap { scheme(try $0.text()) })
  }

  /// Each expectation that a vector has, in turn.
  static func first(_ differences: String?...) -> String? { differences.compactMap(\.self).first }

  static func flag(_ vector: Vector, _ name: String, _ actual: Bool) throws -> String? {
    guard let expected = vector.expected[name] else { return nil }
    guard case .flag(let flag) = expected else { throw Unreadable("\(name) is no flag") }
    return actual == flag ? nil : "\(name) is \(actual)"
  }

  /// Whether the rules that vectors have a word for mean the same.
  static func mean(_ problem: CardProblem?, _ word: String) throws -> Bool {
    let words: [String: [CardProblem]] = [
      "luhn": [.numberCheckDigit], "unknownBrand": [.numberOfNoScheme], "tooLong": [.numberTooLong],
      "tooShort": [.numberTooShort], "nonDigitCharacters": [.numberNotDigits],
      "empty": [.numberMissing, .expiryMissing],
      "expired": [.expired], "month": [.expiryMonth], "format": [.expiryMalformed, .expiryIncomplete],
      "tooFar": [.expiryTooFar], "incomplete": [.expiryIncomplete, .numberTooShort],
    ]
    guard let meant = words[word] else { throw Unreadable("there is no reason \(word)") }
    return problem.map(meant.contains) ?? false
  }

  static func reason(_ vector: Vector, _ problem: CardProblem?) throws -> String? {
    guard let word = try (vector.expected["reason"] ?? vector.expected["error"])?.text() else { return nil }
    return try mean(problem, word) ? nil : "\(problem?.code ?? "nothing is wrong") instead of \(word)"
  }
}
