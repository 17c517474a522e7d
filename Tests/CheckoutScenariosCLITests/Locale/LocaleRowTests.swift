import Testing

@testable import CheckoutScenariosCLI

/// The table of locales holds together.
struct LocaleRowTests {
  @Test(arguments: ["de-CH", "de-ch", "DE-CH", "de_CH", "De_cH"])
  func `a locale is found in any case, with a dash or an underscore`(name: String) {
    #expect(LocaleRow.named(name)?.tag == "de-CH")
  }

  @Test(arguments: ["", "de", "de-CH-1996", "deCH", "de CH", "xx-XX", "de--CH"])
  func `what is not in the table is not found`(name: String) {
    #expect(LocaleRow.named(name) == nil)
  }

  @Test func `the tags are in order, and each is there once`() {
    let tags = LocaleRow.all.map(\.tag)
    #expect(tags.count == 45)
    #expect(tags == Array(Set(tags)).sorted())
  }

  @Test(arguments: LocaleRow.all.map(\.tag))
  func `a row has a number and a symbol in its patterns, and sensible groups`(tag: String) throws {
    let row = try #require(LocaleRow.named(tag))
    for pattern in [row.positive, row.negative].compactMap(\.self) {
      #expect(pattern.filter { $0 == "#" }.count == 1)
      #expect(pattern.unicodeScalars.filter { $0 == "¤" }.count == 1)
    }
    #expect(!row.positive.contains("-"))
    #expect(row.negative?.contains("-") != false)
    #expect(row.primaryGroup == 3)
    #expect([2, 3].contains(row.secondaryGroup))
    #expect([1, 2].contains(row.minimumGrouping))
    #expect(row.zero.properties.numericValue == 0)
    #expect(row.isRightToLeft == ["ar", "fa", "he"].contains(String(tag.prefix(2))))
  }

  @Test func `a locale's own symbol comes before the common one`() {
    #expect(LocaleRow.named("en-GB")?.symbols["USD"] == "US$")
    #expect(LocaleRow.named("en-US")?.symbols["USD"] == "$")
    #expect(LocaleRow.named("de-CH")?.symbols["EUR"] == "EUR")
    #expect(LocaleRow.named("de-CH")?.symbols["CHF"] == nil)
  }
}
