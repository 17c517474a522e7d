import CheckoutAPI
import CheckoutCore
import CheckoutTesting
import Synchronization
import Testing

@Suite struct UnimplementedCheckoutRepositoryTests {
  private let gift = GiftCardRequest(cart: CartID("cart"), currency: .eur, card: Merchant.smallGiftCard)

  @Test func `a call that nobody expected is reported, and fails by its name`() async {
    let calls = Mutex<[RepositoryCall]>([])
    let repository = UnimplementedCheckoutRepository { call in calls.withLock { $0.append(call) } }
    let failure = await #expect(throws: RepositoryFailure.self) { try await repository.giftCard(for: gift) }
    #expect(failure?.code == .unimplemented)
    #expect(failure?.detail == "Nobody expected giftCard.")
    let key = IdempotencyKey(cart: CartID("cart"), attempt: 1)
    #expect(await repository.resolveChallenge(key) == .noAnswer)
    #expect(await repository.cancelAttempt(key) == .noAnswer)
    #expect(await repository.lookUp(key: key) == .failed(RepositoryFailure(.unimplemented)))
    #expect(await repository.lookUp(cart: key.cart) == .failed(RepositoryFailure(.unimplemented)))
    #expect(
      calls.withLock { $0 } == [
        .giftCard(gift), .resolveChallenge(key), .cancelAttempt(key), .lookUpKey(key), .lookUpCart(key.cart),
      ])
  }

  @MainActor @Test func `a session that asks nothing needs no repository`() async {
    let calls = Mutex(0)
    let repository = UnimplementedCheckoutRepository { _ in calls.withLock { $0 += 1 } }
    let model = CheckoutModel.stub(.stub(repository: repository))
    await model.settle()
    #expect(model.state.step == .cart)
    #expect(calls.withLock { $0 } == 0)
  }
}
