import CheckoutAPI
import CheckoutTesting
import Testing

/// What strangers send ends in a typed problem or a value, and never in a trap.
@Suite struct AddressFuzzTests {
  @Test func `any text is a postcode or a problem, and a code has no strange characters`() throws {
    let countries = CountryCode.all
    try Property.check(seed: 0xADD2_E553) { random in
      let text = FuzzedAddress.changed("1012 AB", &random)
      let country = random.one(of: countries)
      _ = PostalCode.isBeginning(text, in: country)
      do {
        let code = try PostalCode(text, in: country)
        let isPlain = code.text.utf8.allSatisfy {
          $0 == 32 || $0 == 45 || (48...57).contains($0) || (65...90).contains($0)
        }
        return isPlain ? nil : "\(code)"
      } catch {
        return nil
      }
    }
  }

  @Test(arguments: FormField.allCases)
  func `ten megabytes in a field are refused or left out`(field: FormField) throws {
    for piece in ["A", " ", "\u{200B}", "\u{301}", "１", "\0", "\u{1F468}\u{200D}", "私書箱"] {
      var draft = Fixtures.berlin
      draft[field] = String(repeating: piece, count: Property.longText / piece.utf8.count)
      let report = AddressReport(draft)
      let noticed = (report.problems + report.warnings).map(\.field)
      let isOfAddress = AddressFormat(try #require(CountryCode("DE"))).fields.contains { $0.field == field }
      #expect(draft == Fixtures.berlin || noticed.contains(field), "\(field) \(piece)")
      #expect(!isOfAddress || report.address == nil, "\(field) \(piece)")
    }
  }

  @Test func `a field of more than 1,024 bytes is refused unread, whatever it says`() throws {
    let country = try #require(CountryCode("DE"))
    for piece in [" ", "\u{200B}", "\n", "\0", "\u{3164}"] {
      let space = String(repeating: piece, count: 1_025 / piece.utf8.count)
      // Read, the first would be missing and the second right.
      for text in [space + (space.utf8.count > 1_024 ? "" : "   "), space + "10117"] {
        var draft = Fixtures.berlin
        draft.postalCode = text
        #expect(AddressReport(draft).problems == [FieldProblem(.postalCode, .invalid)])
        #expect(AddressReport(draft).draft == draft)
        #expect(throws: PostalCodeProblem.invalid) { try PostalCode(text, in: country) }
        #expect(!PostalCode.isBeginning(text, in: country))
        for field in [FormField.recipient, .street, .city, .phone] {
          var draft = Fixtures.berlin
          draft[field] = text
          #expect(AddressReport(draft).problems == [FieldProblem(field, .invalid)])
          #expect(AddressReport(draft).draft == draft)
        }
      }
    }
    let most = String(repeating: " ", count: 1_019) + "10117"
    #expect(try PostalCode(most, in: country).text == "10117")
    #expect(
      AddressReport(AddressDraft(country: String(repeating: " ", count: 1_023) + "DE")).problems.first
        == FieldProblem(.country, .unknown))
    let area = String(repeating: " ", count: 255) + "CA"
    #expect(AddressFormat(try #require(CountryCode("US"))).area(area) == nil)
  }

  @Test func `a long postcode and a long area are refused`() throws {
    let country = try #require(CountryCode("US"))
    let long = String(repeating: "1", count: Property.longText)
    #expect(throws: PostalCodeProblem.invalid) { try PostalCode(long, in: country) }
    #expect(!PostalCode.isBeginning(long, in: country))
    #expect(AddressFormat(country).area(long) == nil)
  }
}
