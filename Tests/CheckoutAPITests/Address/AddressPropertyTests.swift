import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct AddressPropertyTests {
  @Test func `reading twice changes nothing, whatever is typed`() throws {
    let fuzzed = FuzzedAddress(isHonest: false)
    try Property.check(seed: 0xADD2_E550) { random in
      let typed = fuzzed.next(&random)
      let once = AddressReport(typed)
      let twice = AddressReport(once.draft)
      if twice.draft != once.draft { return "\(typed) became \(once.draft), then \(twice.draft)" }
      if twice.problems != once.problems { return "\(typed): \(once.problems), then \(twice.problems)" }
      return (once.address == nil) == once.problems.isEmpty ? "\(typed): an address and problems, or neither" : nil
    }
  }

  @Test func `an address is accepted again from its own fields, with nothing left out`() throws {
    let fuzzed = FuzzedAddress(isHonest: true)
    var accepted = 0
    try Property.check(seed: 0xADD2_E551) { random in
      let typed = fuzzed.next(&random)
      guard let address = AddressReport(typed).address else { return nil }
      accepted += 1
      let again = AddressReport(AddressDraft(address))
      if again.address != address { return "\(address) became \(again)" }
      if again.warnings.contains(where: { $0.code == .unexpected }) { return "\(again.warnings) of \(address)" }
      let label = address.label(in: random.one(of: AddressLabel.Script.allCases))
      return label.lines.isEmpty || label.lines.contains("") ? "\(address) has the label \(label)" : nil
    }
    // Most of what an honest shopper types is accepted, or the property says nothing.
    #expect(accepted > Property.count * 4 / 5)
  }

  @Test func `a code that the data's pattern takes is accepted, however it is separated and written`() throws {
    let generators = CountryCode.all.compactMap { country in
      AddressFormat(country).postcodePattern.map { (country, PatternGenerator($0)) }
    }
    #expect(generators.count > 150)
    try Property.check(seed: 0xADD2_E552) { random in
      let (country, generator) = random.one(of: generators)
      let typed = generator.next(&random)
      guard let code = try? PostalCode(typed, in: country) else { return "\(country) refuses \(typed)" }
      let bare = typed.filter { $0 != " " && $0 != "-" }.lowercased()
      let again = [code.text, bare, " \(typed) ", "\u{200B}\(typed)\u{FEFF}", "\(country)-\(bare)"]
      for text in again where (try? PostalCode(text, in: country)) != code {
        return "\(country): \(text) is not \(code)"
      }
      let beginning = String(code.text.prefix(random.below(code.text.count + 1)))
      return PostalCode.isBeginning(beginning, in: country) ? nil : "\(country): \(beginning) begins no \(code)"
    }
  }
}
