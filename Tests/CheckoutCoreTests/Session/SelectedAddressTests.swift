import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

@MainActor @Suite struct SelectedAddressTests {
  private func session(_ store: InMemorySelectedAddressStore, at step: CheckoutStep) throws -> CheckoutModel {
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
}
