public import CheckoutAPI
import Synchronization

/// A repository whose calls wait until a test lets them through, one by one and in any order: races without sleeping.
///
/// ```swift
/// let gate = GatedCheckoutRepository()
/// // … an action that asks for a price …
/// let call = await gate.next()  // it is waiting now
/// gate.open(call)               // now it is answered
/// ```
public final class GatedCheckoutRepository: CheckoutRepository {
  /// A call that waits, or waited.
  public struct Call: Hashable, Sendable {
    /// Its place among all calls, from 1.
    public let number: Int
    /// What was asked.
    public let request: RepositoryCall
  }

  private struct State {
    var count = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var arrived: [Call] = []
    var expecting: [CheckedContinuation<Call, Never>] = []
  }

  private let repository: any CheckoutRepository
  private let state = Mutex(State())

  /// Puts a gate before a repository.
  ///
  /// - Parameter repository: Who answers behind the gate.
  public init(_ repository: any CheckoutRepository = StubCheckoutRepository()) { self.repository = repository }

  /// What the repository behind the gate can do.
  public var capabilities: RepositoryCapabilities { repository.capabilities }

  /// The next call that arrives at the gate, in order; waits until there is one.
  public func next() async -> Call {
    await withCheckedContinuation { continuation in
      let call: Call? = state.withLock { state in
        guard state.arrived.isEmpty else { return state.arrived.removeFirst() }
        state.expecting.append(continuation)
        return nil
      }
      if let call { continuation.resume(returning: call) }
    }
  }

  /// Lets a call through; one that is through already is left alone.
  public func open(_ call: Call) {
    state.withLock { $0.waiting.removeValue(forKey: call.number) }?.resume()
  }

  /// How many calls wait at the gate.
  public var waitingCount: Int { state.withLock { $0.waiting.count } }

  private func pass(_ request: RepositoryCall) async {
    await withCheckedContinuation { continuation in
      let (call, expecting) = state.withLock { state in
        state.count += 1
        let call = Call(number: state.count, request: request)
        state.waiting[call.number] = continuation
        guard !state.expecting.isEmpty else {
          state.arrived.append(call)
          return (call, CheckedContinuation<Call, Never>?.none)
        }
        return (call, state.expecting.removeFirst())
      }
      expecting?.resume(returning: call)
    }
  }
}

extension GatedCheckoutRepository {
  /// Prices, once let through.
  @concurrent public func quote(for request: QuoteRequest) async throws(RepositoryFailure) -> Quote {
    await pass(.quote(request))
    return try await repository.quote(for: request)
  }

  /// Lists delivery options, once let through.
  @concurrent public func deliveryOptions(
    for request: DeliveryOptionsRequest
  ) async throws(RepositoryFailure) -> [DeliveryOption] {
    await pass(.deliveryOptions(request))
    return try await repository.deliveryOptions(for: request)
  }

  /// Lists ways to pay, once let through.
  @concurrent public func paymentMethods(
    for request: PaymentMethodsRequest
  ) async throws(RepositoryFailure) -> PaymentMethods {
    await pass(.paymentMethods(request))
    return try await repository.paymentMethods(for: request)
  }

  /// Says what is left on a gift card, once let through.
  @concurrent public func giftCard(for request: GiftCardRequest) async throws(RepositoryFailure) -> GiftCard {
    await pass(.giftCard(request))
    return try await repository.giftCard(for: request)
  }

  /// Makes a token, once let through.
  @concurrent public func tokenise(_ request: TokenisationRequest) async throws(RepositoryFailure) -> PaymentToken {
    await pass(.tokenise(request))
    return try await repository.tokenise(request)
  }

  /// Places an order, once let through.
  @concurrent public func placeOrder(_ submission: OrderSubmission) async -> PlacementAnswer {
    await pass(.placeOrder(submission))
    return await repository.placeOrder(submission)
  }

  /// Goes on after a challenge, once let through.
  @concurrent public func resolveChallenge(_ key: IdempotencyKey) async -> PlacementAnswer {
    await pass(.resolveChallenge(key))
    return await repository.resolveChallenge(key)
  }

  /// Gives an attempt up, once let through.
  @concurrent public func cancelAttempt(_ key: IdempotencyKey) async -> PlacementAnswer {
    await pass(.cancelAttempt(key))
    return await repository.cancelAttempt(key)
  }

  /// Says what became of an attempt, once let through.
  @concurrent public func lookUp(key: IdempotencyKey) async -> LookUpAnswer {
    await pass(.lookUpKey(key))
    return await repository.lookUp(key: key)
  }

  /// Says what became of a cart, once let through.
  @concurrent public func lookUp(cart: CartID) async -> LookUpAnswer {
    await pass(.lookUpCart(cart))
    return await repository.lookUp(cart: cart)
  }
}
