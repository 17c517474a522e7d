import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Testing

@Suite struct StubCheckoutRepositoryTests {
  @Test func `what is not set, the merchant answers`() async throws {
    let repository = StubCheckoutRepository()
    let request = try quoteRequest()
    let quote = try await repository.quote(for: request)
    #expect(quote.total == Money(minorUnits: 3998, currency: .eur))
    #expect(repository.calls == [.quote(request)])
  }

  @Test func `what is set is answered instead, and remembered all the same`() async throws {
    var answers = StubAnswers()
    answers.quote = { _ in .failure(RepositoryFailure(.unreachable)) }
    let repository = StubCheckoutRepository(answers)
    let request = try quoteRequest()
    await #expect(throws: RepositoryFailure(.unreachable)) { try await repository.quote(for: request) }
    #expect(repository.calls == [.quote(request)])
  }

  @Test func `every call is remembered in order`() async throws {
    let repository = StubCheckoutRepository(.outcomeUnknown)
    let key = IdempotencyKey(cart: CartID("c"), attempt: 1)
    _ = await repository.resolveChallenge(key)
    _ = await repository.cancelAttempt(key)
    _ = await repository.lookUp(key: key)
    _ = await repository.lookUp(cart: CartID("c"))
    #expect(
      repository.calls == [.resolveChallenge(key), .cancelAttempt(key), .lookUpKey(key), .lookUpCart(CartID("c"))])
  }

  @Test func `the one-liners place, decline and leave the outcome open`() async throws {
    let submission = try placedSubmission()
    guard case .placed(let order) = await StubCheckoutRepository().placeOrder(submission) else {
      Issue.record("The merchant places by default.")
      return
    }
    #expect(order.total == submission.total)
    let declined = await StubCheckoutRepository(.declined).placeOrder(submission)
    #expect(declined == .declined(DeclineReason(code: "insufficient-funds", mend: .method)))
    let silent = StubCheckoutRepository(.outcomeUnknown)
    #expect(await silent.placeOrder(submission) == .noAnswer)
    #expect(await silent.lookUp(key: submission.key) == .failed(RepositoryFailure(.unreachable)))
  }

  @Test func `one cart has one order, whatever the key`() async throws {
    let repository = StubCheckoutRepository()
    let submission = try placedSubmission()
    #expect(await repository.placeOrder(submission) == repository.placeOrder(submission))
    #expect(repository.merchant.orders.count == 1)
    #expect(await repository.lookUp(cart: submission.cart) == .found(.placed(repository.merchant.orders[0].order)))
  }

  /// The price request of a cart with two lamps.
  private func quoteRequest() throws -> QuoteRequest {
    var funnel = CheckoutFunnel(setup)
    let effects = try funnel.handle(.addLine(Fixtures.lamp), at: Fixtures.now)
    guard case .perform(.quote(let request, _)) = try #require(effects.first) else {
      throw RepositoryFailure(.notFound, detail: "No price was asked for.")
    }
    return request
  }

  /// What a shopper of a free e-book sends.
  private func placedSubmission() throws -> OrderSubmission {
    var merchant = Merchant(now: Fixtures.now)
    var funnel = CheckoutFunnel(setup)
    var submission: OrderSubmission?
    let actions: [CheckoutAction] = [
      .addLine(Fixtures.ebook), .applyPromotion(Merchant.freeCode), .proceed, .setContact(Fixtures.contact),
      .placeOrder(expectedTotal: .zero(.eur)),
    ]
    for action in actions {
      let effects = try funnel.handle(action, at: Fixtures.now)
      funnel.drive(effects, at: Fixtures.now) { call in
        if case .placeOrder(let sent) = call { submission = sent }
        return merchant.answer(call)
      }
    }
    return try #require(submission)
  }

  private var setup: FunnelSetup {
    FunnelSetup(
      identity: CheckoutID("checkout-1"), policy: CheckoutPolicy(currency: .eur), capabilities: Merchant.capabilities)
  }
}
