import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What is made of contact and addresses, as the address step shows it.
@Suite struct AddressRuleTests {
  /// What the address step shows after an address was typed.
  private func form(_ draft: AddressDraft) throws -> AddressForm {
    var shop = try Shop.at(.address)
    try shop.send(.setDeliveryAddress(draft))
    guard case .address(let screen) = shop.state.screen, let form = screen.delivery else { throw CancellationError() }
    #expect(form.isAccepted == form.problems.isEmpty || draft == AddressDraft())
    return form
  }

  private func codes(_ draft: AddressDraft) throws -> [String] {
    try form(draft).problems.map { "\($0.field.rawValue) \($0.code.rawValue)" }
  }

  private static func berlin(_ change: (inout AddressDraft) -> Void) -> AddressDraft {
    var draft = Fixtures.berlin
    change(&draft)
    return draft
  }

  static let drafts: [(AddressDraft, [String])] = [
    (Fixtures.berlin, []), (Fixtures.springfield, []), (Fixtures.bern, []),
    (AddressDraft(), []),
    (AddressDraft(country: "DE"), ["recipient missing", "street missing", "city missing", "postal-code missing"]),
    (berlin { $0.country = "" }, ["country missing"]), (berlin { $0.country = "de" }, []),
    (berlin { $0.country = "XX" }, ["country unknown"]), (berlin { $0.country = "DEU" }, ["country unknown"]),
    (berlin { ($0.country, $0.postalCode) = ("NO", "0150") }, []),
    (berlin { $0.region = "BE" }, []),
    (berlin { $0.street = " \u{A0}\t" }, ["street missing"]),
    (berlin { $0.street = "Unter\u{0}den Linden" }, ["street invalid"]),
    (berlin { $0.street = "Unter\nden Linden" }, ["street invalid"]),
    (berlin { $0.city = String(repeating: "B", count: 10_000) }, ["city invalid"]),
    (berlin { $0.city = String(repeating: "B", count: 256) }, []),
    (berlin { $0.city = String(repeating: "ü", count: 129) }, ["city invalid"]),
    (berlin { $0.phone = "\u{7}1" }, []), (berlin { $0.phone = "1\u{7}1" }, ["phone invalid"]),
    (berlin { $0.organization = "" }, []),
  ]

  @Test(arguments: drafts.indices)
  func `an address is accepted, or every field that is wrong is named`(index: Int) throws {
    let (draft, expected) = AddressRuleTests.drafts[index]
    #expect(try codes(draft) == expected)
  }

  static let postcodes: [(String, String, String?)] = [
    ("DE", "10117", "10117"), ("DE", "D-10117", "10117"), ("DE", "DE-10117", "10117"), ("DE", " 10 117 ", "10117"),
    ("DE", "1011", nil), ("DE", "101177", nil), ("DE", "1O117", nil), ("DE", "A-10117", nil),
    ("AT", "A-6020", "6020"), ("AT", "6020", "6020"), ("CH", "CH-3005", "3005"), ("FR", "F-75001", "75001"),
    ("NL", "1012ab", "1012 AB"), ("NL", "1012 AB", "1012 AB"), ("NL", "1012 A1", nil), ("NL", "NL-1012 AB", "1012 AB"),
    ("GB", "sw1a 1aa", "SW1A 1AA"), ("GB", "M1 1AE", "M1 1AE"), ("GB", "b338th", "B33 8TH"),
    ("GB", "CR2-6XH", "CR2 6XH"),
    ("GB", "DN551PT", "DN55 1PT"), ("GB", "EC1A1BB", "EC1A 1BB"), ("GB", "W1A 0AX", "W1A 0AX"), ("GB", "1AA 1AA", nil),
    ("IE", "D02 X285", "D02 X285"), ("IE", "d02x285", "D02 X285"), ("IE", "X", nil),
  ]

  @Test(arguments: postcodes.indices)
  func `a postcode is read whatever its spaces and case, and written as its country writes it`(index: Int) throws {
    let (country, typed, written) = AddressRuleTests.postcodes[index]
    var shop = try Shop.at(.address)
    try shop.send(.setContact(Fixtures.contact))
    _ = shop.newCalls()
    try shop.send(.setDeliveryAddress(AddressRuleTests.berlin { ($0.country, $0.postalCode) = (country, typed) }))
    let asked = shop.takeCalls().lazy.compactMap { call -> PostalAddress? in
      guard case .deliveryOptions(let request, _) = call else { return nil }
      return request.destination
    }
    #expect(asked.first?.postalCode == written)
  }

  @Test(arguments: [("１０１１７", true), ("١٠١١٧", true), ("1011⑦", false), ("1011²", false)])
  func `digits of every script count, and not what only looks like one`(postcode: String, isRight: Bool) throws {
    let draft = AddressRuleTests.berlin { $0.postalCode = postcode }
    #expect(try codes(draft) == (isRight ? [] : ["postal-code invalid"]))
    var shop = try Shop.at(.address)
    try shop.send(.setDeliveryAddress(draft))
    #expect(shop.state.lacking.contains("delivery-address invalid unmet") != isRight)
  }

  static let states: [(String, [String])] = [
    ("IL", []), ("il", []), (" IL ", []), ("PR", []), ("AE", []), ("ZZ", ["region unknown"]), ("", ["region missing"]),
    ("Illinois", []), ("iLLINOIS", []), ("İL", ["region unknown"]),
  ]

  @Test(arguments: states.indices)
  func `a state is needed in the United States, by its postal code or its name`(index: Int) throws {
    let (state, expected) = AddressRuleTests.states[index]
    var draft = Fixtures.springfield
    draft.region = state
    #expect(try codes(draft) == expected)
  }

  @Test(arguments: [("62704", true), ("62704-1234", true), ("627041234", true), ("6270", false), ("62704-12", false)])
  func `a ZIP code has five digits or nine`(postcode: String, isRight: Bool) throws {
    var draft = Fixtures.springfield
    draft.postalCode = postcode
    #expect(try codes(draft).isEmpty == isRight)
  }

  @Test func `an Irish address needs no postcode, and its counties are known with and without the word`() throws {
    #expect(try codes(AddressRuleTests.berlin { ($0.country, $0.postalCode) = ("IE", "") }) == [])
    for county in ["Dublin", "Co. Dublin", "county dublin", "D"] {
      let draft = AddressRuleTests.berlin { ($0.country, $0.postalCode, $0.region) = ("IE", "", county) }
      #expect(try codes(draft) == [], "\(county)")
    }
  }

  static let warnings: [(AddressDraft, [String])] = [
    (Fixtures.berlin, []), (AddressDraft(), []),
    (berlin { $0.region = "BE" }, ["region unexpected"]),
    (berlin { ($0.country, $0.postalCode) = ("HK", "000000") }, ["postal-code unexpected"]),
    (berlin { $0.street = "Postfach 10" }, ["street post-box"]),
    (berlin { ($0.country, $0.region, $0.postalCode) = ("US", "CA", "10001") }, ["postal-code mismatch"]),
  ]

  @Test(arguments: warnings.indices)
  func `what may be wrong is warned of and holds nothing up`(index: Int) throws {
    let (draft, expected) = AddressRuleTests.warnings[index]
    let form = try form(draft)
    #expect(form.warnings.map { "\($0.field.rawValue) \($0.code.rawValue)" } == expected)
  }

  @Test func `a form asks for the fields of the country, in its order`() throws {
    #expect(
      try form(Fixtures.springfield).fields.map(\.field) == [
        .recipient, .organization, .street, .additionalStreet, .city, .region, .postalCode, .country, .phone,
      ])
    let fields = try form(AddressDraft(country: "jp")).fields
    #expect(fields.first?.field == .postalCode)
    #expect(fields.first { $0.field == .region }?.label == .prefecture)
    #expect(try form(AddressDraft()).fields.first?.field == .country)
    #expect(try form(AddressDraft(country: "jp")).areas.count == 47)
  }

  static let emails: [(String, FieldProblem.Code?)] = [
    ("ada@example.com", nil), (" ada@example.com\n", nil), ("a@b", nil), ("añb@exämple.de", nil),
    ("\"a b\"@example.com", .invalid), ("", .missing), ("  ", .missing), ("ada", .invalid), ("@example.com", .invalid),
    ("ada@", .invalid), ("a@b@c", .invalid), ("ada@.com", .invalid), ("ada@com.", .invalid), ("a\u{0}b@c", .invalid),
    ("a b@c", .invalid), (String(repeating: "a", count: 248) + "@b.com", nil),
    (String(repeating: "a", count: 249) + "@b.com", .invalid), (String(repeating: "@", count: 10_000), .invalid),
  ]

  @Test(arguments: emails.indices)
  func `an e-mail address has something on both sides of one at sign`(index: Int) throws {
    let (email, code) = AddressRuleTests.emails[index]
    var shop = try Shop.at(.address)
    try shop.send(.setContact(ContactDraft(email: email)))
    guard case .address(let screen) = shop.state.screen else { return }
    #expect(screen.contactProblems.map(\.code) == [code].compactMap { $0 }, "\(email.prefix(30))")
    #expect(shop.state.lacking.contains { $0.hasPrefix("contact-email") } == (code != nil))
  }

  @Test func `a saved address is checked when it is chosen`() throws {
    let id = SavedAddressID("broken")
    var shop = try Shop.at(.address) { facts in
      facts.savedAddresses = [SavedAddress(id: id, address: AddressDraft(city: "Berlin", country: "DE"))]
    }
    try shop.send(.chooseSavedAddress(id))
    #expect(shop.state.lacking.contains("delivery-address invalid unmet"))
  }
}
