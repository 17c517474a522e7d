import CheckoutAPI
import Testing

/// What of a number is shown is what its mask shows.
@Suite struct CardMaskTests {
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
