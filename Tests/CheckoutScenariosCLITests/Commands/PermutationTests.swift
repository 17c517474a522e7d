import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// Every scenario can be looked at in every currency and locale in which it may look different.
struct PermutationTests {
  /// The amounts in a plain output, such as `19.99 EUR`: the digits, and how many of them are decimals.
  private func amounts(_ output: String, code: String) -> [Substring] {
    let words = output.split { $0 == " " || $0 == "\t" || $0 == "\n" }
    return zip(words, words.dropFirst()).filter { $1.hasPrefix(code) }.map(\.0)
  }

  @Test(arguments: ScenarioPermutation.all)
  func `a permutation is shown in its currency, with the digits that it has`(permutation: ScenarioPermutation) throws {
    let (id, currency) = (permutation.scenario.id, permutation.currency)
    let plain = Outcome([id, "--plain", "--currency", currency.code])
    #expect(plain.code == .success)
    #expect(plain.error.isEmpty)
    let amounts = amounts(plain.output, code: currency.code)
    #expect(!amounts.isEmpty || permutation.scenario == .emptyCart || permutation.scenario == .confirmation)
    for amount in amounts {
      let digits = amount.drop { $0 == "-" || $0 == "(" || $0 == "+" }
      #expect(throws: Never.self, "\(amount) \(currency.code)") { try Money(parsing: String(digits), in: currency) }
      let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(decimals == Int(currency.exponent), "\(amount) \(currency.code)")
    }
    for other in ScenarioPermutation.currencies where other != currency {
      #expect(!plain.output.contains(other.code), "\(other)")
    }
    let document = try Outcome([id, "--json", "--currency", currency.code]).document()
    #expect(Set(codes(in: document)) == [currency.code])
  }

  /// Every currency that is named anywhere in a document.
  private func codes(in node: JSONNode) -> [String] {
    switch node.value {
    case .array(let items): items.flatMap(codes)
    case .object(let members): members.flatMap { $0.key == "currency" ? [$0.value.text ?? ""] : codes(in: $0.value) }
    default: []
    }
  }

  @Test(arguments: ScenarioPermutation.all)
  func `in each locale every amount is written as people do there`(permutation: ScenarioPermutation) throws {
    let (id, code) = (permutation.scenario.id, permutation.currency.code)
    let plainly = Outcome([id, "--plain", "--currency", code])
    for locale in LocaleRow.spread {
      let outcome = Outcome([id, "--plain", "--currency", code, "--locale", locale.tag])
      #expect(outcome.code == .success)
      // Line by line the same but for the amounts.
      let pairs = zip(plainly.output.split(separator: "\n"), outcome.output.split(separator: "\n"))
      for (plain, localised) in pairs {
        for amount in amounts(String(plain), code: code) {
          let digits = String(amount.drop { $0 == "(" || $0 == "+" })
          let money = try Money(parsing: digits, in: permutation.currency, allowingSign: true)
          #expect(localised.contains(locale.format(money)), "\(locale.tag): \(localised) for \(plain)")
        }
      }
    }
  }

  @Test func `the list of permutations has each once, with its total`() throws {
    let outcome = Outcome(["list", "--permutations", "--json"])
    #expect(outcome.code == .success)
    let rows = try #require(try outcome.document()["payload"]?["permutations"]).items
    let expected = ScenarioPermutation.all.flatMap { permutation in
      LocaleRow.spread.map { "\(permutation.scenario.id) \(permutation.currency.code) \($0.tag)" }
    }
    let listed = rows.map { row in ["id", "currency", "locale"].map { row[$0]?.text ?? "" }.joined(separator: " ") }
    #expect(listed == expected)
    #expect(rows.allSatisfy { $0["total"]?["currency"]?.text == $0["currency"]?.text })
    let plain = Outcome(["list", "--permutations", "--plain"]).output
    #expect(plain.split(separator: "\n").count == expected.count)
    #expect(plain.contains("cart\tcart\tJPY\tde-CH\t¥\u{a0}4'748\n"))
    #expect(plain.contains("cart\tcart\tKWD\tde-DE\t47,480\u{a0}KWD\n"))
  }

  @Test func `the permutations of one step can be picked`() throws {
    let rows = try Outcome(["list", "--permutations", "--step", "card", "--json"]).document()["payload"]?[
      "permutations"]
    #expect(Set(rows?.items.map { $0["step"]?.text } ?? []) == ["card"])
  }

  @Test func `the spread of locales has a point, a comma, groups of two, other digits and right to left`() {
    let spread = LocaleRow.spread
    #expect(spread.count == 9)
    #expect(Set(spread.map(\.decimal)).isSuperset(of: [".", ",", "\u{66b}"]))
    #expect(Set(spread.map(\.secondaryGroup)) == [2, 3])
    #expect(Set(spread.map(\.zero)).count >= 3)
    #expect(Set(spread.map(\.isRightToLeft)).count == 2)
  }

  @Test func `a scenario about a currency is shown in no other`() {
    let outcome = Outcome(["yen", "--currency", "EUR"])
    #expect(outcome.code == .refused)
    #expect(outcome.error.hasPrefix("error: in EUR the scenario cannot be walked to yen. This scenario is about"))
    #expect(Outcome(["yen", "--currency", "JPY"]).output == Outcome(["yen"]).output)
    #expect(Outcome(["cart", "--currency", "EUR"]).output == Outcome(["cart"]).output)
  }
}
