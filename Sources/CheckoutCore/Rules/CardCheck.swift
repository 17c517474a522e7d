import CheckoutAPI

/// What the rules make of the details that a method needs.
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
    let network: CardBrand?
  }

  /// Checks the details of a new card, or the code of one on file.
  init(_ input: CardInput, for method: PaymentMethod, at now: Moment) {
    self =
      method.cardDetails == .all ? CardCheck(newCard: input, on: method, at: now) : CardCheck(codeOf: input, method)
  }

  private init(report: CardReport, accepted: Accepted?) {
    self.report = report
    self.accepted = accepted
  }

  private init(newCard input: CardInput, on method: PaymentMethod, at now: Moment) {
    let (details, report) = CardDetails.check(input, taken: method.networks, at: now)
    self.init(
      report: report,
      accepted: details.map {
        Accepted(
          number: $0.number, expiry: $0.expiry, securityCode: $0.securityCode, holder: $0.holder, network: $0.network)
      })
  }

  private init(codeOf input: CardInput, _ method: PaymentMethod) {
    var accepted: Accepted?
    var reasons: [CardProblem] = []
    do throws(CardProblem) {
      let code = try SecurityCode(input.securityCode, brand: method.brand)
      accepted = Accepted(number: nil, expiry: nil, securityCode: code, holder: "", network: nil)
    } catch {
      reasons = [error]
    }
    self.init(
      report: CardReport(brand: method.brand, digitCount: 0, maskedNumber: "", reasons: reasons), accepted: accepted)
  }
}
