import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct GatedCheckoutRepositoryTests {
  private let stub = StubCheckoutRepository()

  private func request(_ cart: String) -> QuoteRequest {
    QuoteRequest(
      cart: CartID(cart), currency: .eur, lines: [], promotionCodes: [], destination: nil, delivery: nil,
      paymentMethod: nil)
  }

  @Test func `calls wait until they are let through, in any order`() async throws {
    let gate = GatedCheckoutRepository(stub)
    let (one, two) = (request("one"), request("two"))
    async let first = gate.quote(for: one)
    async let second = gate.quote(for: two)
    let later = await gate.next { $0 == .quote(two) }
    let earlier = await gate.next()
    #expect(earlier.request == .quote(one))
    #expect(gate.waitingCount == 2)
    #expect(stub.calls.isEmpty)
    gate.open(later)
    _ = try await second
    #expect(stub.calls == [.quote(two)])
    gate.open(earlier)
    gate.open(earlier)
    _ = try await first
    #expect(gate.waitingCount == 0)
  }

  @Test func `an open gate holds nothing back`() async throws {
    let gate = GatedCheckoutRepository(stub)
    async let early = gate.lookUp(cart: CartID("early"))
    _ = await gate.next()
    gate.openAll()
    #expect(await early == .notFound)
    #expect(await gate.lookUp(cart: CartID("late")) == .notFound)
    #expect(await gate.next().request == .lookUpCart(CartID("late")))
  }

  @Test func `a call that nobody wants any more says so, and waits all the same`() async {
    let gate = GatedCheckoutRepository(stub)
    let task = Task { await gate.lookUp(cart: CartID("cart")) }
    let call = await gate.next()
    #expect(!gate.isCancelled(call))
    task.cancel()
    #expect(gate.isCancelled(call))
    #expect(gate.waitingCount == 1)
    gate.open(call)
    #expect(await task.value == .notFound)
  }
}
