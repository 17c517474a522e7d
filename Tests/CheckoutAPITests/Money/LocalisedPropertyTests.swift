import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct LocalisedPropertyTests {
  @Test func `what is written by a random notation reads back`() throws {
    let currencies = Currency.listed
    try Property.check(seed: 0x10CA_0001) { random in
      let money = Money(minorUnits: random.integer(), currency: random.one(of: currencies))
      let writer = LocalisedWriter(&random)
      let text = writer.text(of: money, &random)
      let found = Result { () throws(MoneyProblem) in
        try Money(parsing: text, in: money.currency, notation: writer.notation, marks: LocalisedWriter.marks)
      }
      return found == .success(money) ? nil : "\(money) as \(text.debugDescription): \(found), \(writer.notation)"
    }
  }

  @Test func `digits are grouped everywhere as the notation says, or nowhere`() throws {
    try Property.check(seed: 0x10CA_0002) { random in
      let sizes = (primary: 1 + random.below(4), secondary: 1 + random.below(4))
      let notation = AmountNotation(
        decimalSeparator: ",", groupingSeparators: ["."], primaryGroup: sizes.primary, secondaryGroup: sizes.secondary)
      let groups = Self.groups(&random, sizes)
      let text = groups.joined(separator: ".")
      let found = try? Money(parsing: text, in: .jpy, notation: notation).minorUnits
      let isRight =
        groups.count == 1
        || (groups.dropFirst().dropLast().allSatisfy { $0.count == sizes.secondary }
          && (1...sizes.secondary).contains(groups[0].count) && groups[0].first != "0"
          && groups[groups.count - 1].count == sizes.primary)
      let expected = isRight ? Int64(groups.joined()) : nil
      return found == expected ? nil : "\(text) by \(sizes): \(found.debugDescription)"
    }
  }

  /// One to four groups of digits, most of them of the right size.
  private static func groups(
    _ random: inout SplitMix64, _ sizes: (primary: Int, secondary: Int)
  ) -> [String] {
    let count = 1 + random.below(4)
    return (0..<count).map { place in
      var size = place == count - 1 ? sizes.primary : sizes.secondary
      if place == 0 { size = 1 + random.below(size) }
      if random.below(8) == 0 { size = random.below(5) }
      if count == 1 { size = max(1, size) }
      return String((0..<size).map { _ in Character(Unicode.Scalar(UInt8(0x30 + random.below(10)))) })
    }
  }
}
