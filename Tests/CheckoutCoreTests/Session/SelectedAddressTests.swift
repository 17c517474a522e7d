import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Synchronization
import Testing

@MainActor @Suite struct SelectedAddressTests {
  private func session(_ store: any SelectedAddressStore, at step: CheckoutStep) throws -> CheckoutModel {
    var dependencies = CheckoutDependencies.stub()
    dependencies.selectedAddress = store
    return try .standing(at: step, dependencies) { $0.deliveryAddress = nil }
  }

  private func draft(_ model: CheckoutModel) -> AddressDraft? {
    if case .address(let screen) = model.state.screen { screen.delivery?.draft } else { nil }
  }

  @Test func `the address of an earlier checkout stands in a form that nobody touched`() async throws {
    let model = try session(InMemorySelectedAddressStore(Fixtures.berlin), at: .address)
    #expect(draft(model) == AddressDraft())
    await model.settle()
    #expect(draft(model) == Fixtures.berlin)
    #expect(model.state.step == .address)
  }

  @Test func `what the shopper typed meanwhile stays`() async throws {
    let model = try session(InMemorySelectedAddressStore(Fixtures.berlin), at: .address)
    try model.send(.setDeliveryAddress(AddressDraft(city: "Springfield")))
    await model.settle()
    #expect(draft(model) == AddressDraft(city: "Springfield"))
  }

  @Test func `an address that was accepted is kept, the last one last, and a wrong one is not`() async throws {
    let store = InMemorySelectedAddressStore()
    let model = try session(store, at: .address)
    await model.settle()
    try model.send(.setDeliveryAddress(AddressDraft(city: "Nowhere", country: "XX")))
    await model.settle()
    #expect(await store.load() == nil)
    try model.send(.setDeliveryAddress(Fixtures.berlin))
    try model.send(.setDeliveryAddress(Fixtures.bern))
    try model.send(.setDeliveryAddress(Fixtures.springfield))
    await model.settle()
    #expect(await store.load() == Fixtures.springfield)
  }

  @Test func `one address is kept at a time, and after it the newest one`() async throws {
    let store = SlowStore()
    let model = try session(store, at: .address)
    try model.send(.setDeliveryAddress(Fixtures.berlin))
    #expect(await until { store.state.withLock { $0.begun } == 1 })
    try model.send(.setDeliveryAddress(Fixtures.bern))
    try model.send(.setDeliveryAddress(Fixtures.springfield))
    await drain()
    #expect(store.state.withLock { $0.begun } == 1)
    store.state.withLock { $0.isHeld = false }
    await model.settle()
    #expect(store.state.withLock { $0.kept } == [Fixtures.berlin, Fixtures.springfield])
  }
}

/// A store that finishes nothing before it is told to.
private final class SlowStore: SelectedAddressStore {
  struct State {
    var isHeld = true
    var begun = 0
    var kept: [AddressDraft] = []
  }

  let state = Mutex(State())

  @concurrent func load() async -> AddressDraft? { nil }

  @concurrent func save(_ address: AddressDraft) async {
    state.withLock { $0.begun += 1 }
    while state.withLock({ $0.isHeld }) { await Task.yield() }
    state.withLock { $0.kept.append(address) }
  }
}
