import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct PriceSheetPropertyTests {
  @Test(arguments: [0x5EED_0001, 0x5EED_0002] as [UInt64])
  func `parts add up, nothing is negative, the order of lines does not matter, a cent more never costs less`(
    seed: UInt64
  ) throws {
    var sheets = try RandomSheet(seed: seed)
    for number in 0..<50_000 {
      let sheet = sheets.next(thresholds: false)
      let quote = try sheet.quote(QuoteID("q"))
      let say: Comment = "seed \(seed), cart \(number)"
      try #require(try Totals(of: quote).total == quote.total, say)
      let amounts = quote.discounts.map(\.amount) + quote.taxes.map(\.amount) + [quote.total]
      try #require(amounts.allSatisfy { !$0.isNegative }, say)

      let shuffled = try sheets.shuffled(sheet).quote(QuoteID("q"))
      try #require(shuffled.total == quote.total, say)

      let dearer = try sheets.dearer(sheet).quote(QuoteID("q"))
      try #require(dearer.total.minorUnits >= quote.total.minorUnits, say)
    }
  }

  @Test func `with thresholds the parts still add up`() throws {
    var sheets = try RandomSheet(seed: 0x5EED_0003)
    for number in 0..<10_000 {
      let quote = try sheets.next(thresholds: true).quote(QuoteID("q"))
      try #require(try Totals(of: quote).total == quote.total, "cart \(number)")
      try #require(quote.discounts.allSatisfy { !$0.amount.isNegative }, "cart \(number)")
    }
  }
}
