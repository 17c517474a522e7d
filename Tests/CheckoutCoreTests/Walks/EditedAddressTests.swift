import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// The address is edited after the delivery was chosen.
@Suite struct EditedAddressTests {
  @Test func `a choice that is still offered at the new address is kept`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    #expect(shop.state.step == .payment)
    #expect(shop.state.notices == [])
    #expect(shop.state.totals.delivery == Shop.euro(490))
  }

  @Test func `a choice that is no longer offered is dropped with a notice, and the shopper falls back`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(.setDeliveryAddress(Fixtures.bern))
    #expect(shop.state.step == .delivery)
    #expect(
      shop.state.notices == [.deliveryDropped(Shop.standard), .fellBack(to: .delivery, field: .deliveryOption)])
    #expect(shop.state.lacking.first == "delivery-option none-offered unmet")
  }

  @Test func `while the new list is on its way the choice is provisional, and nothing is placed`() throws {
    var shop = try Shop.ready()
    shop.holding = [.options]
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    #expect(shop.state.lacking == ["delivery-option checking awaiting"])
    #expect(shop.state.pending == [.deliveryOptions])
    #expect(!shop.state.isReadyToPlace)
    try shop.send(.chooseDelivery(Shop.express))
    shop.releaseAll()
    #expect(shop.state.totals.delivery == Shop.euro(1490))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `an extra that is no longer offered is dropped with a notice`() throws {
    var shop = try Shop.at(.payment) { $0.deliveryExtras = [Shop.wrapping] }
    #expect(shop.state.totals.extras == Shop.euro(250))
    let bare = DeliveryOption(id: Shop.standard, name: "Standard", price: Shop.euro(490))
    shop.replies[.options] = { _ in .deliveryOptions(.success([bare])) }
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    #expect(shop.state.notices == [.extraDropped(Shop.wrapping)])
    #expect(shop.state.totals.extras == Shop.euro(0))
    #expect(shop.state.step == .payment)
  }

  @Test func `an address that is not right leads back to the address, and keeps later answers`() throws {
    var shop = try Shop.ready()
    try shop.send(.setDeliveryAddress(AddressDraft(city: "Berlin", country: "DE")))
    #expect(shop.state.step == .address)
    #expect(shop.state.notices == [.fellBack(to: .address, field: .deliveryAddress)])
    guard case .address(let screen) = shop.state.screen else { return }
    #expect(screen.delivery?.problems.map(\.field) == [.recipient, .street, .postalCode])
    try shop.send(.setDeliveryAddress(Fixtures.berlin))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `another country in a form clears what belongs to the old one`() {
    let changed = Fixtures.springfield.changingCountry(to: "DE")
    #expect([changed.region, changed.postalCode, changed.city] == ["", "", "Springfield"])
    #expect(Fixtures.springfield.changingCountry(to: "US") == Fixtures.springfield)
  }

  @Test func `a billing address that nobody needs is not wrong either`() throws {
    var shop = try Shop.ready()
    try shop.send(.setBillingAddress(AddressDraft(city: "Nowhere", country: "US")))
    #expect(shop.state.step == .address)
    #expect(shop.state.lacking.contains("billing-address invalid unmet"))
    try shop.send(.billToDeliveryAddress, .proceed)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a field with a control character in it is invalid`() throws {
    var shop = try Shop.at(.address)
    var address = Fixtures.berlin
    address.street = "Main\u{7} Street 1"
    try shop.send(.setDeliveryAddress(address))
    guard case .address(let screen) = shop.state.screen else { return }
    #expect(screen.delivery?.problems == [FieldProblem(.street, .invalid)])
  }

  @Test func `an extra that is still offered is kept when the options come anew`() throws {
    var shop = try Shop.at(.payment) { $0.deliveryExtras = [Shop.wrapping] }
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(shop.state.notices == [])
    #expect(shop.state.totals.extras == Shop.euro(250))
  }
}
