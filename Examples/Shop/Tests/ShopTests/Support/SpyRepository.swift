import Backend
import CheckoutAPI

/// Stands between a checkout and the merchant: remembers what was sent and answered, and can do something before it arrives.
actor SpyRepository: CheckoutRepository {
  nonisolated let capabilities: RepositoryCapabilities
  private let backend: Backend
  private(set) var submissions: [OrderSubmission] = []
  private(set) var answers: [PlacementAnswer] = []
  private var losesNext = false
  private var beforePlacing: (@Sendable () async -> Void)?

  init(_ backend: Backend) {
    self.backend = backend
    capabilities = backend.capabilities
  }

  /// The next submission does not arrive.
  func loseNext() { losesNext = true }

  /// Something that happens once, while the next submission is on its way.
  func beforePlacing(_ action: @escaping @Sendable () async -> Void) { beforePlacing = action }

  func quote(for request: QuoteRequest) async throws(RepositoryFailure) -> Quote {
    try await backend.quote(for: request)
  }

  func deliveryOptions(for request: DeliveryOptionsRequest) async throws(RepositoryFailure) -> [DeliveryOption] {
    await backend.deliveryOptions(for: request)
  }

  func paymentMethods(for request: PaymentMethodsRequest) async throws(RepositoryFailure) -> PaymentMethods {
    await backend.paymentMethods(for: request)
  }

  func giftCard(for request: GiftCardRequest) async throws(RepositoryFailure) -> GiftCard {
    try await backend.giftCard(for: request)
  }

  func tokenise(_ request: TokenisationRequest) async throws(RepositoryFailure) -> PaymentToken {
    await backend.tokenise(request)
  }

  func placeOrder(_ submission: OrderSubmission) async -> PlacementAnswer {
    submissions.append(submission)
    if losesNext {
      losesNext = false
      return .notSent
    }
    let action = beforePlacing
    beforePlacing = nil
    await action?()
    let answer = await backend.placeOrder(submission)
    answers.append(answer)
    return answer
  }

  func resolveChallenge(_ key: IdempotencyKey) async -> PlacementAnswer { await backend.resolveChallenge(key) }

  func cancelAttempt(_ key: IdempotencyKey) async -> PlacementAnswer { await backend.cancelAttempt(key) }

  func lookUp(key: IdempotencyKey) async -> LookUpAnswer { await backend.lookUp(key: key) }

  func lookUp(cart: CartID) async -> LookUpAnswer { await backend.lookUp(cart: cart) }
}
