import CheckoutAPI
import CheckoutTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Texts from strangers: a typed answer to each, in linear time, and no trap.
@Suite struct CardFuzzTests {
  static let now = Date(timeIntervalSince1970: 1_780_000_000)

  /// What is held against every text.
  private static func wrong(_ text: String, caret: Int, _ random: inout SplitMix64) -> String? {
    let reading = CardNumberReading(text)
    guard (reading.problem == nil) == (reading.number != nil) else { return "a number without a verdict" }
    guard reading.problem != nil || reading.verdict == .valid else { return "finished, and not valid" }
    if let number = reading.number, (try? CardNumber(number.digitsForTokenisation)) != number {
      return "not read again"
    }
    let expiry = CardExpiryReading(text, at: now)
    guard (expiry.problem == nil) == (expiry.expiry != nil) else { return "an expiry without a verdict" }
    if let date = expiry.expiry {
      guard CardExpiryReading(date.text, at: now).expiry == date else { return "\(date.text) is not read again" }
      guard CardExpiry.shown(text) == date.text else { return "\(date.text) is shown in another way" }
    }
    for brand in [nil, CardBrand.visa, .amex] {
      let verdict = SecurityCode.verdict(on: text, brand: brand)
      guard (verdict == .valid) == ((try? SecurityCode(text, brand: brand)) != nil) else { return "a code" }
    }
    let key: EditingKey = random.below(2) == 0 ? .deleteBackward : .insert(text)
    for edit in [
      CardField.number(text, caret: caret), CardField.expiry(text, caret: caret, at: now),
      CardField.expiry(text, caret: caret, at: now, arrivedAtOnce: true), CardField.securityCode(text, caret: caret),
      CardField.number(text, selection: min(0, caret)..<max(0, caret), key: key),
    ] where !(0...edit.text.count).contains(edit.caret) {
      return "the caret is at \(edit.caret)"
    }
    let masked = CardRedaction.masking(text)
    return CardRedaction.masking(masked) == masked ? nil : "masked again it is another text"
  }

  @Test func `texts of any characters get a typed answer`() throws {
    let pool = FuzzedText(digits: DigitScripts.digits)
    try Property.check(seed: 57, count: 2 * Property.count) { random in
      let text = pool.next(&random)
      return Self.wrong(text, caret: random.below(12) - 2, &random)
        .map { "\(text.unicodeScalars.map { String($0.value, radix: 16) }): \($0)" }
    }
  }

  @Test func `numbers with marks in them get a typed answer`() throws {
    let marks = [
      "\u{200B}", "\u{202E}", "\u{301}", "\u{20E3}", "\u{FE0F}", "\0", " ", "-", "\u{FEFF}", "🇪🇺", "①", "\r\n",
    ]
    try Property.check(seed: 58) { random in
      var text = Array(RandomCard(&random).text)
      for _ in 0..<random.below(4) {
        text.insert(contentsOf: random.one(of: marks), at: random.below(text.count + 1))
      }
      return Self.wrong(String(text), caret: random.below(24), &random).map {
        "\(String(text).debugDescription): \($0)"
      }
    }
  }

  @Test(arguments: ["4", " ", "\u{301}", "\u{200B}", "\0"])
  func `ten megabytes get a typed answer`(piece: String) {
    let text = String(repeating: piece, count: Property.longText / piece.utf8.count)
    #expect(throws: CardProblem.self) { try CardNumber(text) }
    #expect(throws: CardProblem.self) { try CardExpiry(text, at: Self.now) }
    #expect(throws: CardProblem.self) { try SecurityCode(text, brand: .visa) }
    #expect(CardField.number(text, caret: 5).text.utf8.count == text.utf8.count)
    #expect(CardField.expiry(text, caret: 5, at: Self.now).text.utf8.count == text.utf8.count)
    #expect(CardRedaction.masking(text).isEmpty == text.isEmpty)
  }

  @Test func `digits of other scripts are digits, and lookalikes are none`() throws {
    for lookalike in DigitScripts.lookalikes {
      #expect(throws: CardProblem.numberNotDigits) { try CardNumber("4242\(lookalike)424242424242") }
    }
    for zero in [0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10] as [UInt32] {
      let text = "4242424242424242".utf8.map { Character(Unicode.Scalar(zero + UInt32($0) - 48) ?? "?") }
      #expect(try CardNumber(String(text)).digitsForTokenisation == "4242424242424242")
    }
  }
}
