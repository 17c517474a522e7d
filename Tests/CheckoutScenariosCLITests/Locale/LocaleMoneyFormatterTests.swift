import CheckoutAPI
import Testing

@testable import CheckoutScenariosCLI

/// An amount is written as the people of a locale write it, and exactly.
struct LocaleMoneyFormatterTests {
  /// One amount, and how it has to be written.
  struct Sample: Sendable, CustomTestStringConvertible {
    let tag: String
    let code: String
    let units: Int64
    let text: String

    init(_ tag: String, _ code: String, _ units: Int64, _ text: String) {
      (self.tag, self.code, self.units, self.text) = (tag, code, units, text)
    }

    var testDescription: String { "\(tag) \(code) \(units)" }
  }

  // Source: what Babel 2.19 and ICU 78 write, which agree but for what Babel leaves out: the space between letters and
  // digits, minus signs other than ASCII, native digits, and numbers too short to be grouped.
  private static let samples = [
    Sample("en-US", "CHF", 123_456, "CHF\u{a0}1,234.56"),
    Sample("en-US", "EUR", -123_456, "-€1,234.56"),
    Sample("en-US", "JPY", 123_456, "¥123,456"),
    Sample("en-GB", "USD", 99, "US$0.99"),
    Sample("en-IN", "INR", 123_456_789, "\u{20b9}12,34,567.89"),
    Sample("en-IN", "INR", 12_345, "\u{20b9}123.45"),
    Sample("hi-IN", "INR", 12_345_678_900, "\u{20b9}12,34,56,789.00"),
    Sample("de-DE", "EUR", 123_456, "1.234,56\u{a0}€"),
    Sample("de-DE", "KWD", -1_234_567, "-1.234,567\u{a0}KWD"),
    Sample("de-AT", "EUR", 123_456, "€\u{a0}1.234,56"),
    Sample("de-CH", "CHF", 123_456_789, "CHF\u{a0}1'234'567.89"),
    Sample("de-CH", "EUR", -123_456, "EUR-1'234.56"),
    Sample("fr-FR", "EUR", 123_456_789, "1\u{202f}234\u{202f}567,89\u{a0}€"),
    Sample("fr-CA", "CAD", 123_456, "1\u{a0}234,56\u{a0}$"),
    Sample("es-ES", "EUR", 123_456, "1234,56\u{a0}€"),
    Sample("es-ES", "EUR", 1_234_567, "12.345,67\u{a0}€"),
    Sample("es-CL", "CLP", -1_234_567, "$-1.234.567"),
    Sample("it-IT", "EUR", 123_456, "1234,56\u{a0}€"),
    Sample("pl-PL", "PLN", 123_456, "1234,56\u{a0}zł"),
    Sample("pl-PL", "PLN", 1_234_567, "12\u{a0}345,67\u{a0}zł"),
    Sample("hu-HU", "HUF", 123_456, "1234,56\u{a0}Ft"),
    Sample("pt-PT", "EUR", 1_234_567, "12\u{a0}345,67\u{a0}€"),
    Sample("pt-BR", "BRL", -123_456, "-R$\u{a0}1.234,56"),
    Sample("nl-NL", "EUR", -123_456, "€\u{a0}-1.234,56"),
    Sample("sv-SE", "SEK", -123_456, "\u{2212}1\u{a0}234,56\u{a0}kr"),
    Sample("cs-CZ", "CZK", 123_456, "1\u{a0}234,56\u{a0}Kč"),
    Sample("da-DK", "DKK", 5, "0,05\u{a0}kr."),
    Sample("tr-TR", "TRY", 123_456, "\u{20ba}1.234,56"),
    Sample("ja-JP", "JPY", 123_456, "\u{ffe5}123,456"),
    Sample("ja-JP", "CNY", 123_456, "元\u{a0}1,234.56"),
    Sample("ko-KR", "KRW", 1_234_567, "\u{20a9}1,234,567"),
    Sample("zh-TW", "USD", 123_456, "US$1,234.56"),
    Sample(
      "bn-BD", "USD", -12_345_678,
      "-\u{9e7},\u{9e8}\u{9e9},\u{9ea}\u{9eb}\u{9ec}.\u{9ed}\u{9ee}\u{a0}US$"),
    Sample(
      "ar-EG", "KWD", -1_234_567,
      "\u{61c}-\u{200f}\u{661}\u{66c}\u{662}\u{663}\u{664}\u{66b}\u{665}\u{666}\u{667}\u{a0}\u{62f}.\u{643}.\u{200f}"),
    Sample("ar-AE", "USD", -123_456, "\u{200f}\u{200e}-1,234.56\u{a0}US$"),
    Sample(
      "fa-IR", "USD", -123_456,
      "\u{200e}\u{2212}\u{200e}$\u{6f1}\u{66c}\u{6f2}\u{6f3}\u{6f4}\u{66b}\u{6f5}\u{6f6}"),
    Sample(
      "fa-IR", "CHF", 123_456, "\u{200e}CHF\u{a0}\u{6f1}\u{66c}\u{6f2}\u{6f3}\u{6f4}\u{66b}\u{6f5}\u{6f6}"),
    Sample("he-IL", "ILS", -123_456, "\u{200f}\u{200e}-1,234.56\u{a0}\u{200f}\u{20aa}"),
    Sample("en-US", "EUR", .min, "-€92,233,720,368,547,758.08"),
    Sample("en-IN", "EUR", .max, "€92,23,37,20,36,85,47,758.07"),
    Sample("de-DE", "JPY", .min, "-9.223.372.036.854.775.808\u{a0}¥"),
  ]

  @Test(arguments: samples)
  func `an amount is written as it is in the locale`(sample: Sample) throws {
    let row = try #require(LocaleRow.named(sample.tag))
    let money = Money(minorUnits: sample.units, currency: try Currency(sample.code))
    let text = LocaleMoneyFormatter(row).string(from: money)
    #expect(Array(text.unicodeScalars) == Array(sample.text.unicodeScalars), "\(text.debugDescription)")
  }

  /// Every currency there is, found by trying every code.
  private static let currencies: [Currency] = {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let codes = letters.flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
    return codes.compactMap { try? Currency($0) }
  }()

  @Test(arguments: LocaleRow.all.map(\.tag))
  func `the digits are those of the exact amount, whatever the locale and the currency`(tag: String) throws {
    let row = try #require(LocaleRow.named(tag))
    let formatter = LocaleMoneyFormatter(row)
    let seed: UInt64 = 20_260_101
    var random = SplitMix64(seed: seed)
    #expect(Self.currencies.count > 30)
    for currency in Self.currencies {
      // As many digits as there can be, and as few.
      let drawn = (0..<8).map { _ in Int64(bitPattern: random.next()) >> Int64.random(in: 0...63, using: &random) }
      for units in drawn + [.min, .min + 1, .max, 0] {
        let money = Money(minorUnits: units, currency: currency)
        let text = formatter.string(from: money)
        #expect(text.asciiDigits == money.plain.asciiDigits, "seed \(seed), \(tag) \(money): \(text.debugDescription)")
        #expect(text.hasSign == money.isNegative, "seed \(seed), \(tag) \(money): \(text.debugDescription)")
      }
    }
  }

  @Test(arguments: LocaleRow.all.map(\.tag))
  func `nothing has no sign, and as many digits as anything`(tag: String) throws {
    let row = try #require(LocaleRow.named(tag))
    for (currency, digits) in [(Currency.jpy, "0"), (.eur, "000"), (.kwd, "0000")] {
      let text = LocaleMoneyFormatter(row).string(from: .zero(currency))
      #expect(text.asciiDigits == digits)
      #expect(!text.hasSign)
    }
  }
}

extension String {
  /// Its digits of any script, in ASCII.
  fileprivate var asciiDigits: String {
    unicodeScalars.compactMap { scalar in
      scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { "\(Int($0))" } : nil
    }.joined()
  }

  /// Whether there is a minus sign in it.
  fileprivate var hasSign: Bool { unicodeScalars.contains { $0 == "-" || $0 == "\u{2212}" } }
}
