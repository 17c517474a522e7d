import CheckoutAPI
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [("EUR", 2), ("JPY", 0), ("KWD", 3), ("ISK", 0), ("CHF", 2)])
  func `a known code has its decimals`(code: String, exponent: UInt8) throws {
    let currency = try Currency(code)
    #expect(currency.exponent == exponent)
    #expect(currency.code == code)
    #expect(currency.description == code)
  }

  @Test(arguments: ["eur", "EU", "EURO", "", "E R", "ÉUR", "EU1", "EUR\0"])
  func `what is not three capital letters is malformed`(code: String) {
    #expect(throws: MoneyProblem.currencyMalformed) { try Currency(code) }
  }

  @Test(arguments: ["BGN", "XTS", "ZZZ", "CLF"])
  func `a code this release does not know is neither valid nor invalid`(code: String) {
    #expect(throws: MoneyProblem.currencyNotSupportedYet) { try Currency(code) }
  }

  @Test func `every supported currency is found by its code, and each code once`() throws {
    for currency in Currency.supported { #expect(try Currency(currency.code) == currency) }
    #expect(Set(Currency.supported.map(\.code)).count == Currency.supported.count)
    #expect(Currency.supported.count > 30)
  }

  @Test(arguments: [Currency.eur, .usd, .gbp, .chf, .jpy, .kwd])
  func `a named currency is the one of the table`(currency: Currency) throws {
    #expect(try Currency(currency.code) == currency)
  }

  @Test func `every problem says what is wrong in a sentence`() {
    let problems: [MoneyProblem] = [
      .currencyMalformed, .currencyNotSupportedYet, .currencyMismatch, .overflow, .malformed, .tooManyDigits,
    ]
    #expect(Set(problems.map(\.message)).count == problems.count)
    #expect(problems.allSatisfy { $0.message.hasSuffix(".") })
  }
}
