import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// Whatever could be the number of a card is masked to its last four digits.
struct RedactionTests {
  @Test(arguments: [
    ("4111111111111111", "••••••••••••1111"),
    ("card 4111 1111 1111 1111 is", "card •••• •••• •••• 1111 is"),
    ("3782-822463-10005", "••••-••••••-•0005"),
    ("123456789012", "••••••••9012"),
    ("4111\u{2013}1111\u{2013}1111\u{2013}1111", "••••\u{2013}••••\u{2013}••••\u{2013}1111"),
    ("٤١١١١١١١١١١١١١١١", "••••••••••••١١١١"),
    ("４１１１１１１１１１１１１１１１", "••••••••••••１１１１"),
    ("41111111111111111234567", "••••••••••••1111•••••••"), ("98765432109876543210", "••••••••••••••••3210"),
    ("a4111111111111111b, 4000000000000002", "a••••••••••••1111b, ••••••••••••0002"),
    ("4111  1111 - 1111\t\t1111 ", "••••  •••• - ••••\t\t1111 "),
  ])
  func `a number is masked`(text: String, masked: String) {
    #expect(Redaction.masking(text) == masked)
    #expect(Redaction.masking(masked) == masked)
  }

  @Test(arguments: [
    "", "12345678901", "1 2  345678901", "2026-01-31T12:00:00Z", "19.99 EUR", "1234567890.12", "line 1\n12345678901",
    "-- - 1-", "①②③④⑤⑥⑦⑧⑨①②③",
  ])
  func `what cannot be a number of a card stays`(text: String) {
    #expect(Redaction.masking(text) == text)
  }

  @Test(arguments: [("4111 1111", true), ("4111-1111", true), ("4", true), ("", false), ("- -", false), ("4a", false)])
  func `a line of only digits is told from other lines`(text: String, isNumber: Bool) {
    #expect(Redaction.isOnlyDigits(text) == isNumber)
  }

  @Test func `no output shows a number that was given where none belongs`() {
    let number = "4111111111111111"
    let cart = """
      {"currency": "EUR", "lines": [{"id": "\(number)", "name": "n \(number)", "unitPrice": "1", "quantity": 1}]}
      """
    for flags in [[], ["--json"], ["--plain"], ["-v"], ["--color=always"]] {
      for arguments in [
        [number], ["run", number], ["cart", "--\(number)"], ["cart", "--event", number], ["cart", "--cart", number],
        ["cart", "--event", "remove-line \(number)=1"], ["cart", "--event", "set-quantity line=a quantity=\(number)x"],
        ["cart", "--cart", "c"], ["describe", "cart", "--cart", "c"], ["cart", "--cart", "d"], ["help", number],
        ["cart", "--events", "e"], ["list", "--step", number],
      ] {
        let outcome = Outcome(
          arguments + flags,
          files: ["c": cart, "d": "{\"\(number)\": 1}", "e": "retry \(number)\n\(number)x\n"])
        #expect(!(outcome.output + outcome.error).contains("4111"), "\(arguments + flags)")
      }
    }
  }

  @Test(arguments: CheckoutScenario.allCases, [[], ["--json"], ["--plain"], ["-v"], ["--color=always"]])
  func `no scenario in any format shows a number or a code that was entered`(
    scenario: CheckoutScenario, flags: [String]
  ) {
    let card = "enter-card number=4111111111111111 expiry=12/30 code=7391 holder=Ada networks=visa\n"
    for arguments in [[scenario.rawValue], ["describe", scenario.rawValue]] {
      let outcome = Outcome(arguments + flags)
      #expect(!Self.showsNumber(outcome.output + outcome.error))
    }
    let outcome = Outcome([scenario.rawValue, "--events", "e"] + flags, files: ["e": card])
    #expect(!Self.showsNumber(outcome.output + outcome.error))
    #expect(!(outcome.output + outcome.error).contains("7391"))
  }

  @Test func `a number in the place of a scheme was shown by every scenario that enters a card`() {
    let number = "4111111111111111"
    let card = "enter-card number=\(number) expiry=12/30 code=7391 networks=\(number),41111111,visa network=\(number)\n"
    var refused = 0
    for scenario in CheckoutScenario.allCases {
      for flags in [[], ["--json"]] {
        let outcome = Outcome([scenario.rawValue, "--events", "e"] + flags, files: ["e": card])
        #expect(!Self.showsNumber(outcome.output + outcome.error), "\(scenario)")
        if outcome.output.contains("network-malformed") { refused += 1 }
      }
    }
    #expect(refused > 0)
  }

  /// Whether seven digits in a row of a number that a scenario has, without its last four, are there.
  private static func showsNumber(_ text: String) -> Bool {
    let digits = text.filter { !$0.isWhitespace && $0 != "-" }
    return ["411111111111", "424242424242", "403550100000"].contains { number in
      (0...(number.count - 7)).contains { digits.contains(number.dropFirst($0).prefix(7)) }
    }
  }

  @Test func `a number that the width of a line parts is masked`() {
    for length in 1...70 {
      let name = String(repeating: "x", count: length) + " 4111 1111 1111 1111"
      let cart = """
        {"currency": "EUR", "lines": [{"id": "a", "name": "\(name)", "unitPrice": "1", "quantity": 1}]}
        """
      for arguments in [["cart", "--cart", "c"], ["confirmation", "--cart", "c"]] {
        #expect(!Outcome(arguments, files: ["c": cart]).output.contains("4111"), "\(length)")
      }
    }
  }

  @Test func `a number that is cut off is masked`() {
    let text = String(repeating: "x", count: 29) + "4111111111111111"
    for arguments in [[text], ["run", text], ["cart", "--\(text)"], ["cart", "--cart", "c"]] {
      let outcome = Outcome(arguments, files: ["c": "{\"\(text)\": 1}"])
      #expect(!outcome.error.contains("4111"), "\(arguments)")
    }
  }

  @Test func `two cells of digits are not one number`() {
    var page = Page()
    page.add([["123456", "123456", "12345678901"]])
    for isPlain in [true, false] {
      #expect(!page.text(Page.Drawing(isPlain: isPlain)).contains("•"))
    }
  }
}
