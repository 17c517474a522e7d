import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// `--locale` changes how amounts are written, and nothing else.
struct LocaleFlagTests {
  @Test(arguments: [["cart"], ["run", "cart"], ["describe", "cart"]])
  func `amounts are written as people do there`(command: [String]) {
    let outcome = Outcome(command + ["--locale", "de-DE"])
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("\n  2 x  19,99\u{a0}€  39,98\u{a0}€  sku-lamp   Desk lamp (physical)\n"))
    #expect(!outcome.output.contains("39.98"))
    #expect(Outcome(command).output.contains("\n  2 x  19.99 EUR  39.98 EUR  sku-lamp   Desk lamp (physical)\n"))
  }

  @Test func `every decimal is written, and none that is not there`() {
    #expect(Outcome(["dinar", "--locale", "en-US"]).output.contains("KWD\u{a0}"))
    #expect(Outcome(["yen", "--locale", "ja-JP"]).output.contains("\u{ffe5}"))
  }

  @Test(arguments: ["DE-CH", "de_ch", "de-CH"])
  func `a locale is named in any case, with a dash or an underscore`(name: String) {
    #expect(Outcome(["payment", "--locale=\(name)"]).output == Outcome(["payment", "--locale", "de-CH"]).output)
    #expect(Outcome(["payment", "--locale=\(name)"]).code == .success)
  }

  @Test(arguments: CheckoutScenario.allCases)
  func `a document for programs has the same bytes`(scenario: CheckoutScenario) {
    #expect(Outcome([scenario.id, "--json", "--locale", "ar-EG"]).output == Outcome([scenario.id, "--json"]).output)
  }

  @Test(arguments: LocaleRow.all.map(\.tag))
  func `every locale is shown on 80 columns, with the same lines`(tag: String) {
    let outcome = Outcome(["payment", "--locale", tag])
    #expect(outcome.code == .success)
    #expect(outcome.output.split(separator: "\n").allSatisfy { String($0).columns <= 80 })
    #expect(outcome.output.split(separator: "\n").count == Outcome(["payment"]).output.split(separator: "\n").count)
  }

  @Test(arguments: [("ar-EG", true), ("fa-IR", true), ("he-IL", true), ("de-DE", false)])
  func `an amount that runs from right to left is isolated, and its marks are not written out`(
    tag: String, isIsolated: Bool
  ) throws {
    let row = try #require(LocaleRow.named(tag))
    let amount = LocaleMoneyFormatter(row).string(from: Money(minorUnits: 1999, currency: .eur))
    let output = Outcome(["cart", "--locale", tag]).output
    #expect(output.contains("  \(isIsolated ? "\u{2067}\(amount)\u{2069}" : amount)  "), "\(output)")
    #expect(!output.contains("\\u{"))
  }

  @Test func `a locale that is not there is a usage error that lists those that are`() throws {
    let outcome = Outcome(["payment", "--locale", "xx-XX"])
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    let tags = LocaleRow.all.map(\.tag).joined(separator: ", ")
    #expect(
      outcome.error == """
        error: unknown locale 'xx-XX'
        known: \(tags)
        hint: checkout-scenarios help locales

        """)
    let diagnostic = try Outcome(["payment", "--locale", "xx-XX", "--json"]).document()["diagnostics"]?.items.first
    #expect(diagnostic?["code"]?.text == "flag-misused")
    #expect(Outcome(["payment", "--locale", "de_CG"]).error.hasPrefix("error: unknown locale 'de_CG'; did you mean"))
  }

  @Test func `what could be a card's number is masked where a locale should be`() {
    #expect(!Outcome(["payment", "--locale", "4242424242424242"]).error.contains("424242"))
  }

  @Test(arguments: [["list"], ["graph"], ["help"]])
  func `a command that shows no amounts takes no locale`(command: [String]) {
    let outcome = Outcome(command + ["--locale", "de-DE"])
    #expect(outcome.code == .usage)
    #expect(outcome.error.hasPrefix("error: --locale does not go with \(command[0])\n"))
  }

  @Test func `every locale is listed with an amount as it writes it`() throws {
    let plain = Outcome(["help", "locales", "--plain"]).output
    for row in LocaleRow.all { #expect(plain.contains("\n\(row.tag)\t"), "\(row.tag)") }
    #expect(plain.contains("\nde-CH\tEUR-1'234'567.89"))
    let locales = try Outcome(["help", "locales", "--json"]).document()["payload"]?["locales"]?.items
    #expect(locales?.compactMap(\.text) == LocaleRow.all.map(\.tag))
  }
}
