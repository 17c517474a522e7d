import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// What a merchant, a journal or a network answers on a bad day.
enum OddReplies {
  static func reply(to call: CheckoutCall, from shop: inout Shop, using random: inout SplitMix64) -> CheckoutReply {
    let failure = RepositoryFailure(.unreachable)
    switch call {
    case .quote(let request, _):
      guard var quote = try? shop.merchant.quote(for: request), random.chance(oneIn: 2) else {
        return .quote(.failure(failure))
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: quote.total = Money(minorUnits: quote.total.minorUnits + 1, currency: quote.total.currency)
      case 1: quote.expiresAt = shop.now
      case 2: quote.taxDependsOnAddress = true
      default: quote.expiresAt = shop.now.addingTimeInterval(5)
      }
      return .quote(.success(quote))
    case .deliveryOptions(let request, _):
      let options = shop.merchant.deliveryOptions(for: request)
      return .deliveryOptions(random.chance(oneIn: 3) ? .failure(failure) : .success(Array(options.dropFirst())))
    case .paymentMethods(let request, _):
      var methods = shop.merchant.paymentMethods(for: request)
      guard random.chance(oneIn: 2) else { return .paymentMethods(.failure(failure)) }
      methods.methods.removeFirst()
      let credit = Int64.random(in: 0...8000, using: &random)
      methods.storeCredit = Money(minorUnits: credit, currency: request.total.currency)
      return .paymentMethods(.success(methods))
    case .giftCard: return .giftCard(.failure(failure))
    case .tokenise: return .token(.failure(failure))
    case .record: return .journal(random.chance(oneIn: 2) ? .notWritten : .claimed(by: otherKey(call)))
    case .finish: return .journal(.notWritten)
    case .placeOrder, .resolveChallenge, .cancelAttempt: return .placement(answer(&random))
    case .lookUp:
      return .lookUp([.notFound, .failed(failure), .found(answer(&random))].randomElement(using: &random) ?? .notFound)
    }
  }

  private static func otherKey(_ call: CheckoutCall) -> IdempotencyKey {
    guard case .record(let record) = call else { return Shop.firstKey }
    return IdempotencyKey(cart: record.submission.cart, attempt: record.submission.key.attempt + 3)
  }

  private static func answer(_ random: inout SplitMix64) -> PlacementAnswer {
    let certain: [PlacementAnswer] = [
      .placed(Shop.order("odd")), .declined(DeclineReason(code: "no", mend: .card)), .cancelled, .notSent,
      .challenge(Challenge(url: Shop.bank)),
    ]
    return (certain + UnhandledAnswers.all).randomElement(using: &random) ?? .noAnswer
  }
}
