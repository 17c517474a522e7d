import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct CardNumberPropertyTests {
  @Test func `formatting digits and reading them again gives the digits, for every scheme`() throws {
    try Property.check(seed: 51) { random in
      let card = RandomCard(&random)
      let count = random.below(card.digits.count) + 1
      let digits = String(card.text.prefix(count))
      let edit = CardField.number(digits, caret: count)
      guard edit.text.filter({ $0 != " " }) == digits else { return "\(digits) became \(edit.text)" }
      guard edit.caret == edit.text.count else { return "the caret of \(edit.text) is at \(edit.caret)" }
      guard count == card.digits.count else { return nil }
      let number = try CardNumber(edit.text)
      return number.digitsForTokenisation == digits && number.passesLuhn ? nil : "\(edit.text) was not read again"
    }
  }

  @Test func `every beginning of a valid number is not invalid, and the number is of its scheme`() throws {
    try Property.check(seed: 52) { random in
      let card = RandomCard(&random)
      for count in 0..<card.digits.count {
        let reading = CardNumberReading(String(card.text.prefix(count)))
        guard reading.verdict.isPotentiallyValid else { return "\(card.text.prefix(count)) of \(card.text)" }
        // Behind a range decided so far, another digit may lead into a narrower one of another scheme.
        guard reading.candidates.contains(card.brand) || (reading.brand != nil && count < 8) else {
          return "\(card.brand) is no candidate of \(card.text.prefix(count))"
        }
      }
      let reading = CardNumberReading(card.text)
      guard reading.verdict == .valid, reading.problem == nil else { return "\(card.text): \(reading.verdict)" }
      return reading.digitCount == card.digits.count ? nil : card.text
    }
  }

  @Test func `one wrong digit is never a right number where the scheme checks it`() throws {
    try Property.check(seed: 53) { random in
      let card = RandomCard(&random)
      var digits = card.digits
      let place = 8 + random.below(digits.count - 8)
      digits[place] = (digits[place] + UInt8(1 + random.below(9))) % 10
      let reading = CardNumberReading(String(decoding: digits.map { $0 + 48 }, as: UTF8.self))
      guard let brand = reading.brand, brand.enforcesLuhn else { return nil }
      return reading.problem == .numberCheckDigit ? nil : "\(digits) has \(reading.problem?.code ?? "no problem")"
    }
  }

  @Test func `what is masked shows the first eight and the last four at most`() throws {
    try Property.check(seed: 54) { random in
      let card = RandomCard(&random)
      let number = try CardNumber(card.text)
      for mask in CardNumber.Mask.allCases {
        let shown = number.masked(mask, separator: random.one(of: ["", " ", "-"]))
        let hidden = shown.filter { $0 == "•" }.count
        let most = mask == .lastFour ? 4 : mask == .firstSixLastFour || card.digits.count < 16 ? 10 : 12
        let bare = shown.filter { $0 != " " && $0 != "-" }
        guard hidden >= card.digits.count - most, bare.hasSuffix(card.text.suffix(4)) else { return shown }
      }
      return "\(number)".hasPrefix("••••") ? nil : "\(number)"
    }
  }

  @Test func `a text with the number has none of it after masking, and masking twice is masking once`() throws {
    try Property.check(seed: 55) { random in
      let card = RandomCard(&random)
      let gaps = ["", " ", "-", "\u{2013}", "\u{A0}", "\u{200B}", "  "]
      let written = card.text.map { "\($0)\(random.one(of: gaps))" }.joined()
      let text = "card \(written), thanks"
      let masked = CardRedaction.masking(text, random.below(2) == 0 ? .everyLongNumber : .passingLuhn)
      guard masked.filter(\.isNumber).count == 4 else { return masked }
      return CardRedaction.masking(masked) == masked ? nil : masked
    }
  }
}
