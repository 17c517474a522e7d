import CheckoutAPI
import Testing

/// One test for each fault that a reader of amounts once had, named after it.
@Suite struct ReaderFaultTests {
  private static let german = AmountNotation(decimalSeparator: ",", groupingSeparators: ["."])

  /// It sorted the marks to compare characters, in quadratic time: this test did not end.
  @Test func `a character of many combining marks was compared by its normal form`() {
    let marks = String(repeating: "\u{301}\u{323}", count: 250_000)
    for text in ["-", "1", "1.", "€", ""].map({ $0 + marks }) {
      #expect(throws: MoneyProblem.malformed) {
        try Money(parsing: text, in: .eur, notation: Self.german, marks: ["€"])
      }
    }
    #expect(throws: MoneyProblem.wireMembers) { try Money(wireForm: "{\"currency\(marks)\":\"EUR\"}") }
  }

  /// The zeros were counted among the digits, of which there are 18 or 19.
  @Test(arguments: [
    ("20.000000000000000000", "20"), ("922337203685477580.700", "922337203685477580.7"),
    ("-100.000000000000000000", "-100"),
    ("9223372036854775807.0", "9223372036854775807"), ("0.000000000000000000", "0"), ("1.010", "1.01"),
  ])
  func `a decimal number with zeros at its end did not fit`(text: String, same: String) throws {
    #expect(try ExactDecimal(parsing: text) == ExactDecimal(parsing: same))
    #expect(try ExactDecimal(parsing: text).description == same)
  }

  /// It was read as five hundred.
  @Test(arguments: ["0.500", "0.500,00", "00.500", "012.345", "-0.001", "0.000"])
  func `a half with a point was read as hundreds where the point groups`(text: String) {
    #expect(throws: MoneyProblem.groupingRefused) { try Money(parsing: text, in: .kwd, notation: Self.german) }
  }

  /// The shorter mark was taken, and the rest of the longer one left among the digits.
  @Test(arguments: ["12,50 US$", "12,50US$", "US$ 12,50", "$12,50", "12,50 $", "R$12,50", "R 12,50", "12,50 R$"])
  func `a mark that holds another one was read in part`(text: String) throws {
    let money = try Money(parsing: text, in: .usd, notation: Self.german, marks: ["$", "R", "US$", "R$"])
    #expect(money.minorUnits == 1250)
  }

  /// It was called malformed, as if it were no separator at all.
  @Test(arguments: ["1.5\u{2019}000", "1.5'000", "1.5,000", "1.5\u{66C}0"])
  func `a grouping separator behind the point was called malformed`(text: String) {
    let swiss = AmountNotation(decimalSeparator: ".", groupingSeparators: ["\u{2019}", "\u{66C}"])
    #expect(throws: MoneyProblem.groupingRefused) { try Money(parsing: text, in: .chf, notation: swiss) }
  }

  /// It was called malformed, although it is an object.
  @Test(arguments: ["{}", " { } "])
  func `an object without members was no object`(text: String) {
    #expect(throws: MoneyProblem.wireMembers) { try Money(wireForm: text) }
  }

  /// The mark of direction was taken from the end of the text before the mark of the currency was looked for.
  @Test(arguments: ["12,50 د.إ.\u{200F}", "\u{200F}د.إ.\u{200F} 12,50", "12,50د.إ."])
  func `a mark that ends with a mark of direction was not found`(text: String) throws {
    let money = try Money(parsing: text, in: Currency("AED"), notation: Self.german, marks: ["د.إ.\u{200F}"])
    #expect(money.minorUnits == 1250)
  }
}
