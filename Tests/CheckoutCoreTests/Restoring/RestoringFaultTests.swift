import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// Faults of restoring that were found, each by its name.
@Suite struct RestoringFaultTests {
  private func problem(of shop: inout Shop) throws -> SnapshotProblem.Code? {
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    do throws(SnapshotProblem) {
      _ = try shop.funnel.restore(snapshot, at: shop.now)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `a delivery address that was typed over an empty cart is not thrown away`() throws {
    var shop = Shop(Restored.setup)
    try shop.send(.addLine(Situation.penDraft), .proceed, .setDeliveryAddress(Fixtures.springfield))
    try shop.send(.removeLine(try #require(shop.state.cart.lines.first).id))
    #expect(try problem(of: &shop) == .alreadyBegun)
  }

  @Test func `an address that was only offered gives way to the one of the snapshot`() throws {
    var shop = Shop(Restored.setup)
    shop.happen(.selectedAddressLoaded(Fixtures.springfield))
    #expect(try problem(of: &shop) == nil)
  }

  @Test func `another currency of an empty cart is not thrown away`() throws {
    var shop = Shop(Restored.setup)
    try shop.send(.setCurrency(.usd))
    #expect(try problem(of: &shop) == .alreadyBegun)
  }

  @Test func `a snapshot from before an order leads to that order, and to no second one by its key`() throws {
    var shop = try Situation.ready.shop()
    let snapshot = try shop.funnel.snapshot()
    try shop.place()
    #expect(shop.state.step == .confirmation)
    var restored = try Restored(snapshot)
    restored.shop.merchant = shop.merchant
    try restored.shop.send(.enterCard(Fixtures.card))
    restored.shop.replies[.record] = { _ in .journal(.claimed(by: Shop.firstKey)) }
    try restored.shop.place()
    #expect(restored.shop.state.step == .confirmation)
    #expect(restored.shop.merchant.orders == shop.merchant.orders)
  }

  @Test func `a checkout without a name is malformed`() throws {
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    let blank = try #require(
      Resealed.snapshot(snapshot, replacing: "\"checkout\":\"shop\"", with: "\"checkout\":\" \""))
    #expect(Restored.problem(of: blank) == SnapshotProblem(.malformed, field: "checkout"))
  }

  @Test func `two stores of one file never mix what they write`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "address.json")
    let addresses = (0..<16).map { AddressDraft(recipient: String(repeating: "\($0)", count: 1 + 4000 * ($0 % 2))) }
    await withTaskGroup(of: Void.self) { group in
      for address in addresses { group.addTask { await FileSelectedAddressStore(url).save(address) } }
    }
    #expect(addresses.contains(try #require(try FileSelectedAddressStore(url).read())))
    #expect(try folder.names() == ["address.json"])
  }
}
