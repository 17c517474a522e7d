import CheckoutAPI
import Testing

@Suite struct IdentifierTests {
  @Test func `names are compared byte for byte`() {
    // The same letter, composed and decomposed: equal as strings, two names to a merchant.
    #expect("é" == "e\u{301}")
    #expect(LineID("é") != LineID("e\u{301}"))
    #expect(Set([LineID("é"), LineID("e\u{301}"), LineID("é")]).count == 2)
  }

  @Test func `a key is its cart and its number`() {
    let key = IdempotencyKey(cart: CartID("checkout-1-1"), attempt: 12)
    #expect(key.text == "checkout-1-1.12")
    #expect(IdempotencyKey(text: key.text) == key)
  }

  @Test func `a cart whose name has points keeps them`() {
    let key = IdempotencyKey(cart: CartID("a.b.c"), attempt: 1)
    #expect(IdempotencyKey(text: key.text) == key)
  }

  @Test(arguments: [
    "", ".", ".1", "cart", "cart.", "cart.0", "cart.-1", "cart.01", "cart.x", "cart.99999999999999999999",
  ])
  func `what is no key is not read as one`(text: String) {
    #expect(IdempotencyKey(text: text) == nil)
  }

  @Test func `a country exists or does not`() {
    #expect(CountryCode("DE")?.code == "DE")
    for code in ["", "D", "de", "ZZ", "DEU", "Ä", "D1", "UK"] { #expect(CountryCode(code) == nil, "\(code)") }
  }
}
