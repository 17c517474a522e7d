import CheckoutAPI
import Testing

@testable import CheckoutScenariosCLI

/// Amounts are read as the values read them, and every problem names its key.
struct MoneyValidationTests {
  private static let valid: [(line: String, code: String, minorUnits: String, text: String)] = [
    (#"{"text":"19.99","currency":"EUR"}"#, "EUR", "1999", "19.99"),
    (#"{"currency":"EUR","minorUnits":1999}"#, "EUR", "1999", "19.99"),
    (#"{"text":"20","currency":"EUR"}"#, "EUR", "2000", "20.00"),
    (#"{"text":"1999","currency":"JPY"}"#, "JPY", "1999", "1999"),
    (#"{"text":"1.5","currency":"KWD"}"#, "KWD", "1500", "1.500"),
    (#"{"currency":"EUR","minorUnits":-5}"#, "EUR", "-5", "-0.05"),
    (#"{"currency":"JPY","minorUnits":9223372036854775807}"#, "JPY", "9223372036854775807", "9223372036854775807"),
    (#"{"currency":"EUR","text":"\u0031.50"}"#, "EUR", "150", "1.50"),
  ]

  @Test(arguments: valid)
  func `an amount is answered in minor units and as plain text`(
    row: (line: String, code: String, minorUnits: String, text: String)
  ) {
    let outcome = Outcome(["validate", "money"], pipe: row.line)
    let (code, units, text) = (row.code, row.minorUnits, row.text)
    let expected = #"{"currency":"\#(code)","line":1,"minorUnits":\#(units),"text":"\#(text)","valid":true}"#
    #expect(outcome.output == expected + "\n")
    #expect(outcome.code == .success)
  }

  private static let invalid: [(line: String, problems: [String])] = [
    ("{}", ["currency:currency-missing", "text:amount-missing"]),
    (#"{"text":"1"}"#, ["currency:currency-missing"]),
    (#"{"text":1.5,"currency":"EUR"}"#, ["text:not-a-text"]),
    (#"{"text":null,"currency":null}"#, ["currency:not-a-text", "text:not-a-text"]),
    (#"{"text":"1.999","currency":"EUR"}"#, ["text:amount-too-many-digits"]),
    (#"{"text":"1,50","currency":"EUR"}"#, ["text:amount-grouping-refused"]),
    (#"{"text":"-1","currency":"EUR"}"#, ["text:amount-sign-refused"]),
    (#"{"text":"","currency":"EUR"}"#, ["text:amount-empty"]),
    (#"{"text":"1e3","currency":"EUR"}"#, ["text:amount-exponent-refused"]),
    (#"{"text":"٣","currency":"EUR"}"#, ["text:amount-digits-refused"]),
    (#"{"text":"99999999999999999999","currency":"EUR"}"#, ["text:amount-overflow"]),
    (#"{"minorUnits":1999.0,"currency":"EUR"}"#, ["minorUnits:wire-not-whole"]),
    (#"{"minorUnits":1e2,"currency":"EUR"}"#, ["minorUnits:wire-not-whole"]),
    (#"{"minorUnits":"1999","currency":"EUR"}"#, ["minorUnits:wire-not-whole"]),
    (#"{"minorUnits":9223372036854775808,"currency":"EUR"}"#, ["minorUnits:amount-overflow"]),
    (#"{"minorUnits":1,"text":"1","currency":"EUR"}"#, ["minorUnits:amount-twice"]),
    (#"{"text":"1","currency":"eur"}"#, ["currency:currency-malformed"]),
    (#"{"text":"1","currency":"ABC"}"#, ["currency:currency-unknown"]),
    (#"{"text":"1","currency":"HRK"}"#, ["currency:currency-withdrawn"]),
    (#"{"minorUnits":1.5,"currency":"XAU"}"#, ["currency:currency-not-payable", "minorUnits:wire-not-whole"]),
    (#"{"txt":"1","currency":"EUR"}"#, ["txt:unknown-key", "text:amount-missing"]),
    (#"{"text":"1","currency":"EUR","4242":1}"#, ["nil:unknown-key"]),
    (#"{"text":"1","currency":"EUR","":1}"#, ["nil:unknown-key"]),
  ]

  @Test(arguments: invalid)
  func `everything that is wrong is told, key by key`(row: (line: String, problems: [String])) throws {
    let outcome = Outcome(["validate", "money"], pipe: row.line)
    #expect(outcome.code == .refused)
    let problems = try #require(try outcome.document()["problems"]).items
    let told = problems.map { "\($0["field"]?.text ?? "nil"):\($0["code"]?.text ?? "nil")" }
    #expect(told == row.problems)
    #expect(problems.allSatisfy { $0["message"]?.text?.hasSuffix(".") ?? false || $0["code"]?.text == "unknown-key" })
  }

  @Test func `a key that was mistyped is named with what may have been meant`() {
    let output = Outcome(["validate", "money"], pipe: #"{"curency":"EUR","text":"1"}"#).output
    #expect(output.contains(#""field":"curency","message":"There is no such key; did you mean 'currency'?""#))
  }

  private static let localised: [(locale: String, text: String, minorUnits: String?)] = [
    ("de-DE", "1.127,54 €", "112754"), ("de-DE", "1.5", nil), ("de-CH", "1’127.54", "112754"),
    ("hi-IN", "₹1,00,000.00", "10000000"), ("fr-FR", "1\u{202f}127,54", "112754"), ("ar-EG", "١٬١٢٧٫٥٤", "112754"),
    ("en-US", "-1,127.54", "-112754"), ("en-US", "1.127,54", nil),
  ]

  @Test(arguments: localised)
  func `with a locale an amount is read as people write it there`(
    row: (locale: String, text: String, minorUnits: String?)
  ) throws {
    let currency = row.locale == "hi-IN" ? "INR" : "EUR"
    let line = #"{"text":"\#(row.text)","currency":"\#(currency)"}"#
    let answer = try Outcome(["validate", "money", "--locale", row.locale], pipe: line).document()
    #expect(answer["minorUnits"]?.value == row.minorUnits.map { .number($0) })
  }

  @Test(arguments: LocaleRow.all.map(\.tag))
  func `every locale reads what it writes`(tag: String) throws {
    let row = try #require(LocaleRow.named(tag))
    let formatter = LocaleMoneyFormatter(row)
    var random = SplitMix64(seed: 77)
    for code in CurrencyListing.all.filter(\.isPayable).map(\.code) {
      let money = Money(
        minorUnits: Int64(bitPattern: random.next()) >> (random.next() % 60), currency: try Currency(code))
      let marks = row.symbols[code].map { [$0] } ?? []
      let text = formatter.string(from: money)
      let read = try? Money(parsing: text, in: money.currency, notation: row.notation, marks: marks)
      #expect(read == money, "seed 77: \(text) of \(money) in \(tag)")
    }
  }
}
