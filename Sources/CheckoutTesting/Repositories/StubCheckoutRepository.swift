public import CheckoutAPI
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A repository that answers at once with what a test tells it, and remembers what it was asked.
///
/// What a test does not set, a ``Merchant`` answers; nothing waits.
///
/// ```swift
/// let repository = StubCheckoutRepository(.declined)
/// repository.calls  // what it was asked so far
/// ```
public final class StubCheckoutRepository: CheckoutRepository {
  private struct State {
    var merchant: Merchant
    var calls: [RepositoryCall] = []
  }

  /// What the backend can do.
  public let capabilities: RepositoryCapabilities
  private let answers: StubAnswers
  private let state: Mutex<State>

  /// Makes a stub.
  ///
  /// - Parameters:
  ///   - answers: What it answers; by default what the merchant does.
  ///   - merchant: Who answers the rest.
  ///   - capabilities: What the backend can do.
  public init(
    _ answers: StubAnswers = StubAnswers(),
    merchant: Merchant = Merchant(now: Fixtures.now),
    capabilities: RepositoryCapabilities = Merchant.capabilities
  ) {
    self.answers = answers
    self.capabilities = capabilities
    state = Mutex(State(merchant: merchant))
  }

  /// What it was asked, in order.
  public var calls: [RepositoryCall] { state.withLock { $0.calls } }

  /// The merchant as it is now.
  public var merchant: Merchant { state.withLock { $0.merchant } }

  /// Sets the merchant's clock, such as to that of a ``ManualClock`` that was moved.
  public func setTime(_ now: Date) { state.withLock { $0.merchant.now = now } }

  /// Prices, as the test or the merchant says.
  @concurrent public func quote(for request: QuoteRequest) async throws(RepositoryFailure) -> Quote {
    try asked(.quote(request), set: answers.quote?(request)) { merchant in
      Result { () throws(RepositoryFailure) in try merchant.quote(for: request) }
    }.get()
  }

  /// Lists delivery options, as the test or the merchant says.
  @concurrent public func deliveryOptions(
    for request: DeliveryOptionsRequest
  ) async throws(RepositoryFailure) -> [DeliveryOption] {
    try asked(.deliveryOptions(request), set: answers.deliveryOptions?(request)) { merchant in
      .success(merchant.deliveryOptions(for: request))
    }.get()
  }

  /// Lists ways to pay, as the test or the merchant says.
  @concurrent public func paymentMethods(
    for request: PaymentMethodsRequest
  ) async throws(RepositoryFailure) -> PaymentMethods {
    try asked(.paymentMethods(request), set: answers.paymentMethods?(request)) { merchant in
      .success(merchant.paymentMethods(for: request))
    }.get()
  }

  /// Says what is left on a gift card, as the test or the merchant says.
  @concurrent public func giftCard(for request: GiftCardRequest) async throws(RepositoryFailure) -> GiftCard {
    try asked(.giftCard(request), set: answers.giftCard?(request)) { merchant in
      Result { () throws(RepositoryFailure) in try merchant.giftCard(for: request) }
    }.get()
  }

  /// Makes a token, as the test or the merchant says.
  @concurrent public func tokenise(_ request: TokenisationRequest) async throws(RepositoryFailure) -> PaymentToken {
    try asked(.tokenise(request), set: answers.tokenise?(request)) { merchant in
      .success(merchant.tokenise(request))
    }.get()
  }

  /// Places an order, as the test or the merchant says; a merchant that does not answer is no answer.
  @concurrent public func placeOrder(_ submission: OrderSubmission) async -> PlacementAnswer {
    asked(.placeOrder(submission), set: answers.placeOrder?(submission)) { merchant in
      merchant.placeOrder(submission) ?? .noAnswer
    }
  }

  /// Goes on after a challenge, as the test or the merchant says.
  @concurrent public func resolveChallenge(_ key: IdempotencyKey) async -> PlacementAnswer {
    asked(.resolveChallenge(key), set: answers.resolveChallenge?(key)) { $0.resolveChallenge(key) }
  }

  /// Gives an attempt up, as the test or the merchant says.
  @concurrent public func cancelAttempt(_ key: IdempotencyKey) async -> PlacementAnswer {
    asked(.cancelAttempt(key), set: answers.cancelAttempt?(key)) { $0.cancelAttempt(key) }
  }

  /// Says what became of an attempt, as the test or the merchant says.
  @concurrent public func lookUp(key: IdempotencyKey) async -> LookUpAnswer {
    asked(.lookUpKey(key), set: answers.lookUpKey?(key)) { $0.lookUp(key: key) }
  }

  /// Says what became of a cart, as the test or the merchant says.
  @concurrent public func lookUp(cart: CartID) async -> LookUpAnswer {
    asked(.lookUpCart(cart), set: answers.lookUpCart?(cart)) { $0.lookUp(cart: cart) }
  }

  /// Remembers a call; what the test has set answers it, and else the merchant.
  ///
  /// The test's closure runs outside the lock, so that it may look at the calls and at the merchant.
  private func asked<Answer: Sendable>(
    _ call: RepositoryCall,
    set answer: @autoclosure () -> Answer?,
    _ merchant: (inout Merchant) -> Answer
  ) -> Answer {
    state.withLock { $0.calls.append(call) }
    return answer() ?? state.withLock { merchant(&$0.merchant) }
  }
}
