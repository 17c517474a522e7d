import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Which fields of an address make it another place, so that what was asked for the old one is asked anew.
@Suite struct SamePlaceTests {
  /// Addresses that between them have every field of a form.
  private static let bases = [
    AddressDraft(
      recipient: "Ada Byron", organization: "Analytical", street: "1 Rue Haute", city: "Nouméa", postalCode: "98800",
      sortingCode: "CEDEX 1", country: "NC", phone: "1"),
    AddressDraft(
      recipient: "Ada Byron", street: "1 Calle Mayor", additionalStreet: "Piso 2", district: "Centro",
      city: "Toluca", region: "Jal.", postalCode: "44100", country: "MX"),
  ]

  private static let others: [FormField: String] = [.region: "Ver.", .postalCode: "91000"]

  /// The kinds of calls that a change of one field makes; `nil` where the country has no such field.
  private func calls(changing field: FormField, of base: AddressDraft) throws -> Set<CallKind>? {
    guard !base[field].isEmpty else { return nil }
    var changed = base
    changed[field] = Self.others[field] ?? base[field] + " 7"
    if base.country == "NC", field == .postalCode { changed.postalCode = "98810" }
    var shop = try Shop.at(.payment)
    try shop.send(.setDeliveryAddress(base))
    _ = shop.takeCalls()
    try shop.send(.setDeliveryAddress(changed))
    return Set(shop.newCalls())
  }

  @Test func `a quote stays for another district or sorting code`() throws {
    for (base, field) in [(Self.bases[1], FormField.district), (Self.bases[0], .sortingCode)] {
      let calls = try #require(try calls(changing: field, of: base))
      #expect(calls.contains(.options), "\(field)")
    }
  }

  @Test func `every field but the recipient's makes another place`() throws {
    var seen: Set<FormField> = []
    for base in Self.bases {
      for field in AddressDraft.readFields {
        guard let calls = try calls(changing: field, of: base) else { continue }
        seen.insert(field)
        let isRecipients = [.recipient, .organization, .phone].contains(field)
        #expect(calls.contains(.options) != isRecipients, "\(field) of \(base.country)")
      }
    }
    #expect(seen == Set(AddressDraft.readFields))
  }

  @Test func `an address has the fields of a draft, and none that a comparison could forget`() throws {
    let draft = Set(Mirror(reflecting: AddressDraft()).children.compactMap(\.label))
    let address = Set(Mirror(reflecting: try PostalAddress(Fixtures.berlin)).children.compactMap(\.label))
    #expect(draft == address)
    #expect(draft.count == AddressDraft.readFields.count + 1)
    for base in Self.bases { #expect(AddressDraft(try PostalAddress(base)) == base) }
  }
}
