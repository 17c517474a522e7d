import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers lines about new cards; nothing of a card is repeated but its brand.
struct CardValidation: LineValidation {
  static let keys = ["number", "expiry", "securityCode", "holder", "now"]

  /// The time that cards are checked at, unless their line names another one.
  let now: Date

  func answer(_ fields: inout LineFields) -> [String: JSONValue] {
    let input = CardInput(
      number: fields.text("number") ?? "", expiry: fields.text("expiry") ?? "",
      securityCode: fields.text("securityCode") ?? "", holder: fields.text("holder") ?? "")
    let now = time(in: &fields)
    guard fields.problems.isEmpty, let now else { return [:] }
    let report = CardDetails.check(input, at: now).report
    for reason in report.reasons {
      fields.report(reason.code, at: CardValidation.key(of: reason.field), reason.message)
    }
    return ["brand": .string(report.brand?.rawValue)]
  }

  /// The time that the line names, else that of the run.
  private func time(in fields: inout LineFields) -> Date? {
    guard let text = fields.text("now") else { return now }
    if let date = Timestamp.date(text) { return date }
    fields.report("time-invalid", at: "now", "A time is written such as 2026-01-31T12:00:00Z.")
    return nil
  }

  private static func key(of field: FormField) -> String {
    switch field {
    case .cardNumber: "number"
    case .securityCode: "securityCode"
    default: field.rawValue
    }
  }
}
