import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

@MainActor @Suite struct AddToCartTests {
  private let factory = DefaultCheckoutFactory.stub()
  private var lines: [CartLine] { factory.model.state.cart.lines }

  private func add(_ price: String, _ currency: String = "EUR", id: String = "sku-1") -> CheckoutRefusal.Code? {
    do throws(CheckoutRefusal) {
      try factory.addToCart(id: id, name: "Lamp", price: price, currency: currency)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `one piece, to be delivered, without the guarantee, unless something else is said`() throws {
    try factory.addToCart(id: "sku-1", name: "Lamp", price: "19.99", currency: "EUR")
    try factory.addToCart(
      id: "sku-2", name: "Guide", price: "5", currency: "EUR", quantity: 2, isDigital: true, wantsGuarantee: true)
    #expect(lines.map(\.quantity) == [1, 2])
    #expect(lines.map(\.kind) == [.physical, .digital])
    #expect(lines.map(\.wantsGuarantee) == [false, true])
    #expect(factory.itemCount == 3)
  }

  @Test func `the same product, price and guarantee is one line, anything else another`() throws {
    for _ in 1...2 { try factory.addToCart(id: "sku-1", name: "Lamp", price: "19.99", currency: "EUR") }
    #expect(lines.map(\.quantity) == [2])
    try factory.addToCart(id: "sku-1", name: "Lamp", price: "18.99", currency: "EUR")
    try factory.addToCart(id: "sku-1", name: "Lamp", price: "19.99", currency: "EUR", wantsGuarantee: true)
    #expect(lines.map(\.quantity) == [2, 1, 1])
    #expect(Set(lines.map(\.id)).count == 3)
  }

  @Test func `prices in text arrive exactly`() throws {
    for price in ["2499.99", "119.99", "39.99"] { #expect(add(price, id: price) == nil) }
    try factory.addToCart(id: "phone", name: "Phone", price: "1699.99", currency: "EUR", quantity: 3)
    #expect(lines.map(\.unitPrice.minorUnits) == [249_999, 11_999, 3999, 169_999])
    #expect(factory.model.state.totals.subtotal == Shop.euro(249_999 + 11_999 + 3999 + 3 * 169_999))
  }

  @Test func `decimals that were made from text arrive exactly`() throws {
    for text in ["2499.99", "119.99", "39.99", "1699.99"] {
      let price = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
      try factory.addToCart(id: text, name: "Thing", price: price, currency: "EUR")
    }
    #expect(lines.map(\.unitPrice.minorUnits) == [249_999, 11_999, 3999, 169_999])
  }

  /// A decimal as a literal, and the cents that were meant.
  private nonisolated static let literals: [(Decimal, Int64)] = [
    (2499.99, 249_999), (119.99, 11_999), (39.99, 3999), (1699.99, 169_999), (8.12, 812), (1e2, 10_000),
  ]

  @Test(arguments: literals)
  func `a decimal from a literal is exact, or refused with the reason`(price: Decimal, cents: Int64) {
    do throws(CheckoutRefusal) {
      try factory.addToCart(id: "sku-1", name: "Thing", price: price, currency: "EUR", quantity: 3)
      #expect(lines.map(\.unitPrice.minorUnits) == [cents])
      #expect(factory.model.state.totals.subtotal == Shop.euro(3 * cents))
    } catch {
      #expect(error.code == .priceNotExact)
      #expect(lines.isEmpty)
    }
  }

  @Test(arguments: ["", "-1", "19.999", "1e2", "1E2", "0x10", "19,99", "1 000", "+1", ".5", "5.", "NaN", "١٩"])
  func `a price that is no plain number with the currency's decimals is refused`(price: String) {
    #expect(add(price) == .priceNotExact)
    #expect(lines.isEmpty)
  }

  @Test func `a decimal that is no price is refused`() {
    for price in [Decimal.nan, Decimal(-1), Decimal(sign: .plus, exponent: -3, significand: 19_999)] {
      let refusal = #expect(throws: CheckoutRefusal.self) {
        try factory.addToCart(id: "sku-1", name: "Lamp", price: price, currency: "EUR")
      }
      #expect(refusal?.code == .priceNotExact)
    }
    #expect(add(String(repeating: "9", count: 30)) == .amountOutOfRange)
  }

  @Test(arguments: ["XTS", "eur", "", "EURO", "BGN", "CLF", "XAU", "ZZZ"])
  func `a currency that nobody is paid in is refused`(currency: String) {
    #expect(add("1", currency) == .unknownCurrency)
  }

  @Test func `an empty cart takes the currency of its first line, and no other one after it`() {
    #expect(add("19.99", "USD") == nil)
    #expect(factory.model.state.cart.currency == .usd)
    #expect(add("19.99", "EUR") == .currencyMismatch)
    #expect(lines.count == 1)
  }

  @Test func `a line that is refused leaves the currency as it was, and notifies nobody`() {
    let changes = ChangeCounter()
    changes.watch { _ = factory.model.state }
    let before = factory.model.state
    let refusal = #expect(throws: CheckoutRefusal.self) {
      try factory.addToCart(id: "sku-1", name: "Lamp", price: "1", currency: "USD", quantity: 0)
    }
    #expect(refusal?.code == .quantityOutOfRange)
    #expect(factory.model.state == before)
    #expect(changes.count == 0)
  }

  @Test(arguments: ["EUR", "USD"])
  func `after an order a line goes into the next cart`(currency: String) throws {
    let factory = DefaultCheckoutFactory(model: try .standing(at: .confirmation, .stub()))
    let old = factory.model.state.cart.id
    try factory.addToCart(id: "sku-9", name: "Pen", price: "2", currency: currency)
    #expect(factory.model.state.step == .cart)
    #expect(factory.model.state.cart.id != old)
    #expect(factory.model.state.cart.currency.code == currency)
    #expect(factory.itemCount == 1)
  }

  @Test(arguments: ["EUR", "USD"])
  func `while an order is being placed nothing is added`(currency: String) async throws {
    let gate = GatedCheckoutRepository()
    let factory = DefaultCheckoutFactory(model: try .standing(at: .card, .stub(repository: gate)))
    try factory.model.place()
    let refusal = #expect(throws: CheckoutRefusal.self) {
      try factory.addToCart(id: "sku-9", name: "Pen", price: "2", currency: currency)
    }
    #expect(refusal?.code == .notAtThisStep)
    #expect(factory.itemCount == 3)
    gate.openAll()
    await factory.model.settle()
  }
}
