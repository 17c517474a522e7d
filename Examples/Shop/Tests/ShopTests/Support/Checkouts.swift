import Backend
import CheckoutAPI
import CheckoutCore
import CheckoutTesting
import Foundation
import ShopApp
import ShopKit

/// A merchant with a clock that stands still, and the checkouts of those who buy there.
@MainActor struct Market {
  let clock: ManualClock
  let backend: Backend
  let spy: SpyRepository

  init() {
    let clock = ManualClock()
    let backend = Backend(clock: clock)
    (self.clock, self.backend, spy) = (clock, backend, SpyRepository(backend))
  }

  /// The whole app at this merchant.
  func app(folder: URL? = nil) -> AppModel {
    AppModel(
      container: AppContainer(backend: backend, clock: clock, identifiers: SequentialIdentifiers(), folder: folder))
  }

  /// A front door with an address to choose; two of one identity are two devices with one cart.
  func factory(_ identity: String = "device") throws -> DefaultCheckoutFactory {
    var dependencies = CheckoutDependencies.stub(repository: spy, clock: clock)
    dependencies.identifiers = SequentialIdentifiers(prefix: identity)
    let factory = DefaultCheckoutFactory(dependencies: dependencies)
    try factory.setSavedAddresses([Market.home])
    return factory
  }

  nonisolated static let home = [
    "id": "home", "recipient": "Ada Byron", "street": "Unter den Linden 1", "city": "Berlin", "postal-code": "10117",
    "country": "DE",
  ]
}

extension DefaultCheckoutFactory {
  func addCameras(_ quantity: Int = 1) throws {
    try addToCart(id: "camera", name: "Camera", price: "1699.99", currency: "EUR", quantity: quantity)
  }

  /// Answers every question and places the order; throws when the first submission places nothing.
  @discardableResult func buy(card number: String? = nil) async throws -> Order {
    var shopper = Shopper(session: makeCheckout()) { _ in }
    if let number { shopper.card = CardInput(number: number, expiry: "12/39", securityCode: "123") }
    return try await shopper.buy()
  }
}
