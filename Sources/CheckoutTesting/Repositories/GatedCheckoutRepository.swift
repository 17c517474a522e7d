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
    var expecting: [Expectation] = []
    var isOpen = false
    var cancelled: Set<Int> = []
  }

  private struct Expectation {
    let matches: @Sendable (RepositoryCall) -> Bool
    let continuation: CheckedContinuation<Call, Never>
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
  ///
  /// Calls that were made at the same time arrive in any order: say which one is meant.
  ///
  /// - Parameter matches: Which calls are meant; others stay for those who ask for them.
  public func next(where matches: @escaping @Sendable (RepositoryCall) -> Bool = { _ in true }) async -> Call {
    await withCheckedContinuation { continuation in
      let call: Call? = state.withLock { state in
        if let index = state.arrived.firstIndex(where: { matches($0.request) }) {
          return state.arrived.remove(at: index)
        }
        state.expecting.append(Expectation(matches: matches, continuation: continuation))
        return nil
      }
      if let call { continuation.resume(returning: call) }
    }
  }

  /// Lets a call through; one that is through already is left alone.
  public func open(_ call: Call) {
    state.withLock { $0.waiting.removeValue(forKey: call.number) }?.resume()
  }

  /// Lets everything through that waits, and whatever comes from now on.
  public func openAll() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Whether nobody wants the answer any more; the call waits all the same, like that of a backend that does not care.
  public func isCancelled(_ call: Call) -> Bool { state.withLock { $0.cancelled.contains(call.number) } }

  /// How many calls wait at the gate.
  public var waitingCount: Int { state.withLock { $0.waiting.count } }

  private func pass(_ request: RepositoryCall) async {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait(Call(number: number, request: request), $0) }
    } onCancel: {
      state.withLock { _ = $0.cancelled.insert(number) }
    }
  }

  private func wait(_ call: Call, _ continuation: CheckedContinuation<Void, Never>) {
    let (isOpen, expecting) = state.withLock { state in
      if !state.isOpen { state.waiting[call.number] = continuation }
      guard let index = state.expecting.firstIndex(where: { $0.matches(call.request) }) else {
        state.arrived.append(call)
        return (state.isOpen, Expectation?.none)
      }
      return (state.isOpen, state.expecting.remove(at: index))
    }
    if isOpen { continuation.resume() }
    expecting?.continuation.resume(returning: call)
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
