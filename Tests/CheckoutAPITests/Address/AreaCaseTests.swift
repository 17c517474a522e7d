import CheckoutAPI
import Testing

/// An area is found however the case of its name was changed, in whatever language.
@Suite struct AreaCaseTests {
  static let areas = CountryCode.all.flatMap { country in AddressFormat(country).areas.map { (country, $0) } }

  /// The capitals of Turkish, which keep the dot of an i.
  private static func turkish(_ name: String) -> String {
    name.map { $0 == "i" ? "İ" : $0 == "ı" ? "I" : $0.uppercased() }.joined()
  }

  /// As it is written in Armenia today: the second letter of a ligature is a վ there.
  private static func armenian(_ name: String) -> String { name.replacing("և", with: "եվ").uppercased() }

  @Test func `a name in capitals or small letters was that of no area`() {
    var names = 0
    for (country, area) in Self.areas {
      for code in [area.code, area.isoCode].compactMap(\.self) {
        #expect(AddressFormat(country).area(code.lowercased()) == AddressFormat(country).area(code))
      }
      for name in [area.name, area.latinName] {
        let found = AddressFormat(country).area(name)
        for typed in [name.uppercased(), name.lowercased(), Self.turkish(name), Self.armenian(name)] {
          names += 1
          #expect(AddressFormat(country).area(typed) == found, "\(country.code): \(typed) of \(name)")
        }
      }
    }
    #expect(names > 5_000)
  }

  @Test func `no two areas of a country have one name once the case is gone`() {
    for (country, area) in Self.areas {
      for name in [area.name, area.latinName] {
        for typed in [name, name.uppercased(), name.lowercased(), Self.turkish(name), Self.armenian(name)] {
          #expect(AddressFormat(country).area(typed) == area, "\(country.code): \(typed)")
        }
      }
    }
  }

  @Test(arguments: [
    ("TR", "ADIYAMAN", "Adıyaman"), ("TR", "AĞRI", "Ağrı"), ("TR", "ISTANBUL", "İstanbul"),
    ("TR", "İSTANBUL", "İstanbul"), ("TR", "istanbul", "İstanbul"), ("TR", "İzmir", "İzmir"),
    ("TR", "DİYARBAKIR", "Diyarbakır"), ("TR", "I\u{307}zmir", "İzmir"), ("US", "CALİFORNİA", "California"),
    ("AM", "ԵՐԵՒԱՆ", "Երևան"), ("AM", "ԵՐԵՎԱՆ", "Երևան"), ("AM", "Երեվան", "Երևան"), ("AM", "երեւան", "Երևան"),
  ])
  func `a Turkish or Armenian name in capitals was that of no area`(country: String, typed: String, name: String) throws
  {
    #expect(AddressFormat(try #require(CountryCode(country))).area(typed)?.name == name)
  }
}
