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
    ("41111111111111111234567", "•••••••••••••••••••4567"),
    ("a4111111111111111b, 4000000000000002", "a••••••••••••1111b, ••••••••••••0002"),
  ])
  func `a number is masked`(text: String, masked: String) {
    #expect(Redaction.masking(text) == masked)
    #expect(Redaction.masking(masked) == masked)
  }

  @Test(arguments: [
    "", "12345678901", "1 2  3456789012", "2026-01-31T12:00:00Z", "19.99 EUR", "1234567890.12", "line 1\n12345678901",
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
}
