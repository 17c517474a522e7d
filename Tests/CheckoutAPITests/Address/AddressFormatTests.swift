import CheckoutAPI
import CheckoutTesting
import Testing

/// What the forms of countries say.
@Suite struct AddressFormatTests {
  private static func format(_ code: String) throws -> AddressFormat { AddressFormat(try #require(CountryCode(code))) }

  @Test func `there are 252 countries, three of them not assigned by ISO 3166-1`() {
    #expect(CountryCode.all.count == 252)
    #expect(CountryCode.all.filter { !$0.isAssigned }.map(\.code) == ["AC", "TA", "XK"])
    #expect(CountryCode.all.allSatisfy { CountryCode($0.code) == $0 })
  }

  @Test func `every country has a street, a form without doubles, and its own examples among its postcodes`() throws {
    for country in CountryCode.all {
      let format = AddressFormat(country)
      let fields = format.fields.map(\.field)
      #expect(Set(fields).count == fields.count, "\(country)")
      #expect(fields.contains(.street) && fields.contains(.recipient), "\(country)")
      #expect(fields.contains(.postalCode) == (format.postcodePattern != nil), "\(country)")
      if let example = format.postcodeExample {
        #expect(try PostalCode(example, in: country).text == example, "\(country)")
      }
      for area in format.areas {
        for name in [area.code, area.code.lowercased(), area.code.uppercased()] {
          #expect(format.area(name)?.code == area.code || name != area.code, "\(country) \(name)")
        }
      }
    }
  }

  @Test(arguments: [
    ("US", FormField.postalCode, AddressFieldLabel.zipCode), ("IE", .postalCode, .eircode),
    ("IN", .postalCode, .pinCode),
    ("JP", .region, .prefecture), ("GB", .city, .postTown), ("IE", .region, .county), ("IE", .district, .townland),
    ("AU", .city, .suburb), ("KR", .region, .doSi), ("DE", .city, .city),
  ])
  func `a country calls its fields by its own names`(code: String, field: FormField, label: AddressFieldLabel) throws {
    let rule = try #require(Self.format(code).fields.first { $0.field == field })
    #expect(rule.label == label)
    #expect(!rule.label.words.isEmpty)
  }

  @Test func `an area is called by its name, kept by its code and found by all of them`() throws {
    let format = try Self.format("JP")
    let tokyo = try #require(format.area("tokyo"))
    #expect((tokyo.code, tokyo.name, tokyo.latinName, tokyo.isoCode) == ("東京都", "東京都", "Tokyo", "13"))
    let california = try #require(try Self.format("US").area("CALIFORNIA"))
    #expect((california.code, california.name, california.latinName) == ("CA", "California", "California"))
    #expect(try Self.format("US").area("İL") == nil)
    #expect(try Self.format("DE").area("Berlin") == nil)
  }
}
