import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct AddressLabelTests {
  @Test func `a label has the lines of its country, with nothing left over from an empty field`() throws {
    let berlin = try PostalAddress(Fixtures.berlin)
    #expect(berlin.label().lines == ["Ada Byron", "Unter den Linden 1", "10117 Berlin"])
    #expect(berlin.oneLine == "Ada Byron, Unter den Linden 1, 10117 Berlin")
    let format = AddressFormat(try #require(CountryCode("US")))
    let draft = AddressDraft(city: "Los Angeles", postalCode: "90291")
    #expect(format.label(of: draft).lines == ["Los Angeles 90291"])
    #expect(format.label(of: AddressDraft()).lines == [])
  }

  @Test func `what names the country is written from abroad, and where it belongs to the code also at home`() throws {
    let bern = try PostalAddress(Fixtures.bern)
    #expect(bern.label().lines.last == "3005 Bern")
    #expect(bern.label(isFromAbroad: true).lines.last == "CH-3005 Bern")
    let haiti = AddressFormat(try #require(CountryCode("HT")))
    #expect(haiti.label(of: AddressDraft(city: "Jacmel", postalCode: "9110")).lines == ["HT9110 Jacmel"])
  }

  @Test func `a Latin label has Latin names of areas, and capitals where the country asks for them`() throws {
    let draft = AddressDraft(
      recipient: "Ada", street: "1-2-3 Shiba", region: "東京都", postalCode: "1050014", country: "jp")
    let address = try PostalAddress(draft)
    #expect(address.label().lines == ["〒105-0014", "東京都", "1-2-3 Shiba", "Ada"])
    #expect(address.label(in: .latin).lines == ["Ada", "1-2-3 Shiba, TOKYO", "105-0014"])
    #expect(address.oneLine == "〒105-0014東京都1-2-3 Shiba, Ada")
    #expect(address.label().oneLine(language: "en") == "〒105-0014, 東京都, 1-2-3 Shiba, Ada")
  }

  @Test func `two lines of a street stand below each other, also where other fields share its line`() throws {
    let draft = AddressDraft(street: "Main St 1", additionalStreet: "Flat 2", city: "Berlin", postalCode: "10117")
    let germany = AddressFormat(try #require(CountryCode("DE")))
    #expect(germany.label(of: draft).lines == ["Main St 1", "Flat 2", "10117 Berlin"])
    let guinea = AddressFormat(try #require(CountryCode("GN")))
    #expect(guinea.label(of: draft).lines == ["10117 Main St 1", "Flat 2 Berlin"])
  }
}
