import CheckoutAPI
import CheckoutTesting
import Foundation
import Synchronization

/// A repository as somebody writes it who has never heard of isolation: a plain struct with plain async functions.
struct SlowRepository: CheckoutRepository {
  static let ranOnMainThread = Mutex<[Bool]>([])

  var capabilities: RepositoryCapabilities { Merchant.capabilities }

  func quote(for request: QuoteRequest) async throws(RepositoryFailure) -> Quote {
    Self.ranOnMainThread.withLock { $0.append(Self.isOnMainThread) }
    throw RepositoryFailure(.unreachable)
  }

  func deliveryOptions(for request: DeliveryOptionsRequest) async throws(RepositoryFailure) -> [DeliveryOption] { [] }

  func paymentMethods(for request: PaymentMethodsRequest) async throws(RepositoryFailure) -> PaymentMethods {
    PaymentMethods([])
  }

  func giftCard(for request: GiftCardRequest) async throws(RepositoryFailure) -> GiftCard {
    throw RepositoryFailure(.notFound)
  }

  func tokenise(_ request: TokenisationRequest) async throws(RepositoryFailure) -> PaymentToken {
    throw RepositoryFailure(.unreachable)
  }

  func placeOrder(_ submission: OrderSubmission) async -> PlacementAnswer { .noAnswer }
  func resolveChallenge(_ key: IdempotencyKey) async -> PlacementAnswer { .noAnswer }
  func cancelAttempt(_ key: IdempotencyKey) async -> PlacementAnswer { .noAnswer }
  func lookUp(key: IdempotencyKey) async -> LookUpAnswer { .notFound }
  func lookUp(cart: CartID) async -> LookUpAnswer { .notFound }

  private static var isOnMainThread: Bool { Thread.isMainThread }
}
