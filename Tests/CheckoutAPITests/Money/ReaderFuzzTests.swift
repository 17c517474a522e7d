import CheckoutAPI
import CheckoutTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whatever is read, a reader ends with an exact amount or with a typed problem.
@Suite struct ReaderFuzzTests {
  private static let count = 2 * Property.count

  @Test func `the strict readers take what matches their description, and nothing else`() throws {
    let texts = FuzzedText(digits: DigitScripts.digits)
    var accepted = 0
    try Property.check(seed: 0xF022_0001, count: Self.count) { random in
      let text = texts.next(&random)
      let currency = random.one(of: [Currency.eur, .jpy, .kwd])
      for allowsSign in [false, true] {
        let found = try? Money(parsing: text, in: currency, allowingSign: allowsSign).plain
        let expected = StrictText.canonical(text, decimals: Int(currency.exponent), allowingSign: allowsSign)
        guard found == expected else { return "\(text.debugDescription) \(currency): \(String(describing: found))" }
        if found != nil { accepted += 1 }
      }
      return nil
    }
    // Not a test of refusals only.
    #expect(accepted > Self.count / 20)
  }

  @Test func `a decimal number is what it was written as`() throws {
    let texts = FuzzedText(digits: DigitScripts.digits)
    try Property.check(seed: 0xF022_0002, count: Self.count) { random in
      let text = texts.next(&random)
      guard let number = try? ExactDecimal(parsing: text) else { return nil }
      let expected = StrictText.shortest(text)
      return number.description == expected ? nil : "\(text.debugDescription): \(number)"
    }
  }

  @Test func `a localised text is read with all of its digits, or refused`() throws {
    let texts = FuzzedText(digits: DigitScripts.digits)
    let notations = [
      AmountNotation(decimalSeparator: ",", groupingSeparators: ["."]),
      AmountNotation(decimalSeparator: ".", groupingSeparators: [","], secondaryGroup: 2, zeroDigit: "\u{966}"),
      AmountNotation(decimalSeparator: ".", groupingSeparators: ["\u{2019}"]),
      AmountNotation(decimalSeparator: "\u{66B}", groupingSeparators: ["\u{66C}", " "], zeroDigit: "\u{660}"),
    ]
    try Property.check(seed: 0xF022_0003, count: Self.count) { random in
      let text = texts.next(&random)
      let notation = random.one(of: notations)
      guard let found = try? Money(parsing: text, in: .eur, notation: notation, marks: ["€", "Kč"]) else { return nil }
      let read = Self.digits(found.plain).drop { $0 == 0 }
      let written = Self.digits(text).drop { $0 == 0 }
      let isExact = read.starts(with: written) && read.count <= written.count + 2
      let isPadded = read.dropFirst(written.count).allSatisfy { $0 == 0 }
      return isExact && isPadded ? nil : "\(text.debugDescription): \(found), \(notation)"
    }
  }

  @Test func `a code is read as it is written, or refused`() throws {
    let texts = FuzzedText(digits: DigitScripts.digits)
    try Property.check(seed: 0xF022_0004, count: Self.count) { random in
      let text = texts.next(&random)
      let found = [try? Currency(text).code, try? Currency(listed: text).code, try? CurrencyListing(text).code]
      return found.allSatisfy { $0 == nil || $0 == text } ? nil : "\(text.debugDescription): \(found)"
    }
  }

  @Test func `what the wire form takes, JSON takes as the same amount, and nothing traps`() throws {
    let texts = FuzzedText(digits: DigitScripts.digits)
    let decoder = JSONDecoder()
    var accepted = 0
    try Property.check(seed: 0xF022_0005, count: Self.count) { random in
      let text = texts.next(&random)
      let decoded = try? decoder.decode(Money.self, from: Data(text.utf8))
      guard let money = try? Money(wireForm: text) else { return nil }
      accepted += 1
      return decoded == money ? nil : "\(text.debugDescription): \(money), \(String(describing: decoded))"
    }
    #expect(accepted > Self.count / 200)
  }

  @Test func `a digit of any script is refused by name, and read only where it is at home`() {
    #expect(DigitScripts.digits.count >= 680)
    for digit in DigitScripts.digits where !digit.isASCII {
      let text = "1\(digit)"
      #expect(throws: MoneyProblem.digitsRefused) { try Money(parsing: text, in: .eur) }
      #expect(throws: MoneyProblem.digitsRefused) { try ExactDecimal(parsing: text) }
      let value = UInt32(digit.properties.numericValue ?? 0)
      let zero = Unicode.Scalar(digit.value - value) ?? "0"
      let home = AmountNotation(decimalSeparator: ".", groupingSeparators: [], zeroDigit: zero)
      let other = AmountNotation(decimalSeparator: ".", groupingSeparators: [])
      #expect(throws: MoneyProblem.digitsRefused) { try Money(parsing: text, in: .jpy, notation: other) }
      #expect((try? Money(parsing: text, in: .jpy, notation: home).minorUnits) == Int64(10 + value))
    }
  }

  @Test func `what only looks like a number is none`() {
    let notation = AmountNotation(decimalSeparator: ".", groupingSeparators: [","])
    #expect(DigitScripts.lookalikes.count > 1_000)
    for scalar in DigitScripts.lookalikes {
      #expect(throws: MoneyProblem.malformed) { try Money(parsing: "\(scalar)", in: .eur) }
      #expect(throws: MoneyProblem.malformed) { try ExactDecimal(parsing: "1\(scalar)") }
      #expect(throws: MoneyProblem.malformed) { try Money(parsing: "1\(scalar)", in: .eur, notation: notation) }
    }
  }

  /// The values of all digits in a text, whatever their script.
  private static func digits(_ text: String) -> [Int] {
    text.unicodeScalars.compactMap { scalar in
      if scalar.isASCII { return scalar >= "0" && scalar <= "9" ? Int(scalar.value) - 0x30 : nil }
      guard scalar.properties.generalCategory == .decimalNumber else { return nil }
      return scalar.properties.numericValue.map { Int($0) }
    }
  }
}
