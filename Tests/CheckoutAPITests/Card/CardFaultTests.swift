import CheckoutAPI
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Faults of the fields of a card.
@Suite struct CardFaultTests {
  /// The end of May 2026.
  static let now = Date(timeIntervalSince1970: 1_780_000_000)

  @Test(arguments: ["01/1930", "01/2130", "01/003", "01/0030", "1930-01"])
  func `a year of another century was made one of this`(text: String) {
    let edit = CardField.expiry(text, caret: text.count, at: Self.now, arrivedAtOnce: true)
    #expect(edit.text.filter(\.isNumber) == text.filter(\.isNumber))
    #expect(edit.verdict != .valid)
    #expect(CardExpiry.shown(text) == nil)
  }

  @Test(arguments: [
    ("0/30", CardVerdict.invalid(.expiryMonth)), ("0/2030", .invalid(.expiryMonth)), ("0/3", .invalid(.expiryMonth)),
    ("0/0", .invalid(.expiryMonth)), ("01/201", .invalid(.expired)), ("01/209", .invalid(.expiryTooFar)),
    ("01/202", .incomplete), ("01/204", .incomplete), ("01/203", .incomplete), ("01/999", .invalid(.expiryTooFar)),
    ("30/0", .incomplete), ("30/1", .valid), ("30/05", .valid), ("2030-0", .incomplete), ("0", .incomplete),
    ("30/2", .invalid(.expiryMonth)),
  ])
  func `an expiry that nothing could mend was incomplete, and one that could was not`(
    text: String,
    verdict: CardVerdict
  ) {
    #expect(CardExpiryReading(text, at: Self.now).verdict == verdict)
  }

  @Test func `what may become right is never invalid, key by key`() {
    let texts = [
      "05/30", "5/30", "05 / 2030", "05-30", "0530", "052030", "2030-05", "2030/05", "203005", "12/45",
    ]
    for text in texts {
      #expect(CardExpiryReading(text, at: Self.now).verdict == .valid, "\(text)")
      for count in 0..<text.count {
        #expect(CardExpiryReading(String(text.prefix(count)), at: Self.now).verdict.isPotentiallyValid, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("05/3\u{660}", "05/30"), ("\u{660}\u{665}/3", "05/3"), ("05/\u{FF13}\u{FF10}", "05/30"),
    ("2030-\u{660}5", "2030-05"),
  ])
  func `digits of another script stayed once the slash was there`(text: String, shown: String) {
    #expect(CardField.expiry(text, caret: text.count, at: Self.now, arrivedAtOnce: false).text == shown)
  }

  @Test(arguments: ["\u{200E}123", "12\u{200B}3", "123\u{FE0F}", " 123\u{2060} "])
  func `a code with a mark that nobody sees was refused`(text: String) throws {
    #expect(try SecurityCode(text, brand: .visa).digitsForTokenisation == "123")
  }

  @Test(arguments: ["1 23", "1-23", "12\u{301}3"])
  func `a code with something seen in it is refused`(text: String) {
    #expect(throws: CardProblem.codeNotDigits) { try SecurityCode(text, brand: .visa) }
  }

  @Test func `schemes of another number were taken for the card's`() {
    let stale = CardInput(
      number: "5555555555554444", expiry: "12/30", securityCode: "123", networks: [.cartesBancaires, .visa])
    let details = CardDetails.check(stale, at: Self.now).details
    #expect(details?.network == .mastercard)
    let wished = CardInput(
      number: "5555555555554444", expiry: "12/30", securityCode: "123", networks: [.cartesBancaires, .visa],
      network: .cartesBancaires)
    #expect(CardDetails.check(wished, at: Self.now).report.reasons == [.networkNotOnCard])
  }

  @Test func `a scheme that digits do not tell may be the only one of a card`() {
    let choice = NetworkChoice(networks: [.dankort], brand: .maestro, taken: [])
    #expect(choice.network == .dankort)
  }

  @Test func `a wish was taken for a scheme of a card that nobody knows`() {
    #expect(NetworkChoice(networks: [], brand: nil, taken: [], wish: .visa).network == nil)
  }

  @Test func `a year alone lost its first two digits, and a year before a month was torn apart`() {
    #expect(CardField.expiry("2030", caret: 4, at: Self.now, arrivedAtOnce: true).text.filter(\.isNumber) == "2030")
    #expect(CardField.expiry("2012", caret: 4, at: Self.now, arrivedAtOnce: true).text.filter(\.isNumber) == "2012")
    let edit = CardField.expiry("203005", caret: 6, at: Self.now)
    #expect(edit.verdict == .valid)
    #expect(edit.text.filter(\.isNumber) == "203005")
  }

  @Test(arguments: ["2026-1", "2026/1", "20261", "2026 1"])
  func `a month of this year was called over before its second digit`(text: String) {
    #expect(CardExpiryReading(text, at: Self.now).verdict == .incomplete)
    #expect(CardExpiryReading(text, at: Self.now).problem == .expired)
    #expect(CardExpiryReading(text + "1", at: Self.now).verdict == .valid)
    #expect(CardExpiryReading("2025-1", at: Self.now).verdict == .invalid(.expired))
    #expect(CardExpiryReading("1/2026", at: Self.now).verdict == .invalid(.expired))
  }
}
