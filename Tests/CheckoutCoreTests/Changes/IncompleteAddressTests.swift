import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// An address that is being edited is in the same country all the while.
@Suite struct IncompleteAddressTests {
  @Test func `a postcode that is taken out and put back asks for no other ways to pay`() throws {
    var shop = try Shop.ready()
    var draft = Fixtures.berlin
    draft.postalCode = ""
    _ = shop.newCalls()
    try shop.send(.setDeliveryAddress(draft), .setDeliveryAddress(Fixtures.berlin))
    #expect(!shop.newCalls().contains(.methods))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `the same of a billing address`() throws {
    var shop = try Shop.ready()
    try shop.send(.setBillingAddress(Fixtures.berlin))
    var draft = Fixtures.berlin
    draft.city = ""
    _ = shop.newCalls()
    try shop.send(.setBillingAddress(draft), .setBillingAddress(Fixtures.berlin))
    #expect(!shop.newCalls().contains(.methods))
  }

  @Test func `another country asks for them, complete or not`() throws {
    var shop = try Shop.ready()
    _ = shop.newCalls()
    try shop.send(.setDeliveryAddress(AddressDraft(country: "FR")), .setDeliveryAddress(Fixtures.berlin))
    #expect(shop.newCalls().contains(.methods))
  }
}
