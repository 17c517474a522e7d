import CheckoutAPI
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What must not be printed is not, whichever way it is asked for.
@Suite struct SecretTests {
  static let secrets: [any Sendable] = [
    CardInput(number: "4242424242424242", expiry: "12/30", securityCode: "987", holder: "Ada"),
    GiftCardInput(number: "4242424242424242", pin: "987"),
    PaymentToken("4242424242424242-987"),
    WalletAuthorisation(token: PaymentToken("4242424242424242-987")),
    CheckoutAction.enterCard(CardInput(number: "4242424242424242", securityCode: "987")),
    CheckoutAction.addGiftCard(GiftCardInput(number: "4242424242424242", pin: "987")),
    CardNumberReading("4242424242424242"), CardNumberReading("42424242424242429"),
    EditingKey.insert("4242424242424242"),
    CardField.number("4242424242424242", caret: 3), CardField.securityCode("987", caret: 3),
    CardNumber(packed: 4_242_424_242_424_242, count: 16), SecurityCode(packed: 987, count: 3),
    CardDetails.check(secret, at: Date(timeIntervalSince1970: 1_780_000_000)).details,
    CardDetails.check(secret, at: Date(timeIntervalSince1970: 1_780_000_000)).report,
    TokenisationRequest(
      cart: CartID("c"), method: PaymentMethodID("m"), methodReference: nil,
      number: CardNumber(packed: 4_242_424_242_424_242, count: 16), expiry: nil,
      securityCode: SecurityCode(packed: 987, count: 3), holder: "Ada"),
    CardProblem.numberCheckDigit,
  ]

  private static let secret = CardInput(
    number: "4242424242424242", expiry: "12/30", securityCode: "987", holder: "Ada", networks: [.visa], network: .visa)

  @Test(arguments: secrets.indices)
  func `a secret is not printed, dumped, mirrored or interpolated`(index: Int) {
    let secret = SecretTests.secrets[index]
    var dumped = ""
    dump(secret, to: &dumped)
    let children = Mirror(reflecting: secret).children.map { "\($0.value)" }
    let texts = children + ["\(secret)", String(describing: secret), String(reflecting: secret), dumped]
    for text in texts {
      #expect(!text.contains("42424242"), "\(text)")
      #expect(!text.contains("987"), "\(text)")
    }
  }

  @Test(arguments: [
    (4_242_424_242_424_242, 16, "••••••••••••4242"), (378_282_246_310_005, 15, "•••••••••••0005"),
    (4_000_000_000_000_000_006, 19, "•••••••••••••••0006"), (12_340_001, 8, "••••0001"), (1_234_567, 7, "•••••••"),
    (4, 1, "•"),
  ])
  func `no more than the last four digits of a number are shown, and none of a short one`(
    packed: UInt64,
    count: UInt8,
    masked: String
  ) {
    let number = CardNumber(packed: packed, count: count)
    #expect(number.masked == masked)
    #expect("\(number)" == masked)
    #expect(String(reflecting: number) == masked)
  }
}
