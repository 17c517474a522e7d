public import CheckoutAPI
import Synchronization

/// A repository that nobody should ask: a call is reported by its name, and answered with a failure.
///
/// It neither crashes nor makes something up: reads fail as *unimplemented*, placing is *no answer*.
public final class UnimplementedCheckoutRepository: CheckoutRepository {
  /// What the backend can do.
  public let capabilities: RepositoryCapabilities
  private let report: @Sendable (RepositoryCall) -> Void

  /// Makes a repository that reports each call.
  ///
  /// - Parameters:
  ///   - capabilities: What the backend can do.
  ///   - report: Told of each call, such as to record a test's failure.
  public init(
    capabilities: RepositoryCapabilities = Merchant.capabilities,
    report: @escaping @Sendable (RepositoryCall) -> Void
  ) {
    self.capabilities = capabilities
    self.report = report
  }

  private func unexpected(_ call: RepositoryCall, named name: String) -> RepositoryFailure {
    report(call)
    return RepositoryFailure(.unimplemented, detail: "Nobody expected \(name).")
  }

  /// Reports the call, and fails.
  @concurrent public func quote(for request: QuoteRequest) async throws(RepositoryFailure) -> Quote {
    throw unexpected(.quote(request), named: "quote")
  }

  /// Reports the call, and fails.
  @concurrent public func deliveryOptions(
    for request: DeliveryOptionsRequest
  ) async throws(RepositoryFailure) -> [DeliveryOption] {
    throw unexpected(.deliveryOptions(request), named: "deliveryOptions")
  }

  /// Reports the call, and fails.
  @concurrent public func paymentMethods(
    for request: PaymentMethodsRequest
  ) async throws(RepositoryFailure) -> PaymentMethods {
    throw unexpected(.paymentMethods(request), named: "paymentMethods")
  }

  /// Reports the call, and fails.
  @concurrent public func giftCard(for request: GiftCardRequest) async throws(RepositoryFailure) -> GiftCard {
    throw unexpected(.giftCard(request), named: "giftCard")
  }

  /// Reports the call, and fails.
  @concurrent public func tokenise(_ request: TokenisationRequest) async throws(RepositoryFailure) -> PaymentToken {
    throw unexpected(.tokenise(request), named: "tokenise")
  }

  /// Reports the call; nobody knows what became of the order.
  @concurrent public func placeOrder(_ submission: OrderSubmission) async -> PlacementAnswer {
    report(.placeOrder(submission))
    return .noAnswer
  }

  /// Reports the call; nobody knows what became of the order.
  @concurrent public func resolveChallenge(_ key: IdempotencyKey) async -> PlacementAnswer {
    report(.resolveChallenge(key))
    return .noAnswer
  }

  /// Reports the call; nobody knows what became of the order.
  @concurrent public func cancelAttempt(_ key: IdempotencyKey) async -> PlacementAnswer {
    report(.cancelAttempt(key))
    return .noAnswer
  }

  /// Reports the call, and fails.
  @concurrent public func lookUp(key: IdempotencyKey) async -> LookUpAnswer {
    .failed(unexpected(.lookUpKey(key), named: "lookUp(key:)"))
  }

  /// Reports the call, and fails.
  @concurrent public func lookUp(cart: CartID) async -> LookUpAnswer {
    .failed(unexpected(.lookUpCart(cart), named: "lookUp(cart:)"))
  }
}
