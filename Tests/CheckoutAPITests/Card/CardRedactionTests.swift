import CheckoutAPI
import Testing

/// Faults of redaction: a number got through, or what stands beside it did.
@Suite struct CardRedactionTests {
  static let bullets = "••••••••••••"

  @Test(arguments: [
    "\u{AD}", "\u{180E}", "\u{2061}", "\u{2064}", "\u{34F}", "\u{FE0F}", "\u{200B}", "\u{2060}", "\u{3164}", "\u{301}",
    "\u{20E3}", "\u{E0020}", "\u{2043}", "\u{30FC}", "\u{FF70}", "\u{2212}",
  ])
  func `a mark between the digits hid the number`(mark: String) {
    let text = ["4242", "4242", "4242", "4242"].joined(separator: mark)
    for rule in [CardRedaction.Rule.everyLongNumber, .passingLuhn] {
      let masked = CardRedaction.masking(text, rule)
      #expect(masked.unicodeScalars.filter { $0 == "4" || $0 == "2" }.count == 4, "\(masked)")
      #expect(CardRedaction.masking(masked, rule) == masked)
    }
  }

  @Test(arguments: [
    ("4242424242424242 12/30", "\(bullets)4242 ••/30"), ("1 4242424242424242", "• \(bullets)4242"),
    ("4242 4242 4242 4242 123", "•••• •••• •••• 4242 •••"), ("42424242424242429", "\(bullets)4242•"),
    ("737 4242424242424242 737", "••• \(bullets)4242 •••"),
  ])
  func `digits beside a number let it through where the check digit has to agree`(text: String, masked: String) {
    #expect(CardRedaction.masking(text, .passingLuhn) == masked)
    #expect(CardRedaction.masking(text, .everyLongNumber) == masked)
    #expect(CardRedaction.masking(masked, .passingLuhn) == masked)
  }

  @Test(arguments: [
    ("4242424242424242 737", "\(bullets)4242 •••"), ("3782 822463 10005 1234", "•••• •••••• •0005 ••••"),
    ("4242424242424241 737", "\(bullets)4241 •••"), ("5555 5555 5555 4443 12 30 737", "•••• •••• •••• 4443 •• •• •••"),
  ])
  func `the last four of a run were those of the security code`(text: String, masked: String) {
    #expect(CardRedaction.masking(text) == masked)
  }

  @Test(arguments: [CardRedaction.Rule.everyLongNumber, .passingLuhn])
  func `a number on two lines was shown, which a field takes`(rule: CardRedaction.Rule) {
    #expect(CardRedaction.masking("4242 4242\n4242 4242", rule) == "•••• ••••\n•••• 4242")
    #expect(CardRedaction.masking("4242 4242\r\n4242 4242\n17", rule) == "•••• ••••\r\n•••• 4242\n17")
    #expect(CardRedaction.masking("100\n200\n300\n400\n500", rule) == "100\n200\n300\n400\n500")
  }

  @Test func `masking one text after another showed a number that was being typed`() {
    var shown: Set<String> = []
    for count in 0..<16 { shown.insert(CardNumberReading(String("4242424242424242".prefix(count))).masked) }
    #expect(shown.allSatisfy { !$0.contains("4") })
    #expect(CardNumberReading("4242424242424242").masked == "\(Self.bullets)4242")
    #expect(CardNumberReading("4242424242424241").masked == "\(Self.bullets)••••")
  }

  @Test(arguments: [".", "/", "_", ",", ":", "·", "・", "|", "'", "~", "*", "+", "\u{2044}", ", ", " / "])
  func `punctuation between the groups let the number through`(mark: String) {
    for rule in [CardRedaction.Rule.everyLongNumber, .passingLuhn] {
      for groups in [["4539", "1488", "0343", "6467"], ["3782", "822463", "10005"], ["453914880343", "6467"]] {
        let masked = CardRedaction.masking("code \(groups.joined(separator: mark)).", rule)
        #expect(masked.filter(\.isNumber) == String(groups.joined().suffix(4)), "\(masked)")
        #expect(CardRedaction.masking(masked, rule) == masked)
      }
    }
  }

  @Test(arguments: [
    "30/11/2026 12:45:10", "30.11.2026 12:45:10,123", "192.168.100.200", "1234567890.12", "36.72.07.27.12.49.31",
    "3.0.1.2.0.2.6.1.2.4.5.1", "tel. 030/1234567", "1,234,567,890,123",
  ])
  func `dates, addresses of machines and amounts are no numbers of cards`(text: String) {
    #expect(CardRedaction.masking(text) == text)
  }

  @Test func `what is left of a number and what follows on the next line were masked as another one`() throws {
    var found = 0
    for rest in 0..<400 {
      // Ends with 36xx, which ten digits behind it could make a number of fourteen.
      let body = "42424242420036" + (rest % 10 < 10 ? "\(rest % 10)" : "")
      guard let number = (0..<10).map({ body + "\($0)" }).first(where: { CardNumberReading($0).problem == nil }) else {
        continue
      }
      let next = "\(1_000_000_000 + rest * 7)"
      let once = CardRedaction.masking(number + "\n" + next)
      if CardNumberReading(String(number.suffix(4)) + next).problem == nil { found += 1 }
      #expect(CardRedaction.masking(once) == once)
    }
    #expect(found > 5)
  }

  @Test func `every number of a long column is masked`() {
    let count = Property.longText / 100
    let masked = CardRedaction.masking(String(repeating: "4242424242424242\n", count: count))
    #expect(masked == String(repeating: "\(Self.bullets)4242\n", count: count))
  }
}
