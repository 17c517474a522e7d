@_spi(Internals) @_spi(Scenarios) package import CheckoutCore

extension Merchant {
  /// Answers a call of the funnel at once; also keeps its journal, which never fails.
  package mutating func answer(_ call: CheckoutCall) -> CheckoutReply {
    switch call {
    case .quote(let request, _):
      do { return .quote(.success(try quote(for: request))) } catch { return .quote(.failure(error)) }
    case .deliveryOptions(let request, _): return .deliveryOptions(.success(deliveryOptions(for: request)))
    case .paymentMethods(let request, _): return .paymentMethods(.success(paymentMethods(for: request)))
    case .giftCard(let request, _):
      do { return .giftCard(.success(try giftCard(for: request))) } catch { return .giftCard(.failure(error)) }
    case .tokenise(let request, _): return .token(.success(tokenise(request)))
    case .placeOrder(let submission): return placeOrder(submission).map(CheckoutReply.placement) ?? .unanswered
    case .resolveChallenge(let key): return .placement(resolveChallenge(key))
    case .cancelAttempt(let key): return .placement(cancelAttempt(key))
    case .lookUp(let key): return .lookUp(lookUp(key: key))
    case .record, .finish: return .journal(nil)
    }
  }
}
