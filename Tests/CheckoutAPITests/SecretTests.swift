import CheckoutAPI
import Testing

/// What must not be printed is not, whichever way it is asked for.
@Suite struct SecretTests {
  static let secrets: [any Sendable] = [
    CardInput(number: "4242424242424242", expiry: "12/30", securityCode: "987", holder: "Ada"),
    GiftCardInput(number: "4242424242424242", pin: "987"),
    PaymentToken("4242424242424242-987"),
    WalletAuthorisation(token: PaymentToken("4242424242424242-987")),
    CheckoutAction.enterCard(CardInput(number: "4242424242424242", securityCode: "987")),
    CheckoutAction.addGiftCard(GiftCardInput(number: "4242424242424242", pin: "987")),
  ]

  @Test(arguments: secrets.indices)
  func `a secret is not printed, dumped, mirrored or interpolated`(index: Int) {
    let secret = SecretTests.secrets[index]
    var dumped = ""
    dump(secret, to: &dumped)
    let texts = ["\(secret)", String(describing: secret), String(reflecting: secret), dumped]
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
