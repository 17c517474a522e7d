import Account
import CheckoutAPI
import CheckoutCore
import Observation
import ShopApp
import ShopKit
import Store
import Synchronization
import Testing

/// The four places where the app and the checkout touch, and nothing else does.
@MainActor @Suite struct TouchPointTests {
  private let market = Market()

  @Test func `what the store sells ends as an order with its guarantees`() async throws {
    let app = market.app()
    var lines: [String] = []
    try await Run.order(Arguments([]), in: app) { lines.append($0) }
    #expect(app.orders.map(\.number) == ["S-1001"])
    #expect(app.orders.map(\.total) == ["1,804.86 EUR"])
    #expect(app.orders.map(\.guaranteed) == [["1 x Camera"]])
    #expect(lines.first == "badge         3")
    #expect(lines.last == "badge         0")
  }

  @Test func `an order that is reported twice is taken once`() async throws {
    let app = market.app()
    try app.store.add("guide")
    let order = try await Shopper(session: app.checkout) { _ in }.buy()
    app.factory.onOrderPlaced?(order, [])
    #expect(app.orders.count == 1)
  }

  @Test func `the badge tells whoever shows it that it has changed`() throws {
    let app = market.app()
    let changes = Mutex(0)
    let badge = withObservationTracking {
      app.badge
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    #expect(badge == 0)
    #expect(throws: CheckoutRefusal.self) { try app.store.add("lamp", quantity: 21) }
    #expect(changes.withLock { $0 } == 0)
    try app.store.add("lamp", quantity: 2)
    #expect(changes.withLock { $0 } == 1)
    #expect(app.badge == 2)
  }

  @Test func `an address saved in the account is offered by the checkout at once`() async throws {
    let app = market.app()
    try app.store.add("lamp")
    await app.checkout.settle()
    try app.checkout.send(.proceed)
    #expect(offered(app) == ["home", "office"])
    app.account.save(["id": "cabin", "recipient": "Ada Byron", "street": "Seeweg 2"])
    #expect(offered(app) == ["home", "office", "cabin"])
    app.account.remove("home")
    #expect(offered(app) == ["office", "cabin"])
    #expect(app.addressProblem == nil)
  }

  @Test func `an address with a field that no address has is reported and the last list stays`() async throws {
    let app = market.app()
    try app.store.add("lamp")
    await app.checkout.settle()
    try app.checkout.send(.proceed)
    app.account.save(["id": "odd", "planet": "Mars"])
    #expect(app.addressProblem == "Saved address 2 has a field that no address has.")
    #expect(offered(app) == ["home", "office"])
    app.account.remove("odd")
    #expect(app.addressProblem == nil)
  }

  @Test func `a product that the store does not have never reaches the checkout`() {
    let app = market.app()
    #expect(throws: StoreProblem.self) { try app.store.add("yacht") }
    #expect(app.badge == 0)
  }

  @Test func `nothing is delivered where the merchant does not go`() async throws {
    let app = market.app()
    app.account.save([
      "id": "bern", "recipient": "Ada Byron", "street": "Bundesplatz 3", "city": "Bern", "postal-code": "3005",
      "country": "CH",
    ])
    await #expect(throws: ShopProblem("Nothing is delivered to this address.")) {
      try await Run.order(Arguments(["--address", "bern"]), in: app) { _ in }
    }
  }

  @Test func `an invoice for a download leads back to the address it needs`() async throws {
    let app = market.app()
    try await Run.order(Arguments(["--cart", "guide:2", "--payment", "invoice"]), in: app) { _ in }
    #expect(app.orders.map(\.total) == ["15.00 EUR"])
  }

  private func offered(_ app: AppModel) -> [String] {
    guard case .address(let screen) = app.checkout.state.screen else { return [] }
    return screen.savedAddresses.map(\.id.rawValue)
  }
}
