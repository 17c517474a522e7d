import CheckoutAPI
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Texts of megabytes end, as every reader looks at each byte a fixed number of times; none of them measures time.
@Suite struct LongTextTests {
  struct Repeated: Sendable, CustomTestStringConvertible {
    let front: String
    let piece: String
    var back = ""

    func text(bytes: Int) -> String {
      front + String(repeating: piece, count: bytes / max(1, piece.utf8.count)) + back
    }

    var testDescription: String { "\(front)\(piece)…\(back)".debugDescription }
  }

  private static let texts = [
    Repeated(front: "", piece: "1"), Repeated(front: "", piece: " "), Repeated(front: "1", piece: " ", back: "1"),
    Repeated(front: "-", piece: "\u{301}\u{323}"), Repeated(front: "", piece: "\u{1F1E6}"),
    Repeated(front: "1", piece: ".111"), Repeated(front: "1", piece: "\u{202F}111"), Repeated(front: "", piece: "{"),
    Repeated(front: "", piece: "\""), Repeated(front: "{\"", piece: "currency\u{301}\u{323}", back: "\":1}"),
    Repeated(front: "{\"minorUnits\":", piece: "1", back: ",\"currency\":\"EUR\"}"),
    Repeated(front: "{", piece: " ", back: "}"), Repeated(front: "{\"currency\":\"", piece: "E", back: "\"}"),
    Repeated(front: "1.", piece: "0"), Repeated(front: "€", piece: "\u{200F}"), Repeated(front: "", piece: "é"),
  ]

  @Test(arguments: texts)
  func `a megabyte is refused by every reader`(_ repeated: Repeated) {
    Self.expectRefusals(of: repeated.text(bytes: 1_000_000))
  }

  @Test func `ten megabytes of digits do not fit, and of nothing else are no amount`() {
    let digits = String(repeating: "1", count: Property.longText)
    #expect(throws: MoneyProblem.overflow) { try Money(parsing: digits, in: .eur) }
    #expect(throws: MoneyProblem.overflow) { try Money(parsing: digits, in: .eur, notation: Self.notation) }
    #expect(throws: MoneyProblem.overflow) {
      try Money(wireForm: "{\"currency\":\"EUR\",\"minorUnits\":\(digits)}")
    }
    let marks = "1" + String(repeating: "\u{301}\u{323}", count: Property.longText / 4)
    #expect(throws: MoneyProblem.malformed) { try Money(parsing: marks, in: .eur, notation: Self.notation) }
    let spaces = String(repeating: " ", count: Property.longText)
    #expect(throws: MoneyProblem.textEmpty) { try Money(parsing: spaces, in: .eur, notation: Self.notation) }
    #expect(throws: MoneyProblem.currencyMalformed) { try Currency(spaces) }
  }

  @Test func `ten megabytes of zeros are the amount behind them`() throws {
    let zeros = String(repeating: "0", count: Property.longText)
    #expect(try Money(parsing: zeros + "19.99", in: .eur).minorUnits == 1999)
  }

  private static let notation = AmountNotation(decimalSeparator: ",", groupingSeparators: [".", "\u{202F}"])

  private static func expectRefusals(of text: String) {
    #expect(throws: MoneyProblem.self) { try Money(parsing: text, in: .eur) }
    #expect(throws: MoneyProblem.self) { try Money(parsing: text, in: .eur, notation: notation, marks: ["€"]) }
    #expect(throws: MoneyProblem.self) { try ExactDecimal(parsing: text) }
    #expect(throws: MoneyProblem.self) { try Currency(text) }
    #expect(throws: MoneyProblem.self) { try Money(wireForm: text) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Money.self, from: Data(text.utf8)) }
  }
}
