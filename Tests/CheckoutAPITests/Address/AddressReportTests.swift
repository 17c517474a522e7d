import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct AddressReportTests {
  private static func berlin(_ change: (inout AddressDraft) -> Void) -> AddressDraft {
    var draft = Fixtures.berlin
    change(&draft)
    return draft
  }

  @Test func `everything that is wrong is thrown at once, each with a remedy`() throws {
    let problem = #expect(throws: AddressProblem.self) { try PostalAddress(AddressDraft(country: "KR")) }
    let fields = try #require(problem).problems.map(\.field)
    #expect(fields == [.recipient, .street, .city, .region, .postalCode])
    #expect(problem?.description.hasPrefix("recipient missing, ") == true)
    for field in FormField.allCases {
      for code in FieldProblem.Code.allCases {
        let problem = FieldProblem(field, code)
        #expect(problem.message.hasSuffix(".") && problem.message.utf8.count > 20)
      }
    }
  }

  @Test func `a recipient is asked for, unless the policy does not`() throws {
    let draft = Self.berlin { $0.recipient = "" }
    #expect(AddressReport(draft).problems == [FieldProblem(.recipient, .missing)])
    #expect(try PostalAddress(draft, policy: AddressPolicy(needsRecipient: false)).recipient == "")
    let country = try #require(CountryCode("DE"))
    let rules = AddressFormat(country).fields(AddressPolicy(needsRecipient: false))
    #expect(rules.first { $0.field == .recipient }?.isRequired == false)
  }

  @Test func `what nobody sees is dropped, and what joins letters stays`() throws {
    let draft = Self.berlin {
      $0.street = "\u{FEFF}\u{202A}Unter\u{200B} den Linden １\u{202C}\u{3000}"
      $0.city = "می\u{200C}روم\u{200C}"
    }
    let address = try PostalAddress(draft)
    #expect(address.street == "Unter den Linden 1")
    #expect(address.city == "می\u{200C}روم")
  }

  @Test func `a control character in a postcode is refused, also at its ends`() throws {
    for postcode in ["10117\0", "\u{1}10117", "10\n117", "\n10\u{7F}117", "101\u{2028}17", "10117\0\n"] {
      #expect(AddressReport(Self.berlin { $0.postalCode = postcode }).problems == [FieldProblem(.postalCode, .invalid)])
    }
    for postcode in ["", "  ", "\t\n", "\u{200B}"] {
      #expect(AddressReport(Self.berlin { $0.postalCode = postcode }).problems == [FieldProblem(.postalCode, .missing)])
    }
  }

  @Test func `another country clears what belonged to the areas of the old one`() {
    let draft = Self.berlin { ($0.region, $0.sortingCode, $0.district) = ("BE", "X", "Mitte") }
    let changed = draft.changingCountry(to: "US")
    #expect([changed.region, changed.postalCode, changed.sortingCode, changed.district] == ["", "", "", ""])
    #expect(draft.changingCountry(to: "DE") == draft)
  }
}
