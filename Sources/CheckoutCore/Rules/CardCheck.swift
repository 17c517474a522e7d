import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the rules make of the details of a card.
struct CardCheck: Sendable {
  /// What may be shown.
  let report: CardReport
  /// What goes to tokenisation; `nil` while something is wrong.
  let accepted: Accepted?

  /// Details that can be turned into a token.
  struct Accepted: Sendable {
    let number: CardNumber?
    let expiry: CardExpiry?
    let securityCode: SecurityCode
    let holder: String
  }

  /// Checks the details that a method needs.
  init(_ input: CardInput, for method: PaymentMethod, at now: Moment) {
    self = method.cardDetails == .all ? CardCheck(newCard: input, at: now) : CardCheck(codeOf: input, on: method)
  }

  private init(report: CardReport, accepted: Accepted?) {
    self.report = report
    self.accepted = accepted
  }

  private init(newCard input: CardInput, at now: Moment) {
    let reading = CardNumberReading(input.number)
    var problems: [FieldProblem] = []
    if let problem = reading.problem { problems.append(FieldProblem(.cardNumber, problem)) }
    let expiry = ExpiryReading(input.expiry, at: now)
    if let problem = expiry.problem { problems.append(FieldProblem(.expiry, problem)) }
    let code = SecurityCodeReading(input.securityCode, brand: reading.brand)
    if let problem = code.problem { problems.append(FieldProblem(.securityCode, problem)) }
    let holder = Trimming.trimmed(input.holder)
    if holder.utf8.count > Trimming.longestField { problems.append(FieldProblem(.holder, .invalid)) }

    let report = CardReport(
      brand: reading.brand, digitCount: reading.digitCount, maskedNumber: reading.masked, problems: problems)
    guard problems.isEmpty, let number = reading.number, let date = expiry.expiry, let code = code.code else {
      self.init(report: report, accepted: nil)
      return
    }
    self.init(
      report: report, accepted: Accepted(number: number, expiry: date, securityCode: code, holder: holder))
  }

  private init(codeOf input: CardInput, on method: PaymentMethod) {
    let code = SecurityCodeReading(input.securityCode, brand: method.brand)
    let problems = code.problem.map { [FieldProblem(.securityCode, $0)] } ?? []
    self.init(
      report: CardReport(brand: method.brand, digitCount: 0, maskedNumber: "", problems: problems),
      accepted: code.code.map { Accepted(number: nil, expiry: nil, securityCode: $0, holder: "") })
  }
}
