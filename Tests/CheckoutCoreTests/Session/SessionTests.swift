import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Observation
import Synchronization
import Testing

/// A screen that knows the contract alone.
@MainActor private struct Screen {
  let session: any CheckoutSession

  func tap(_ action: CheckoutAction) async throws {
    try session.send(action)
    await session.settle()
  }

  var step: CheckoutStep { session.state.step }
}

@MainActor @Suite struct SessionTests {
  @Test func `a screen that holds any session drives the whole funnel`() async throws {
    let repository = StubCheckoutRepository()
    let screen = Screen(session: CheckoutModel.stub(.stub(repository: repository)))
    try await screen.tap(.addLine(Fixtures.lamp))
    try await screen.tap(.proceed)
    try await screen.tap(.setContact(Fixtures.contact))
    try await screen.tap(.setDeliveryAddress(Fixtures.berlin))
    try await screen.tap(.proceed)
    try await screen.tap(.chooseDelivery(DeliveryOptionID("standard")))
    try await screen.tap(.proceed)
    try await screen.tap(.choosePayment(PaymentMethodID("card")))
    try await screen.tap(.proceed)
    #expect(screen.step == .card)
    try await screen.tap(.enterCard(Fixtures.card))
    #expect(screen.session.state.isReadyToPlace)
    #expect(screen.session.format(screen.session.state.totals.total) == "44.88 EUR")
    try await screen.tap(.placeOrder(expectedTotal: screen.session.state.totals.total))
    #expect(screen.step == .confirmation)
    #expect(repository.merchant.orders.count == 1)
  }

  @Test func `an accepted action notifies, a refused one notifies nobody`() throws {
    let model = CheckoutModel.stub()
    let changes = Changes()
    changes.watch(model)
    #expect(throws: CheckoutRefusal.self) { try model.send(.enterCard(Fixtures.card)) }
    #expect(changes.count == 0)
    try model.send(.addLine(Fixtures.lamp))
    #expect(changes.count == 1)
    #expect(model.state.cart.lines.count == 1)
  }

  @Test func `an answer notifies`() async throws {
    let model = CheckoutModel.stub()
    try model.send(.addLine(Fixtures.lamp))
    #expect(model.state.pending == [.quote])
    let changes = Changes()
    changes.watch(model)
    await model.settle()
    #expect(changes.count == 1)
    #expect(model.state.pending.isEmpty)
  }

  @Test func `the screen never lags its own input`() throws {
    let model = CheckoutModel.stub(.stub(repository: GatedCheckoutRepository()))
    try model.send(.addLine(Fixtures.lamp))
    #expect(model.state.totals.subtotal.minorUnits == 3998)
    #expect(model.state.totals.isProvisional)
  }

  @Test func `a slow plain struct does not block the main actor`() async throws {
    let model = CheckoutModel.stub(.stub(repository: SlowRepository()))
    try model.send(.addLine(Fixtures.lamp))
    await model.settle()
    #expect(SlowRepository.ranOnMainThread.withLock { $0 } == [false])
  }
}

/// Counts the first change after each watch.
@MainActor private final class Changes {
  private let box = Mutex(0)
  var count: Int { box.withLock { $0 } }

  func watch(_ model: CheckoutModel) {
    withObservationTracking {
      _ = model.state
    } onChange: { [self] in
      box.withLock { $0 += 1 }
    }
  }
}
