import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Faults of other checkouts: what an address is made of, and whose it is.
@Suite struct AddressFormCaseTests {
  @Test func `C68 another country in a form clears region and postcode`() throws {
    var shop = try Shop.ready { $0.deliveryAddress = Fixtures.springfield }
    try shop.send(.setDeliveryAddress(Fixtures.springfield.changingCountry(to: "DE")))
    #expect(shop.state.step == .address)
    guard case .address(let screen) = shop.state.screen else { return }
    #expect(screen.delivery?.draft.region == "")
    #expect(screen.delivery?.draft.postalCode == "")
  }

  @Test(arguments: ["IN", "CA", "DE"])
  func `C69 a state of one country is not taken in another`(country: String) throws {
    var shop = try Shop.ready()
    var address = Fixtures.springfield
    address.country = country
    _ = shop.takeCalls()
    try shop.send(.setDeliveryAddress(address))
    if country == "DE" {
      // Addresses have no states there: what was typed is left out, and the postcode is one.
      try shop.place()
      #expect(try shop.recorded().deliveryAddress?.region == "")
    } else {
      #expect(shop.state.step == .address)
      #expect(!shop.state.isReadyToPlace)
    }
  }

  @Test func `C70 country and state are held together by the action, not by the form`() throws {
    var shop = try Shop.at(.address)
    var address = Fixtures.berlin
    (address.country, address.region) = ("US", "Bavaria")
    try shop.send(.setContact(Fixtures.contact), .setDeliveryAddress(address))
    #expect(shop.standing(of: .deliveryAddress) == .invalid)
    #expect(shop.refusal(of: .proceed)?.code == .requirementsUnmet)
  }

  @Test func `C71 a saved address that is not served can be replaced`() throws {
    let office = SavedAddress(id: Situation.office, address: Fixtures.bern)
    let odd = SavedAddress(id: SavedAddressID("odd"), address: AddressDraft(city: "Nowhere", country: "XX"))
    var shop = try Shop.ready { $0.savedAddresses = [office, odd] }
    try shop.send(.chooseSavedAddress(Situation.office))
    #expect(shop.state.step == .delivery)
    try shop.send(.chooseSavedAddress(SavedAddressID("odd")))
    #expect(shop.state.step == .address)
    try shop.send(.setDeliveryAddress(Fixtures.berlin))
    var finisher = Finisher(shop)
    let isPlaced = finisher.finishes(within: 5)
    #expect(isPlaced, "\(finisher.trail)")
  }

  @Test func `C72 a saved address that changes later is not the order's`() throws {
    let office = SavedAddress(id: Situation.office, address: Fixtures.springfield)
    var shop = try Shop.ready { $0.savedAddresses = [office] }
    try shop.send(.chooseSavedAddress(Situation.office))
    _ = shop.newCalls()
    shop.happen(.savedAddressesChanged([SavedAddress(id: Situation.office, address: Fixtures.bern)]))
    #expect(shop.newCalls() == [])
    try shop.place()
    #expect(try shop.recorded().deliveryAddress?.city == "Springfield")
    shop.happen(.savedAddressesChanged([]))
    #expect(shop.state.step == .confirmation)
  }
}
