import CheckoutAPI
import CheckoutTesting
import Testing

/// The areas of a country are decoded when they are asked for: a process of its own sees nobody else's questions.
@Suite struct AreaDecodingTests {
  @Test func `the first German postcode decoded the areas of all countries`() async {
    await #expect(processExitsWith: .success) {
      let german = try PostalAddress(Fixtures.berlin)
      _ = german.label(in: .latin)
      _ = AddressFormat(german.country).areas
      #expect(AddressFormat.decodedAreas == 0)
    }
  }

  @Test func `an American address decodes the areas of its country alone`() async {
    await #expect(processExitsWith: .success) {
      _ = try PostalAddress(Fixtures.springfield)
      _ = try PostalAddress(Fixtures.springfield).label()
      #expect(AddressFormat.decodedAreas == 1)
    }
  }

  @Test func `the countries with areas are those that list some`() {
    #expect(CountryCode.all.filter { !AddressFormat($0).areas.isEmpty }.count == 48)
  }
}
