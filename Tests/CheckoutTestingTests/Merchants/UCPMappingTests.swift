import CheckoutAPI
import Foundation
import Testing

/// What the merchants of the Universal Commerce Protocol answer, in the contract's values.
@Suite struct UCPMappingTests {
  private func session(_ number: String, _ list: [Recording] = Recording.sample) throws -> (status: Int, body: Wire) {
    try Recording.at(number, of: list).answer()
  }

  private func dollars(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .usd) }

  @Test func `a price has its lines, its discount with the code, its delivery and the session's name`() throws {
    let quote = try UCPReader.quote(session("07").body, for: Mapping.ucpCart)
    #expect(
      quote
        == Quote(
          id: QuoteID("31db1037-da6f-4b26-9766-c6d80a5d8cef"),
          lines: [
            QuoteLine(line: LineID("line-tulips"), unitPrice: dollars(3000), quantity: 1),
            QuoteLine(line: LineID("line-pot"), unitPrice: dollars(1500), quantity: 1),
          ],
          discounts: [Discount(name: "10% Off", amount: dollars(600), code: PromotionCode("10OFF"))],
          delivery: dollars(1500),
          total: dollars(5400),
          reference: MerchantReference("31db1037-da6f-4b26-9766-c6d80a5d8cef")))
  }

  @Test func `tax and the end of a price are read, and delivery that is not chosen is none`() throws {
    let chosen = try UCPReader.quote(session("05", Recording.ucpify).body, for: Mapping.ucpCart)
    #expect(chosen.taxes == [Tax(name: "Tax", amount: dollars(371), inclusion: .added)])
    #expect(chosen.delivery == dollars(1500))
    #expect(chosen.total == dollars(6371))
    #expect(chosen.expiresAt.map { ($0.timeIntervalSince1970 * 1000).rounded() } == 1_796_058_699_852)
    let none = try UCPReader.quote(session("03", Recording.ucpify).body, for: Mapping.ucpCart)
    #expect(none.delivery == nil)
    #expect(none.total == dollars(4871))
  }

  @Test func `a code that was not applied is a rejected one, and an unnamed discount is kept`() throws {
    var body = try session("07").body
    body.value = body.replacing("discounts", by: .members(["codes": .list([.text("NO")]), "applied": .null])).value
    let quote = try UCPReader.quote(body, for: Mapping.ucpCart)
    #expect(quote.rejectedPromotions == [PromotionCode("NO")])
    #expect(quote.discounts == [Discount(name: "Discount", amount: dollars(600))])
  }

  @Test func `the ways of delivery have prices, words and what the merchant wants back`() throws {
    let options = try UCPReader.options(session("04", Recording.ucpify).body)
    let reference = MerchantReference("method_1/group_1/dest_1")
    #expect(
      options == [
        DeliveryOption(
          id: DeliveryOptionID("std-ship"), name: "Standard Shipping", price: dollars(500),
          estimate: "5-7 business days", reference: reference),
        DeliveryOption(
          id: DeliveryOptionID("exp-ship"), name: "Express", price: dollars(1500), reference: reference),
      ])
    #expect(try UCPReader.options(session("05").body).map(\.price) == [dollars(500), dollars(1500)])
    #expect(try UCPReader.options(session("01").body) == [])
  }

  @Test func `parts that travel apart are not understood`() throws {
    let body = try session("05").body
    guard let method = body["fulfillment"]["methods"].elements.first,
      case .list(let groups) = method["groups"].value
    else { throw CocoaError(.coderValueNotFound) }
    let twice = method.replacing("groups", by: .list(groups + groups)).value
    let apart = body.replacing("fulfillment", by: .members(["methods": .list([twice])]))
    #expect(throws: RepositoryFailure(.unreadable)) { try UCPReader.options(apart) }
  }

  @Test func `an address is what the merchant says of it`() throws {
    let springfield = AddressDraft(
      street: "1 Main St", city: "Springfield", region: "IL", postalCode: "62704", country: "US")
    #expect(try UCPReader.destination(session("05").body) == springfield)
    #expect(try UCPReader.destination(session("04", Recording.ucpify).body) == springfield)
    #expect(try UCPReader.destination(session("01").body) == nil)
  }

  @Test func `an order is the same from its session and by itself`() throws {
    let order = Order(
      id: OrderID("e75d93b1-b2e1-4417-8e05-d072c071efef"),
      lines: [
        OrderLine(
          product: ProductID("bouquet_tulips"), name: "Spring Tulips", quantity: 1, unitPrice: dollars(3000)),
        OrderLine(product: ProductID("pot_ceramic"), name: "Ceramic Pot", quantity: 1, unitPrice: dollars(1500)),
      ],
      total: dollars(5400),
      deliveryAddress: AddressDraft(
        street: "1 Main St", city: "Springfield", region: "IL", postalCode: "62704", country: "US"),
      page: URL(string: "http://127.0.0.1:18182/orders/e75d93b1-b2e1-4417-8e05-d072c071efef"),
      reference: MerchantReference("31db1037-da6f-4b26-9766-c6d80a5d8cef"))
    #expect(try UCPReader.order(ofSession: session("14").body) == order)
    #expect(try UCPReader.order(session("15").body, in: .usd) == order)
    #expect(try UCPReader.order(session("17").body, in: .usd) == order)
    let other = try UCPReader.order(session("09", Recording.ucpify).body, in: .usd)
    #expect(try UCPReader.order(ofSession: session("08", Recording.ucpify).body) == other)
    #expect(other.total == dollars(6371))
  }

  @Test func `ways to pay come from a list or from lists by name`() throws {
    let sample = try UCPReader.methods(session("00").body["payment"]["handlers"]).methods
    #expect(sample.map(\.id) == [PaymentMethodID("shop_pay"), PaymentMethodID("google_pay")])
    #expect(sample.map(\.needsAuthorisation) == [true, true])
    let other = try UCPReader.methods(session("01", Recording.ucpify).body["ucp"]["payment_handlers"]).methods
    #expect(other.map(\.id) == [PaymentMethodID("card_handler")])
    #expect(other.map(\.cardDetails) == [.all])
    #expect(other.first?.reference == MerchantReference("com.example.card@2026-01-11"))
  }

  @Test func `what is sent for a payment is a method, a brand and a token`() throws {
    let sent = try Recording.at("08", of: Recording.sample).request()["payment_data"]
    let token = PaymentToken(try sent["credential"]["token"].neededText())
    #expect(token.value == "fail_token")
    #expect(!"\(token)".contains("fail"))
    #expect(CardBrand(try sent["brand"].neededText().lowercased()) == .visa)
    let other = try Recording.at("06", of: Recording.ucpify).request()["payment"]["instruments"].elements
    #expect(other.map { $0["handler_id"].text } == ["card_handler"])
    #expect(other.compactMap { $0["credential"]["token"].text }.map(PaymentToken.init(_:)).count == 1)
  }
}
