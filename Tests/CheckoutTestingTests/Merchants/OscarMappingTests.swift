import CheckoutAPI
import Testing

/// What an Oscar shop answers, in the contract's values.
@Suite struct OscarMappingTests {
  private func answer(_ number: String) throws -> (status: Int, body: Wire) {
    try Recording.at(number, of: Recording.oscar).answer()
  }

  private func pounds(_ pence: Int64) -> Money { Money(minorUnits: pence, currency: .gbp) }

  @Test func `a price is basket, lines and the delivery that was chosen, exactly`() throws {
    let express = try #require(try OscarReader.options(answer("12").body).last)
    let quote = try OscarReader.quote(
      answer("10").body, lines: [#require(answer("05").body.elements.first), answer("06").body], delivery: express,
      for: Mapping.oscarCart)
    let name = "http://127.0.0.1:18190/api/baskets/7/"
    #expect(
      quote
        == Quote(
          id: QuoteID(name),
          lines: [
            QuoteLine(line: LineID("line-tulips"), unitPrice: pounds(3000), quantity: 1),
            QuoteLine(line: LineID("line-pot"), unitPrice: pounds(1500), quantity: 1),
          ],
          discounts: [Discount(name: "10% off", amount: pounds(450), code: PromotionCode("10OFF"))],
          delivery: pounds(1500),
          taxes: [Tax(name: "Tax", amount: pounds(0), inclusion: .included)],
          total: pounds(5550),
          reference: MerchantReference(name)))
  }

  @Test func `the price of a line is divided by its pieces, or not understood`() throws {
    let line = try #require(try answer("05").body.elements.last)
    #expect(
      try OscarReader.quoteLine(line, for: Mapping.oscarCart)
        == QuoteLine(line: LineID("line-pot"), unitPrice: pounds(1500), quantity: 2))
    let odd = line.replacing("price_incl_tax_excl_discounts", by: .text("30.01"))
    #expect(throws: RepositoryFailure(.unreadable)) { try OscarReader.quoteLine(odd, for: Mapping.oscarCart) }
    let finer = line.replacing("price_incl_tax_excl_discounts", by: .text("30.000"))
    #expect(throws: RepositoryFailure(.unreadable)) { try OscarReader.quoteLine(finer, for: Mapping.oscarCart) }
  }

  @Test func `an empty basket has no currency and no price, and unknown tax depends on the address`() throws {
    let empty = try answer("02").body
    #expect(throws: RepositoryFailure(.unreadable)) {
      try OscarReader.quote(empty, lines: [], for: Mapping.oscarCart)
    }
    let untaxed = try answer("04").body.replacing("is_tax_known", by: .flag(false))
    #expect(try OscarReader.quote(untaxed, lines: [], for: Mapping.oscarCart).taxDependsOnAddress)
  }

  @Test func `the ways of delivery depend on the country`() throws {
    #expect(try OscarReader.options(answer("12").body).map(\.id.rawValue) == ["standard", "express"])
    #expect(try OscarReader.options(answer("12").body).map(\.price) == [pounds(500), pounds(1500)])
    #expect(
      try OscarReader.options(answer("13").body) == [
        DeliveryOption(id: DeliveryOptionID("standard"), name: "Standard", price: pounds(500))
      ])
  }

  @Test func `an order has its number, its address and where it is read`() throws {
    let (status, body) = try answer("17")
    let order = Order(
      id: OrderID("100007"),
      lines: [],
      total: pounds(5550),
      deliveryAddress: AddressDraft(
        recipient: "Ada Byron", street: "1 Main St", city: "Springfield", region: "IL", postalCode: "62704",
        country: "US", phone: "+12175550123"),
      reference: MerchantReference("http://127.0.0.1:18190/api/orders/1/"))
    #expect(OscarReader.answer(status, body) == .placed(order))
  }

  @Test func `another total is another price, and what came before may have been placed`() throws {
    #expect(try OscarReader.answer(answer("15").status, answer("15").body) == .refused(.priceChanged))
    #expect(try OscarReader.answer(answer("16").status, answer("16").body) == .refused(.other(code: "406")))
    #expect(try OscarReader.answer(answer("18").status, answer("18").body, isFirst: false) == .noAnswer)
  }

  @Test func `a code is taken or rejected, and failures have what there is of a reason`() throws {
    let good = PromotionCode("10OFF")
    #expect(try OscarReader.rejection(of: good, answer("09").status, answer("09").body) == nil)
    let bad = PromotionCode("NOPE")
    #expect(try OscarReader.rejection(of: bad, answer("08").status, answer("08").body) == bad)
    for (number, word) in [("07", "Unavailable"), ("08", ""), ("20", ""), ("18", "")] {
      let (status, body) = try answer(number)
      let failure = OscarReader.failure(status, body)
      #expect(failure.code == .refused)
      #expect(failure.merchantCode == word)
      #expect(failure.detail == "\(status)")
    }
  }
}
