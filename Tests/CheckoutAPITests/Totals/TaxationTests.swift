import CheckoutAPI
import Testing

@Suite struct TaxationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let way: Taxation
    /// Minor units and rates of each line.
    let lines: [(Int64, [String])]
    let taxes: [Int64]

    init(
      _ inclusion: Tax.Inclusion, _ basis: Taxation.Basis, _ lines: [(Int64, [String])], _ taxes: [Int64],
      _ mode: RoundingMode = .halfUp
    ) {
      way = Taxation(inclusion, rounding: basis, mode)
      self.lines = lines
      self.taxes = taxes
    }

    var testDescription: String { "\(way.inclusion) \(way.basis) \(way.mode) \(lines) \(taxes)" }
  }

  static let cases = [
    Case(.added, .perLine, [(830, ["0.11"]), (830, ["0.11"])], [182]),
    Case(.added, .perTotal, [(830, ["0.11"]), (830, ["0.11"])], [183]),
    Case(.included, .perLine, [(499, ["0.19"]), (499, ["0.19"])], [160]),
    Case(.included, .perTotal, [(499, ["0.19"]), (499, ["0.19"])], [159]),
    Case(.included, .perTotal, [(1, ["0.20"])], [0]),
    Case(.included, .perTotal, [(-999, ["0.20"])], [-167]),
    Case(.added, .perTotal, [(105, ["0.10"])], [10], .down),
    Case(.added, .perTotal, [(101, ["0.10"])], [11], .up),
    // Two rates of one price are taken together, rounded once, and share it.
    Case(.added, .perTotal, [(1005, ["0.05", "0.09975"])], [50, 100]),
    Case(.added, .perTotal, [(10, ["0.05", "0.05"])], [1]),
    Case(.included, .perTotal, [(11498, ["0.05", "0.09975"])], [500, 998]),
    // Different rates are different classes.
    Case(.included, .perTotal, [(1070, ["0.07"]), (1190, ["0.19"]), (107, ["0.07"])], [77, 190]),
    Case(.added, .perTotal, [(1000, []), (1000, ["0.20"])], [200]),
    Case(.added, .perLine, [(1000, ["0"]), (1000, ["0.20"])], [0, 200]),
    Case(.added, .perTotal, [(1000, ["0", "0"])], [0]),
    Case(.added, .perTotal, [], []),
    // However a tax is rounded, a price never holds more of it than it is.
    Case(.included, .perTotal, [(1, ["0.01"])], [1], .up),
    Case(.included, .perLine, [(0, ["0.20"])], [0], .up),
  ]

  @Test(arguments: cases) func `taxes are rounded once, on what was declared`(item: Case) throws {
    let amounts = try item.lines.map { units, rates in
      TaxedAmount(
        Money(minorUnits: units, currency: .eur),
        rates: try rates.map { try TaxRate($0, rate: ExactDecimal(parsing: $0)) })
    }
    let taxes = try item.way.taxes(on: amounts, in: .eur)
    #expect(taxes.map(\.amount.minorUnits) == item.taxes)
    #expect(taxes.allSatisfy { $0.inclusion == item.way.inclusion })
  }

  @Test func `taxes on two currencies are refused`() throws {
    let way = Taxation(.added, rounding: .perTotal, .halfUp)
    let rate = try TaxRate("VAT", rate: ExactDecimal(parsing: "0.2"))
    #expect(throws: MoneyProblem.currencyMismatch) {
      try way.taxes(on: [TaxedAmount(.zero(.usd), rates: [rate])], in: .eur)
    }
  }

  @Test func `a rate below zero is none`() throws {
    let rate = try ExactDecimal(parsing: "-0.2")
    #expect(throws: MoneyProblem.negative) { try TaxRate("VAT", rate: rate) }
  }

  @Test(arguments: Taxation.Basis.allCases, Tax.Inclusion.allCases)
  func `a tax that is too large to be exact is a problem and no trap`(
    basis: Taxation.Basis, inclusion: Tax.Inclusion
  ) throws {
    let way = Taxation(inclusion, rounding: basis, .halfUp)
    let rates = [try TaxRate("A", rate: ExactDecimal(Int64.max)), try TaxRate("B", rate: ExactDecimal(Int64.max))]
    let amounts = [TaxedAmount(Money(minorUnits: .max, currency: .eur), rates: rates)]
    #expect(throws: MoneyProblem.overflow) { try way.taxes(on: amounts, in: .eur) }
  }
}
