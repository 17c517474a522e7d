import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// Answers of a merchant who may be slow, poor or out of order, and never lies about an order.
extension Answer {
  private static let down = RepositoryFailure(.unreachable)

  /// A read that fails.
  static let fails = Answer("fails") { call, _ in
    switch call {
    case .quote: .quote(.failure(down))
    case .deliveryOptions: .deliveryOptions(.failure(down))
    case .paymentMethods: .paymentMethods(.failure(down))
    case .giftCard: .giftCard(.failure(down))
    case .tokenise: .token(.failure(down))
    case .lookUp: .lookUp(.failed(down))
    case .record, .finish: .journal(.notWritten)
    case .placeOrder, .resolveChallenge, .cancelAttempt: .placement(.noAnswer)
    }
  }

  /// A price for which the place decides the tax.
  static let taxedByPlace = Answer("with a tax by place") { call, merchant in
    guard case .quote(.success(var quote)) = merchant.answer(call) else { return .unanswered }
    quote.taxDependsOnAddress = true
    return .quote(.success(quote))
  }

  /// A price in which the first line cannot be supplied.
  static let soldOut = Answer("with a line sold out") { call, merchant in
    guard case .quote(.success(var quote)) = merchant.answer(call), let first = quote.lines.first else {
      return .unanswered
    }
    quote.lines[0] = QuoteLine(
      line: first.line, unitPrice: first.unitPrice, quantity: first.quantity, isAvailable: false)
    return .quote(.success(quote))
  }

  /// Only the last of the delivery options.
  static let lastOption = Answer("with the last option only") { call, merchant in
    guard case .deliveryOptions(.success(let options)) = merchant.answer(call) else { return .unanswered }
    return .deliveryOptions(.success(options.suffix(1)))
  }

  /// Only the last of the ways to pay.
  static let lastMethod = Answer("with the last method only") { call, merchant in
    guard case .paymentMethods(.success(let methods)) = merchant.answer(call) else { return .unanswered }
    return .paymentMethods(.success(PaymentMethods(methods.methods.suffix(1))))
  }

  /// The ways to pay, with some credit.
  static func credit(_ units: Int64) -> Answer {
    Answer("with \(units) of credit") { call, merchant in
      guard case .paymentMethods(.success(var methods)) = merchant.answer(call),
        case .paymentMethods(let request, _) = call
      else { return .unanswered }
      methods.storeCredit = Money(minorUnits: units, currency: request.total.currency)
      return .paymentMethods(.success(methods))
    }
  }

  /// Another device holds the cart, by the next key.
  static let claimed = Answer("claimed elsewhere") { call, _ in
    guard case .record(let record) = call else { return .unanswered }
    let key = record.submission.key
    return .journal(.claimed(by: IdempotencyKey(cart: key.cart, attempt: key.attempt + 1)))
  }

  /// The merchant behaves like this for one answer.
  static func behaving(_ name: String, _ behaviour: Merchant.Behaviour) -> Answer {
    Answer(name) { call, merchant in
      merchant.behaviour = behaviour
      defer { merchant.behaviour = .placing }
      return merchant.answer(call)
    }
  }

  static let declinedCard = behaving("declined", .declining(DeclineReason(code: "no", mend: .card)))
  static let declinedMethod = behaving("declined for good", .declining(DeclineReason(code: "no", mend: .method)))
  static let challenge = behaving("with a challenge", .challenging(Shop.bank))
  static let lostAfter = behaving("nothing, with an order", .silent(keepsOrder: true, answersLookUps: true))
  static let lostBefore = behaving("nothing, with no order", .silent(keepsOrder: false, answersLookUps: true))
  static let notSent = behaving("not sent", .unreachable)
}
