import CheckoutAPI
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [("EUR", 2), ("JPY", 0), ("KWD", 3), ("ISK", 0), ("CHF", 2), ("UYI", nil), ("XAU", nil)])
  func `a payment currency is found by its code`(code: String, exponent: UInt8?) throws {
    guard let exponent else {
      #expect(throws: MoneyProblem.currencyNotPayable) { try Currency(code) }
      return
    }
    let currency = try Currency(code)
    #expect(currency.exponent == exponent)
    #expect(currency.code == code)
    #expect(currency.description == code)
  }

  @Test(arguments: ["eur", "EU", "EURO", "", "E R", "ÉUR", "EU1", "EUR\0", "ＥＵＲ", " EUR", "U$D"])
  func `what is not three capital letters is malformed`(code: String) {
    #expect(throws: MoneyProblem.currencyMalformed) { try Currency(code) }
  }

  @Test(arguments: ["ZZZ", "XBT", "ZWB", "AAA"])
  func `a code that is not listed is unknown`(code: String) {
    #expect(throws: MoneyProblem.currencyUnknown) { try Currency(code) }
    #expect(throws: MoneyProblem.currencyUnknown) { try Currency(listed: code) }
  }

  @Test(arguments: [("BGN", "EUR"), ("HRK", "EUR"), ("ZWL", "ZWG"), ("ANG", "XCG")])
  func `a withdrawn code names its successor`(code: String, successor: String) throws {
    let problem = MoneyProblem.currencyWithdrawn(successor: try Currency(successor))
    #expect(throws: problem) { try Currency(code) }
    #expect(problem.message.contains(successor))
  }

  @Test(arguments: [("CLF", 4), ("UYW", 4), ("BOV", 2), ("UYI", 0), ("XAD", 2)])
  func `a unit of account is found where it is asked for, and nobody is paid in it`(
    code: String, exponent: UInt8
  ) throws {
    let currency = try Currency(listed: code)
    #expect(currency.exponent == exponent)
    #expect(!currency.listing.isPayable)
    #expect(throws: MoneyProblem.currencyNotPayable) { try Currency(code) }
  }

  @Test(arguments: ["XXX", "XAU", "XTS", "XDR"])
  func `what has no minor unit is no currency of an amount`(code: String) throws {
    #expect(try CurrencyListing(code).exponent == nil)
    #expect(throws: MoneyProblem.currencyNotPayable) { try Currency(listed: code) }
  }

  @Test func `every listed currency is found by its code, and each code once`() throws {
    for currency in Currency.listed { #expect(try Currency(listed: currency.code) == currency) }
    for currency in Currency.payable { #expect(try Currency(currency.code) == currency) }
    #expect(CurrencyListing.all.map(\.code) == Set(CurrencyListing.all.map(\.code)).sorted())
  }

  @Test func `the list has 178 codes with the exponents of 2026`() {
    let counts = Dictionary(grouping: CurrencyListing.all, by: \.exponent).mapValues(\.count)
    #expect(counts == [0: 17, 2: 139, 3: 7, 4: 2, nil: 13])
    #expect(CurrencyListing.all.count == 178)
    #expect(Currency.listed.count == 165)
  }

  @Test(arguments: [
    (Currency.eur, "EUR"), (.usd, "USD"), (.gbp, "GBP"), (.chf, "CHF"), (.jpy, "JPY"), (.kwd, "KWD"),
  ])
  func `a named currency is the one of its code`(currency: Currency, code: String) throws {
    #expect(try Currency(code) == currency)
    #expect(currency.code == code)
  }

  @Test func `a listing tells number, name and digits`() throws {
    let peso = try CurrencyListing("COP")
    #expect(peso.numericCode == "170")
    #expect(peso.name == "Colombian Peso")
    #expect(peso.exponent == 2)
    #expect(peso.displayDigits == 0)
    #expect(try CurrencyListing("ALL").numericCode == "008")
  }

  @Test(arguments: [
    ("CHF", 5), ("DKK", 50), ("HUF", 500), ("SEK", 100), ("CZK", 100), ("EUR", 1), ("JPY", 1), ("KWD", 1), ("CAD", 5),
  ])
  func `the smallest coin is counted in minor units`(code: String, increment: Int64) throws {
    #expect(try Currency(code).cashIncrement == increment)
  }

  @Test func `every currency has a smallest coin`() {
    for currency in Currency.listed { #expect(currency.cashIncrement >= 1, "\(currency)") }
  }
}
