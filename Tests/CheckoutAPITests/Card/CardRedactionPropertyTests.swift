import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct CardRedactionPropertyTests {
  static let rules = [CardRedaction.Rule.everyLongNumber, .passingLuhn]

  @Test func `masking twice is masking once, whatever stands between the digits`() throws {
    try Property.check(seed: 171) { random in
      let text = String(HostileText(&random).text)
      for rule in Self.rules {
        let once = CardRedaction.masking(text, rule)
        let twice = CardRedaction.masking(once, rule)
        guard twice == once else { return "\(rule): \(text.debugDescription): \(once.debugDescription): \(twice)" }
      }
      return nil
    }
  }

  @Test func `of no number seven digits in a row are shown, whatever stands beside it`() throws {
    try Property.check(seed: 172) { random in
      let hostile = HostileText(&random)
      for rule in Self.rules {
        let masked = CardRedaction.masking(String(hostile.text), rule)
        guard hostile.shown(in: masked) < 7 else {
          return "\(rule): \(String(hostile.text).debugDescription): \(masked.debugDescription)"
        }
      }
      return nil
    }
  }

  @Test func `a mask hides digits and changes nothing else`() throws {
    try Property.check(seed: 173) { random in
      let text = HostileText(&random).text
      for rule in Self.rules {
        let masked = CardRedaction.masking(String(text), rule).unicodeScalars
        guard masked.count == text.count else { return "\(String(text).debugDescription) became \(masked.count) long" }
        for (before, after) in zip(text, masked) where before != after {
          guard after == "•", before.properties.numericType == .decimal else { return "\(before) became \(after)" }
        }
      }
      return nil
    }
  }
}
