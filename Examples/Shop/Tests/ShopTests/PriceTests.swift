import CheckoutAPI
import CheckoutCore
import CheckoutTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prices that lost a cent somewhere else arrive exactly, or not at all.
@MainActor @Suite struct PriceTests {
  struct Sample: Sendable {
    let text: String
    let quantity: Int
    let minorUnits: Int64
  }

  nonisolated static let samples = [
    Sample(text: "2499.99", quantity: 1, minorUnits: 249_999),
    Sample(text: "119.99", quantity: 1, minorUnits: 11_999),
    Sample(text: "39.99", quantity: 1, minorUnits: 3_999),
    Sample(text: "1699.99", quantity: 3, minorUnits: 509_997),
  ]

  private let factory = DefaultCheckoutFactory.stub()

  @Test(arguments: samples) func `a price in text arrives exactly`(_ sample: Sample) async throws {
    try factory.addToCart(id: "p", name: "P", price: sample.text, currency: "EUR", quantity: sample.quantity)
    try await expectSubtotal(sample.minorUnits)
  }

  @Test(arguments: samples) func `a decimal made from text arrives exactly`(_ sample: Sample) async throws {
    let price = try #require(Decimal(string: sample.text))
    try factory.addToCart(id: "p", name: "P", price: price, currency: "EUR", quantity: sample.quantity)
    try await expectSubtotal(sample.minorUnits)
  }

  @Test(
    arguments: [
      (2499.99 as Decimal, 249_999), (119.99 as Decimal, 11_999), (39.99 as Decimal, 3_999),
      (1699.99 as Decimal, 169_999),
      (19.99 as Decimal, 1_999), (0.07 as Decimal, 7),
    ] as [(Decimal, Int64)])
  func `a decimal made from a float literal is exact or refused`(_ price: Decimal, _ minorUnits: Int64) async throws {
    do throws(CheckoutRefusal) {
      try factory.addToCart(id: "p", name: "P", price: price, currency: "EUR")
    } catch {
      #expect(error.code == .priceNotExact)
      #expect(factory.itemCount == 0)
      return
    }
    try await expectSubtotal(minorUnits)
  }

  @Test func `a decimal that is no price in cents is refused with the reason`() throws {
    let price = try #require(Decimal(string: "19.98999999999999488"))
    let refusal = #expect(throws: CheckoutRefusal.self) {
      try factory.addToCart(id: "p", name: "P", price: price, currency: "EUR")
    }
    #expect(refusal?.code == .priceNotExact)
    #expect(refusal?.code.rawValue == "price-not-exact")
    #expect(factory.itemCount == 0)
  }

  private func expectSubtotal(_ minorUnits: Int64, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let session = factory.makeCheckout()
    await session.settle()
    let line = try #require(session.state.cart.lines.first, sourceLocation: sourceLocation)
    let expected = Money(minorUnits: minorUnits, currency: .eur)
    #expect(try line.unitPrice.multiplied(by: line.quantity) == expected, sourceLocation: sourceLocation)
    #expect(session.state.totals.subtotal == expected, sourceLocation: sourceLocation)
  }
}
