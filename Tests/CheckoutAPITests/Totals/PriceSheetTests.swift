import CheckoutAPI
import Testing

@Suite struct PriceSheetTests {
  /// Lines of 50.00 and 30.00, delivery for 5.00, a fee of 2.00 and a guarantee of 3.00: 90.00 in all.
  static func sheet(_ promotions: [Promotion] = []) -> PriceSheet {
    var sheet = PriceSheet(currency: .eur, taxation: Taxation(.included, rounding: .perTotal, .halfUp))
    sheet.lines = [line("a", 2500, 2), line("b", 1000, 3)]
    sheet.lines[0].guarantee = Charge(name: "Guarantee", amount: euros(150))
    sheet.delivery = Charge(name: "Standard", amount: euros(500))
    sheet.fees = [Charge(name: "Collection", amount: euros(200))]
    sheet.promotions = promotions
    return sheet
  }

  static func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  static func line(_ id: String, _ cents: Int64, _ quantity: Int, _ rates: [TaxRate] = []) -> PricedLine {
    PricedLine(QuoteLine(line: LineID(id), unitPrice: euros(cents), quantity: quantity), rates: rates)
  }

  static func off(
    _ cents: Int64, _ target: Promotion.Target = .lines, from threshold: Int64? = nil
  ) -> Promotion {
    Promotion(name: "off", reduction: .amount(euros(cents)), target: target, threshold: threshold.map(euros))
  }

  static func percent(_ percent: Int64, _ target: Promotion.Target = .lines, from threshold: Int64? = nil) -> Promotion
  {
    Promotion(
      name: "percent", reduction: .percent(ExactDecimal(percent), .halfUp), target: target,
      threshold: threshold.map(euros))
  }

  @Test(
    arguments: [
      ([], []),
      ([off(1000)], [1000]),
      ([off(9999)], [8000]),
      ([off(9999, .everything)], [9000]),
      ([off(9999, .delivery)], [500]),
      ([off(9999, .line(LineID("b")))], [3000]),
      ([off(100, .line(LineID("nobody")))], [0]),
      ([off(5000), off(5000)], [5000, 3000]),
      ([off(5000, .everything), off(5000, .everything)], [5000, 4000]),
      ([off(8000), off(5000, .everything)], [8000, 1000]),
      ([percent(10)], [800]),
      ([percent(100, .everything)], [9000]),
      ([percent(250, .everything)], [9000]),
      ([percent(50, .delivery)], [250]),
      ([percent(50, .line(LineID("a")))], [2500]),
      ([percent(50), percent(50)], [4000, 2000]),
      // An amount of one thing counts before one of the lines, and that before one of everything.
      ([off(8900, .everything), off(7000)], [2000, 7000]),
      ([off(8000), off(100, .line(LineID("a")))], [7900, 100]),
      // A percentage counts before an amount, wherever it stands; what is left is less.
      ([off(8000), percent(10)], [7200, 800]),
      ([percent(100, .everything), off(1000)], [9000, 0]),
      // A threshold looks at the lines before anything is taken off.
      ([percent(50), off(1000, from: 8000)], [4000, 1000]),
      ([off(1000, from: 8001)], []),
      ([percent(10, .everything, from: 8000)], [900]),
    ] as [([Promotion], [Int64])])
  func `a discount is at most what it applies to`(promotions: [Promotion], taken: [Int64]) throws {
    let quote = try PriceSheetTests.sheet(promotions).quote(QuoteID("q"))
    #expect(quote.discounts.map(\.amount.minorUnits) == taken)
    #expect(quote.total.minorUnits == 9000 - taken.reduce(0, +))
    #expect(try Totals(of: quote).total == quote.total)
  }

  @Test func `a quote says what is on the sheet`() throws {
    var sheet = PriceSheetTests.sheet([PriceSheetTests.off(100, .line(LineID("a")))])
    sheet.extras = [
      Charge(name: "Wrap", amount: PriceSheetTests.euros(250)), Charge(name: "Card", amount: .zero(.eur)),
    ]
    let quote = try sheet.quote(QuoteID("q"), rejectedPromotions: [PromotionCode("X")])
    #expect(quote.lines == sheet.lines.map(\.quoted))
    #expect(quote.discounts.map(\.line) == [LineID("a")])
    #expect(quote.delivery?.minorUnits == 500)
    #expect(quote.extras?.minorUnits == 250)
    #expect(quote.guarantee?.minorUnits == 300)
    #expect(quote.fees.map(\.amount.minorUnits) == [200])
    #expect(quote.total.minorUnits == 9150)
    #expect(quote.rejectedPromotions == [PromotionCode("X")])
  }

  @Test func `taxes are on what is left when discounts are taken off`() throws {
    let vat = try TaxRate("VAT", rate: ExactDecimal(parsing: "0.20"))
    let reduced = try TaxRate("reduced", rate: ExactDecimal(parsing: "0.10"))
    var sheet = PriceSheet(currency: .eur, taxation: Taxation(.added, rounding: .perTotal, .halfUp))
    sheet.lines = [PriceSheetTests.line("a", 7500, 1, [vat]), PriceSheetTests.line("b", 2500, 1, [reduced])]
    sheet.delivery = Charge(name: "Standard", amount: PriceSheetTests.euros(1000), rates: [vat])
    // A quarter off the lines: 56.25 and 18.75; a tenth off everything: 50.625, 16.875 and 9.00.
    sheet.promotions = [PriceSheetTests.off(2500), PriceSheetTests.off(850, .everything)]
    let quote = try sheet.quote(QuoteID("q"))
    #expect(quote.discounts.map(\.amount.minorUnits) == [2500, 850])
    #expect(quote.taxes.map(\.amount.minorUnits) == [1193, 169])
    #expect(quote.total.minorUnits == 11000 - 2500 - 850 + 1193 + 169)
  }

  @Test(arguments: Taxation.Basis.allCases)
  func `half a cent of a price holds no cent of tax, however it is rounded`(basis: Taxation.Basis) throws {
    let vat = try TaxRate("VAT", rate: ExactDecimal(parsing: "0.20"))
    let reduced = try TaxRate("reduced", rate: ExactDecimal(parsing: "0.10"))
    var sheet = PriceSheet(currency: .eur, taxation: Taxation(.included, rounding: basis, .up))
    sheet.lines = [PriceSheetTests.line("a", 1, 1, [vat]), PriceSheetTests.line("b", 1, 1, [reduced])]
    sheet.promotions = [PriceSheetTests.off(1)]
    let quote = try sheet.quote(QuoteID("q"))
    #expect(quote.total.minorUnits == 1)
    #expect(quote.taxes.map(\.amount.minorUnits) == [0, 0])
  }

  @Test(arguments: [
    ("2499.99", 1, 0, "2659.97"), ("1699.99", 3, 999, "5289.92"),
  ])
  func `prices that lost cents in floating point keep them`(
    price: String, quantity: Int, guarantee: Int64, total: String
  ) throws {
    var sheet = PriceSheet(currency: .eur, taxation: Taxation(.included, rounding: .perTotal, .halfUp))
    let first = QuoteLine(
      line: LineID("tv"), unitPrice: try Money(parsing: price, in: .eur), quantity: quantity)
    sheet.lines = [
      PricedLine(first, guarantee: Charge(name: "Guarantee", amount: PriceSheetTests.euros(guarantee))),
      PriceSheetTests.line("mount", 11_999, 1), PriceSheetTests.line("cable", 3999, 1),
    ]
    #expect(try sheet.quote(QuoteID("q")).total.plain == total)
  }

  struct Fault: Sendable {
    let problem: MoneyProblem
    let change: @Sendable (inout PriceSheet) -> Void

    init(_ problem: MoneyProblem, _ change: @escaping @Sendable (inout PriceSheet) -> Void) {
      self.problem = problem
      self.change = change
    }
  }

  static let faults = [
    Fault(.negative) { $0.lines[0].quoted.unitPrice = PriceSheetTests.euros(-1) },
    Fault(.negative) { $0.lines[0].quoted.quantity = -1 },
    Fault(.negative) { $0.delivery?.amount = PriceSheetTests.euros(-1) },
    Fault(.negative) { $0.promotions = [PriceSheetTests.off(-1)] },
    Fault(.negative) { $0.promotions = [PriceSheetTests.percent(-1)] },
    Fault(.currencyMismatch) { $0.lines[0].quoted.unitPrice = .zero(.usd) },
    Fault(.currencyMismatch) { $0.fees[0].amount = .zero(.usd) },
    Fault(.currencyMismatch) { $0.currency = .usd },
    Fault(.currencyMismatch) { $0.promotions = [Promotion(name: "", reduction: .amount(.zero(.usd)))] },
    Fault(.currencyMismatch) {
      $0.promotions = [Promotion(name: "", reduction: .percent(ExactDecimal(1), .up), threshold: .zero(.usd))]
    },
    Fault(.overflow) { $0.lines[0].quoted.unitPrice = PriceSheetTests.euros(.max) },
    Fault(.overflow) { $0.delivery?.amount = PriceSheetTests.euros(.max) },
    Fault(.overflow) { $0.lines[0].guarantee?.amount = PriceSheetTests.euros(.max) },
  ]

  @Test(arguments: faults) func `a sheet that is wrong is a problem and no price`(fault: Fault) {
    var sheet = PriceSheetTests.sheet()
    fault.change(&sheet)
    #expect(throws: fault.problem) { try sheet.quote(QuoteID("q")) }
  }
}
