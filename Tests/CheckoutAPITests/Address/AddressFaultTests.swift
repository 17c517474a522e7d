import CheckoutAPI
import CheckoutTesting
import Testing

/// Addresses that were read wrong once.
@Suite struct AddressFaultTests {
  static let blanks = [
    "\u{3164}", "\u{2800}", "\u{FE0F}", "\u{34F}", "\u{115F}", "\u{1160}", "\u{FFA0}", "\u{E0100}", "\u{200D}",
    "\u{AD}",
    "\u{2800} \u{3164}", "\u{FEFF}\u{2800}\u{200C}", "\u{17B4}", "\u{180B}",
  ]

  @Test(arguments: blanks)
  func `a field that nobody can see anything in was accepted`(blank: String) throws {
    for field in [FormField.recipient, .street, .city, .postalCode] {
      var draft = Fixtures.berlin
      draft[field] = blank
      #expect(AddressReport(draft).problems == [FieldProblem(field, .missing)], "\(field)")
    }
    var draft = Fixtures.berlin
    (draft.additionalStreet, draft.region) = (blank, blank)
    #expect(AddressReport(draft).draft == Fixtures.berlin)
    let country = try #require(CountryCode("DE"))
    #expect(throws: PostalCodeProblem.missing) { try PostalCode(blank, in: country) }
    #expect(PostalCode.isBeginning(blank, in: country))
  }

  @Test func `what changes how letters beside it look stays`() throws {
    for name in ["葛\u{E0100}城", "Ada ❤\u{FE0F}", "ᄀ\u{1160}", "می\u{200C}روم"] {
      var draft = Fixtures.berlin
      draft.recipient = name
      #expect(Array(try PostalAddress(draft).recipient.unicodeScalars) == Array(name.unicodeScalars))
    }
  }

  @Test func `a postcode with the end of a line behind it was refused`() throws {
    for postcode in ["10117\n", "10117\t", "\r\n10117", "10117\u{2028}", "\u{200B}\n10117 \u{85}"] {
      var draft = Fixtures.berlin
      draft.postalCode = postcode
      #expect(try PostalAddress(draft).postalCode == "10117")
      #expect(try PostalCode(postcode, in: #require(CountryCode("DE"))).text == "10117")
    }
  }

  @Test func `an Irish county was unknown with Co and no stop`() throws {
    let ireland = AddressFormat(try #require(CountryCode("IE")))
    for name in ["Dublin", "Co Dublin", "co dublin", "Co. Dublin", "Co.Dublin", "CO  DUBLIN", "County Dublin"] {
      #expect(ireland.area(name)?.code == "Co. Dublin", "\(name)")
    }
  }

  @Test func `an area is found with and without the stops of its names`() {
    var stops = 0
    for country in CountryCode.all {
      for area in AddressFormat(country).areas {
        for name in [area.code, area.name, area.latinName] where name.contains(".") {
          stops += 1
          let bare = name.filter { $0 != "." }
          let tight = name.split(separator: ". ").joined(separator: ".")
          for typed in [bare, bare.uppercased(), tight, name + " "] {
            #expect(AddressFormat(country).area(typed) == area, "\(country) \(typed)")
          }
        }
      }
    }
    #expect(stops > 50)
  }

  @Test func `half-width katakana stayed narrow`() throws {
    let written = [
      "ｶﾞｷﾞ": "ガギ", "ﾊﾟﾋﾞﾙ1F": "パビル1F", "ｳﾞｧ": "ヴァ", "ﾄｳｷｮｳﾀﾜｰ": "トウキョウタワー", "｢ｱ｣､ｲ｡ｳ･ｴ": "「ア」、イ。ウ・エ",
      "ｱﾞ": "ア\u{3099}", "ﾜﾞｦﾞ": "ヷヺ", "カﾞ": "ガ", "ﾞ": "\u{3099}",
    ]
    for (typed, kept) in written {
      var draft = Fixtures.berlin
      draft.street = typed
      let read = AddressReport(draft).draft
      #expect(Array(read.street.unicodeScalars) == Array(kept.unicodeScalars), "\(typed)")
      #expect(AddressReport(read).draft == read)
    }
  }
}
