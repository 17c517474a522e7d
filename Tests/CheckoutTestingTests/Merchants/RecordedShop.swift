import CheckoutAPI
@_spi(Internals) import CheckoutCore
import Foundation

/// A funnel whose merchant answers what was recorded.
struct RecordedShop {
  /// What a merchant answers; a price comes with the funnel's lines for its products.
  struct Answers: Sendable {
    var quote: @Sendable (QuoteRequest, [ProductID: LineID]) throws -> Quote
    var options: @Sendable () throws -> [DeliveryOption]
    var methods: @Sendable () throws -> PaymentMethods
    var placement: @Sendable () throws -> PlacementAnswer
  }

  private(set) var funnel: CheckoutFunnel
  private(set) var submission: OrderSubmission?
  let answers: Answers
  /// A time at which no recorded price had run out.
  private let now = Date(timeIntervalSince1970: 1_796_055_600)

  init(_ currency: Currency, _ answers: Answers) {
    self.answers = answers
    funnel = CheckoutFunnel(
      FunnelSetup(
        identity: CheckoutID("recorded"), policy: CheckoutPolicy(currency: currency),
        capabilities: RepositoryCapabilities(
          giftCards: false, challenges: false, cancelling: true, placement: .idempotent)))
  }

  var state: CheckoutState { funnel.state(at: now) }

  /// Does things on behalf of the shopper, and answers every call at once.
  mutating func send(_ actions: CheckoutAction...) throws {
    for action in actions {
      var queue = try funnel.handle(action, at: now)[...]
      while let effect = queue.popFirst() {
        guard let call = CheckoutDriver.call(for: effect) else { continue }
        if let event = CheckoutDriver.event(for: call, try reply(to: call)) { queue += funnel.handle(event, at: now) }
      }
    }
  }

  private mutating func reply(to call: CheckoutCall) throws -> CheckoutReply {
    switch call {
    case .quote(let request, _):
      let lines = Dictionary(request.lines.map { ($0.product, $0.id) }, uniquingKeysWith: { first, _ in first })
      do {
        return .quote(.success(try answers.quote(request, lines)))
      } catch {
        return .quote(.failure(error as? RepositoryFailure ?? RepositoryFailure(.unreadable)))
      }
    case .deliveryOptions: return .deliveryOptions(.success(try answers.options()))
    case .paymentMethods: return .paymentMethods(.success(try answers.methods()))
    case .tokenise: return .token(.success(PaymentToken("success_token")))
    case .placeOrder(let sent):
      submission = sent
      return .placement(try answers.placement())
    case .record, .finish: return .journal(nil)
    default: return .unanswered
    }
  }
}
