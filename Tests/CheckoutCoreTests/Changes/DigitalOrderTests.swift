import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Nothing is delivered: what belongs to a delivery touches nothing and is not offered.
@Suite struct DigitalOrderTests {
  private func ready() throws -> Shop { try Shop.ready { $0.lines = [Fixtures.ebook] } }

  @Test(arguments: [CallKind.quote, .methods])
  func `a delivery address leaves what is on its way in force`(kind: CallKind) throws {
    var shop = try ready()
    shop.holding = [kind]
    try shop.send(.refresh, .setDeliveryAddress(Fixtures.springfield))
    _ = shop.newCalls()
    shop.release(kind)
    #expect(shop.newCalls().filter { $0 == kind } == [])
    #expect(shop.state.pending == [])
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a line to deliver asks for everything with the address that was there`() throws {
    var shop = try ready()
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    _ = shop.newCalls()
    try shop.send(.addLine(Fixtures.lamp))
    guard case .deliveryOptions(let request, _)? = shop.takeCalls().first(where: { $0.kind == .options }) else {
      Issue.record("no options were asked for")
      return
    }
    #expect(AddressDraft(request.destination) == Fixtures.springfield)
  }

  @Test func `a price that was asked for without an address is not taken for one with it`() throws {
    var shop = try Shop.at(.payment) { $0.lines = [Fixtures.ebook] }
    shop.holding = [.quote]
    try shop.send(.refresh)
    let old = try #require(shop.held(.quote))
    // The tax does not depend on it: nothing is stale, but what is on its way was asked without it.
    try shop.send(.setBillingAddress(Fixtures.berlin))
    _ = shop.newCalls()
    shop.release(.quote, with: .quote(.failure(RepositoryFailure(.unreachable))))
    #expect(shop.state.notices == [], "an answer to another question is no answer")
    #expect(shop.newCalls() == [.quote])
    guard case .quote(let request, _)? = shop.held(.quote), case .quote(let first, _) = old else {
      Issue.record("no price was asked for")
      return
    }
    #expect(first.destination == nil)
    #expect(request.destination?.city == "Berlin")
  }

  @Test func `the bill cannot go to the delivery address when nothing is delivered`() throws {
    var shop = try ready()
    #expect(shop.refusal(of: .billToDeliveryAddress)?.code == .nothingToDeliver)
    #expect(!shop.state.allowed.contains(.billToDeliveryAddress))
    try shop.send(.setBillingAddress(Fixtures.berlin))
    #expect(shop.refusal(of: .billToDeliveryAddress)?.code == .nothingToDeliver)
    try shop.send(.addLine(Fixtures.lamp), .goBack(to: .address), .billToDeliveryAddress)
  }

  @Test func `a billing address that nobody needs and that is not right can still be taken away`() throws {
    var shop = try ready()
    try shop.send(.setBillingAddress(AddressDraft(city: "Nowhere", country: "US")))
    #expect(shop.state.step == .address)
    #expect(shop.state.allowed.contains(.billToDeliveryAddress))
    try shop.send(.billToDeliveryAddress)
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `a billing address that is needed is mended, and not taken away`() throws {
    var setup = Shop.setup
    setup.policy.billingAddress = .always
    var facts = ScenarioFacts.answered(setup)
    (facts.lines, facts.billingAddress) = ([Fixtures.ebook], Fixtures.berlin)
    var shop = try Shop.at(.card, facts)
    try shop.send(.setBillingAddress(AddressDraft(city: "Nowhere", country: "US")))
    #expect(shop.refusal(of: .billToDeliveryAddress)?.code == .nothingToDeliver)
    try shop.send(.setBillingAddress(Fixtures.berlin))
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `an address that nothing is delivered to leaves an attempt that was not sent as it is`() throws {
    var shop = try ready()
    shop.merchant.behaviour = .unreachable
    try shop.place()
    shop.merchant.behaviour = .placing
    _ = shop.newCalls()
    try shop.send(.setDeliveryAddress(Fixtures.springfield))
    #expect(shop.newCalls() == [])
    #expect(shop.state.allowed.contains(.retry))
    try shop.send(.retry)
    #expect(shop.newCalls() == [.place, .finish])
  }
}
