import CheckoutAPI
import Testing

@Suite struct MoneyTests {
  struct Reading: Sendable {
    let text: String
    let currency: Currency
    let expected: Result<Int64, MoneyProblem>

    init(_ text: String, _ currency: Currency, _ expected: Result<Int64, MoneyProblem>) {
      self.text = text
      self.currency = currency
      self.expected = expected
    }
  }

  static let readings = [
    Reading("19.99", .eur, .success(1999)),
    Reading("20", .eur, .success(2000)),
    Reading("0.5", .eur, .success(50)),
    Reading("0", .eur, .success(0)),
    Reading("007", .eur, .success(700)),
    Reading("1999", .jpy, .success(1999)),
    Reading("1.234", .kwd, .success(1234)),
    Reading("92233720368547758.07", .eur, .success(.max)),
    Reading("92233720368547758.08", .eur, .failure(.overflow)),
    Reading("10000000000000000000000000000000000000000", .eur, .failure(.overflow)),
    Reading("19.999", .eur, .failure(.tooManyDigits)),
    Reading("19.990", .eur, .failure(.tooManyDigits)),
    Reading("1.5", .jpy, .failure(.tooManyDigits)),
    Reading("1.2345", .kwd, .failure(.tooManyDigits)),
    Reading("", .eur, .failure(.textEmpty)),
    Reading(".", .eur, .failure(.malformed)),
    Reading(".5", .eur, .failure(.malformed)),
    Reading("5.", .eur, .failure(.malformed)),
    Reading("1.2.3", .eur, .failure(.malformed)),
    Reading("-1", .eur, .failure(.signRefused)),
    Reading("+1", .eur, .failure(.signRefused)),
    Reading("1,50", .eur, .failure(.groupingRefused)),
    Reading("1 000", .eur, .failure(.spaceRefused)),
    Reading("1e3", .eur, .failure(.exponentRefused)),
    Reading("1_000", .eur, .failure(.groupingRefused)),
    Reading("1'000", .eur, .failure(.groupingRefused)),
    Reading("\u{A0}1", .eur, .failure(.spaceRefused)),
    Reading("1\n", .eur, .failure(.spaceRefused)),
    Reading("\u{2212}1", .eur, .failure(.signRefused)),
    Reading("--5", .eur, .failure(.signRefused)),
    Reading("0x10", .eur, .failure(.malformed)),
    Reading("e", .eur, .failure(.malformed)),
    Reading("12.3\u{FF14}", .eur, .failure(.digitsRefused)),
    Reading("五", .eur, .failure(.malformed)),
    Reading("²", .eur, .failure(.malformed)),
    Reading("inf", .eur, .failure(.malformed)),
    Reading("NaN", .eur, .failure(.malformed)),
    Reading("12abc", .eur, .failure(.malformed)),
    Reading("١٢", .eur, .failure(.digitsRefused)),
    Reading("19.99\0", .eur, .failure(.malformed)),
    Reading("1.999x", .eur, .failure(.malformed)),
  ]

  @Test(arguments: readings)
  func `a plain decimal is read exactly or refused`(reading: Reading) {
    let result = Result { () throws(MoneyProblem) in try Money(parsing: reading.text, in: reading.currency).minorUnits }
    #expect(result == reading.expected, "\(reading.text) \(reading.currency)")
  }

  @Test(arguments: [
    (1999, Currency.eur, "19.99"), (-5, .eur, "-0.05"), (0, .eur, "0.00"), (1999, .jpy, "1999"), (5, .kwd, "0.005"),
    (Int64.max, .eur, "92233720368547758.07"), (Int64.min, .eur, "-92233720368547758.08"), (-1999, .jpy, "-1999"),
  ])
  func `the plain text has exactly the decimals of the currency`(units: Int64, currency: Currency, text: String) {
    #expect(Money(minorUnits: units, currency: currency).plain == text)
    #expect(PlainMoneyFormatter().string(from: Money(minorUnits: units, currency: currency)) == "\(text) \(currency)")
  }

  @Test func `what is printed reads back`() throws {
    for currency in Currency.listed {
      for units: Int64 in [.min, -1, 0, 1, 9, 10, 99, 100, 101, 999, 1000, 1_234_567, .max] {
        let money = Money(minorUnits: units, currency: currency)
        #expect(try Money(parsing: money.plain, in: currency, allowingSign: true) == money)
      }
    }
  }

  @Test func `arithmetic is exact or says why not`() throws {
    let one = Money(minorUnits: 100, currency: .eur)
    let most = Money(minorUnits: .max, currency: .eur)
    #expect(try one.adding(one).minorUnits == 200)
    #expect(try one.subtracting(one).isZero)
    #expect(try one.multiplied(by: -3).isNegative)
    #expect(throws: MoneyProblem.overflow) { try most.adding(one) }
    #expect(throws: MoneyProblem.overflow) { try Money(minorUnits: .min, currency: .eur).subtracting(one) }
    #expect(throws: MoneyProblem.overflow) { try most.multiplied(by: 2) }
    #expect(throws: MoneyProblem.currencyMismatch) { try one.adding(.zero(.usd)) }
    #expect(throws: MoneyProblem.currencyMismatch) { try one.subtracting(.zero(.jpy)) }
  }

  @Test func `the same number in two currencies is not equal`() {
    #expect(Money.zero(.eur) != Money.zero(.usd))
  }
}
