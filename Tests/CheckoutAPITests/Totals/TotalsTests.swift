import CheckoutAPI
import Testing

@Suite struct TotalsTests {
  private func quote(_ cents: Int64, in currency: Currency = .chf) -> Quote {
    let price = Money(minorUnits: cents, currency: currency)
    return Quote(
      id: QuoteID("q"), lines: [QuoteLine(line: LineID("a"), unitPrice: price, quantity: 1)], total: price)
  }

  private func card(_ cents: Int64, _ currency: Currency = .chf) -> GiftCard {
    GiftCard(
      id: GiftCardID("card-\(cents)"), maskedNumber: "", balance: Money(minorUnits: cents, currency: currency))
  }

  @Test(arguments: [(2003, 2, 2005), (2002, -2, 2000), (2005, 0, 2005), (0, 0, 0), (2, -2, 0), (3, 2, 5)])
  func `what is paid in coins is rounded once, on a line of its own`(total: Int64, rounding: Int64, due: Int64) throws {
    let totals = try Totals(of: quote(total), paysInCoins: true)
    #expect(totals.total.minorUnits == total)
    #expect(totals.cashRounding.minorUnits == rounding)
    #expect(totals.due.minorUnits == due)
  }

  @Test(arguments: [(125, 150), (124, 100), (175, 200), (25, 50)])
  func `half a coin is a coin`(total: Int64, due: Int64) throws {
    let totals = try Totals(of: quote(total, in: try Currency("DKK")), paysInCoins: true)
    #expect(totals.due.minorUnits == due)
  }

  @Test func `what gift cards leave is what coins pay`() throws {
    let totals = try Totals(of: quote(2003), giftCards: [card(501), card(1000)], paysInCoins: true)
    #expect(totals.covered.minorUnits == 1501)
    #expect(totals.cashRounding.minorUnits == -2)
    #expect(totals.due.minorUnits == 500)
  }

  @Test func `nothing is rounded for who does not pay in coins`() throws {
    let totals = try Totals(of: quote(2003))
    #expect(totals.cashRounding.isZero)
    #expect(totals.due.minorUnits == 2003)
  }

  @Test(arguments: [
    ([] as [Int64], 0, 0), ([500], 0, 500), ([500, 900], 0, 1000), ([2000], 300, 1000), ([500], 300, 800),
    ([500], 900, 1000), ([], 900, 900),
  ])
  func `gift cards pay first, then credit, never more than the total`(
    cards: [Int64], credit: Int64, covered: Int64
  ) throws {
    let totals = try Totals(
      of: quote(1000), giftCards: cards.map { card($0) }, storeCredit: Money(minorUnits: credit, currency: .chf))
    #expect(totals.covered.minorUnits == covered)
    #expect(totals.due.minorUnits == 1000 - covered)
  }

  @Test(
    arguments: [("CHF", 0, 2), ("CHF", 3, 2), ("HUF", 0, 307), ("HUF", 57, 307), ("HUF", 58, 307)]
      as [(String, Int64, Int64)])
  func `the largest amounts are rounded to a coin that is still exact`(code: String, less: Int64, due: Int64) throws {
    let totals = try Totals(of: quote(.max - less, in: try Currency(code)), paysInCoins: true)
    #expect(totals.due.minorUnits == .max - due)
  }

  struct Fault: Sendable {
    let problem: QuoteProblem
    let change: @Sendable (inout Quote) -> Void

    init(_ problem: QuoteProblem, _ change: @escaping @Sendable (inout Quote) -> Void) {
      self.problem = problem
      self.change = change
    }
  }

  static let faults = [
    Fault(.partsDoNotAddUp) { $0.total = Money(minorUnits: 1001, currency: .eur) },
    Fault(.partsDoNotAddUp) { $0.lines[0].unitPrice = Money(minorUnits: 999, currency: .eur) },
    Fault(.currencyMismatch) { $0.lines[0].unitPrice = .zero(.usd) },
    Fault(.currencyMismatch) { $0.taxes = [Tax(name: "", amount: .zero(.usd), inclusion: .included)] },
    Fault(.negativeAmount) { $0.delivery = Money(minorUnits: -1, currency: .eur) },
    Fault(.negativeAmount) { $0.lines[0].quantity = -1 },
    Fault(.negativeAmount) { $0.total = Money(minorUnits: -1, currency: .eur) },
    Fault(.discountTooLarge) { $0.discounts = [Discount(name: "", amount: Money(minorUnits: 1001, currency: .eur))] },
    Fault(.taxTooLarge) {
      $0.taxes = [Tax(name: "", amount: Money(minorUnits: 1001, currency: .eur), inclusion: .included)]
    },
    Fault(.overflow) { $0.lines[0].quantity = .max },
    Fault(.overflow) { $0.taxes = [Tax(name: "", amount: Money(minorUnits: .max, currency: .eur), inclusion: .added)] },
  ]

  @Test(arguments: faults) func `a quote that contradicts itself has no totals`(fault: Fault) {
    var quote = quote(1000, in: .eur)
    fault.change(&quote)
    #expect(throws: fault.problem) { try Totals(of: quote) }
  }
}
