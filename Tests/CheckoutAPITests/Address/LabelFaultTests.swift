import CheckoutAPI
import CheckoutTesting
import Testing

/// Labels that were wrong once.
@Suite struct LabelFaultTests {
  private static func format(_ code: String) throws -> AddressFormat { AddressFormat(try #require(CountryCode(code))) }

  @Test func `a Chinese name joined an American address without separators`() throws {
    let american = AddressDraft(
      recipient: "王小明", street: "1 Main St", city: "Springfield", region: "IL", postalCode: "62701", country: "US")
    #expect(try PostalAddress(american).oneLine == "王小明, 1 Main St, Springfield, IL 62701")
    for name in ["김철수", "محمد", "สมชาย", "ひろし"] {
      var draft = Fixtures.berlin
      (draft.recipient, draft.organization) = (name, name)
      #expect(try PostalAddress(draft).oneLine == "\(name), \(name), Unter den Linden 1, 10117 Berlin")
    }
  }

  @Test func `the country's custom joins an address in its own letters, whoever lives there`() throws {
    let seoul = AddressDraft(
      recipient: "Ada", street: "세종대로 110", city: "중구", region: "서울특별시", postalCode: "04524", country: "KR")
    #expect(try PostalAddress(seoul).oneLine == "서울특별시 중구 세종대로 110 Ada 04524")
    let tokyo = AddressDraft(
      recipient: "Ada", street: "芝公園4-2-8", region: "東京都", postalCode: "1050011", country: "JP")
    #expect(try PostalAddress(tokyo).oneLine == "〒105-0011東京都芝公園4-2-8, Ada")
    let dubai = AddressDraft(recipient: "Ada", street: "شارع الملك 1", region: "Dubai", country: "AE")
    #expect(try PostalAddress(dubai).oneLine.hasPrefix("Ada، شارع الملك 1، "))
    #expect(try PostalAddress(tokyo).label(in: .latin).oneLine() == "Ada, 芝公園4-2-8, TOKYO, 105-0011")
    let riyadh = AddressDraft(
      recipient: "محمد", street: "1 King Rd", city: "Riyadh", postalCode: "11564", country: "SA")
    #expect(try PostalAddress(riyadh).oneLine == "محمد, 1 King Rd, Riyadh 11564")
  }

  @Test func `lines of no country are separated by commas, or as a language that is named does`() {
    let label = AddressLabel(lines: ["東京都", "港区"])
    #expect(label.oneLine() == "東京都, 港区")
    #expect(label.oneLine(language: "ja") == "東京都港区")
  }

  @Test func `a label dropped the second line of a street without a first`() throws {
    let draft = AddressDraft(additionalStreet: "Apt 4", city: "LA")
    #expect(try Self.format("US").label(of: draft).lines == ["Apt 4", "LA"])
    #expect(try Self.format("GN").label(of: draft).lines == ["Apt 4 LA"])
    for country in CountryCode.all {
      for script in AddressLabel.Script.allCases {
        let label = AddressFormat(country).label(of: draft, in: script)
        #expect(label.oneLine().uppercased().contains("APT 4"), "\(country)")
      }
    }
  }

  @Test func `a native label printed an area by the name that was typed`() throws {
    for name in ["California", "CA", "ca"] {
      let draft = AddressDraft(city: "LA", region: name, postalCode: "90291")
      #expect(try Self.format("US").label(of: draft).lines == ["LA, CA 90291"])
    }
    let tokyo = AddressDraft(street: "1-2", region: "Tokyo")
    #expect(try Self.format("JP").label(of: tokyo).lines == ["東京都", "1-2"])
    #expect(try Self.format("US").label(of: AddressDraft(region: "Nowhere")).lines == ["Nowhere"])
  }

  @Test func `countries were called by names they no longer have`() throws {
    let names = [
      "MK": "NORTH MACEDONIA", "SZ": "ESWATINI", "CV": "CABO VERDE", "TR": "TURKIYE", "HU": "HUNGARY",
      "FM": "MICRONESIA (FEDERATED STATES OF)", "MD": "MOLDOVA",
    ]
    for (code, name) in names { #expect(try Self.format(code).countryName == name) }
    for country in CountryCode.all {
      let name = AddressFormat(country).countryName
      #expect(!name.isEmpty && name == name.uppercased(), "\(country)")
    }
  }
}
