import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// Where a restored checkout stands, and what it asks for.
@Suite struct RestoredStepTests {
  @Test(arguments: [Situation.cart, .address, .delivery, .payment, .card, .ready])
  func `the shopper stands where they left, before any answer has come`(situation: Situation) throws {
    let shop = try situation.shop()
    let restored = try Restored(shop, holding: Set(CallKind.allCases))
    #expect(restored.shop.state.step == shop.state.step)
    #expect(restored.dropped.isEmpty)
    #expect(!restored.shop.state.isReadyToPlace)
  }

  @Test func `price and options are asked for once, and the methods with the price`() throws {
    let restored = try Restored(try Situation.ready.shop())
    var shop = restored.shop
    #expect(shop.newCalls() == [.quote, .options, .methods])
    #expect(shop.state.step == .card)
    #expect(shop.state.lacking == ["card-token missing unmet"])
    #expect(shop.state.notices.isEmpty)
  }

  @Test(arguments: [Situation.recording, .sending, .challenge, .unknown])
  func `an order on its way is the journal's: its cart stands where it was placed from`(situation: Situation) throws {
    var restored = try Restored(try situation.shop())
    #expect(restored.shop.state.step == .card)
    try restored.shop.send(.enterCard(Fixtures.card))
    restored.shop.replies[.record] = { _ in .journal(.claimed(by: Shop.firstKey)) }
    try restored.shop.place()
    // The number of the first attempt is not used again, and the claim of its record is waited for.
    guard case .record(let record)? = restored.shop.takeCalls().first(where: { $0.kind == .record }) else {
      Issue.record("nothing was recorded")
      return
    }
    #expect(record.submission.key == Shop.secondKey)
    #expect(restored.shop.state.processing?.reference == Shop.firstKey)
  }

  @Test func `a choice that is no longer offered is dropped with a notice when the list comes`() throws {
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    var restored = try Restored(snapshot, holding: [.options])
    restored.shop.release(.options, with: .deliveryOptions(.success([])))
    #expect(restored.shop.state.notices.first == .deliveryDropped(Shop.standard))
    #expect(restored.shop.state.step == .delivery)
  }

  @Test func `an answer from before is for no newest request`() throws {
    var shop = Shop(Restored.setup)
    shop.holding = [.quote]
    try shop.send(.addLine(Fixtures.ebook), .removeLine(Shop.ebook))
    let old = try #require(shop.held(.quote))
    let (dropped, effects) = try shop.funnel.restore(try Situation.ready.shop().funnel.snapshot(), at: shop.now)
    shop.perform(effects)
    #expect(dropped.isEmpty)
    let before = shop.funnel
    shop.answer(old)
    #expect(shop.funnel == before)
  }

  @Test func `the host's saved addresses stay, and so does an address that was kept`() throws {
    var shop = Shop(Restored.setup)
    let saved = [SavedAddress(id: Situation.office, address: Fixtures.springfield)]
    shop.happen(.savedAddressesChanged(saved))
    shop.happen(.selectedAddressLoaded(Fixtures.bern))
    let empty = try Shop.at(.address).funnel.snapshot()
    let (_, effects) = try shop.funnel.restore(empty, at: shop.now)
    shop.perform(effects)
    guard case .address(let screen) = shop.state.screen else {
      Issue.record("at \(shop.state.step)")
      return
    }
    #expect(screen.savedAddresses == saved)
    #expect(screen.delivery?.draft == Fixtures.bern)
  }

  @Test(arguments: [Situation.cart, .payment, .sending, .confirmation, .fullShelf])
  func `a checkout that has begun is not thrown away`(situation: Situation) throws {
    var shop = try situation.shop()
    let before = shop.funnel
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    let problem = #expect(throws: SnapshotProblem.self) { _ = try shop.funnel.restore(snapshot, at: shop.now) }
    #expect(problem?.code == .alreadyBegun)
    #expect(shop.funnel == before)
  }

  @Test func `a step that is off the route without a price is dropped`() throws {
    var setup = Shop.setup
    setup.shopper = KnownShopper(contact: Fixtures.contact)
    setup.policy.billingAddress = .whenPaid
    var shop = Shop(setup)
    try shop.send(.addLine(Fixtures.ebook), .proceed)
    #expect(shop.state.step == .address)
    let restored = try Restored(shop, setup, holding: [.quote])
    #expect(restored.shop.state.step == .cart)
    #expect(restored.dropped == restored.dropped.filter { $0.item == .step(.address) && $0.reason == .stepNotOnRoute })
    #expect(restored.dropped.count == 1)
  }
}
