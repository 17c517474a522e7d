import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// What an answer that is in force was asked with, held against what is so: every input that it depends on.
struct AnsweredInputs {
  private let before: CanonicalFunnel
  private let after: CanonicalFunnel

  /// - Parameters:
  ///   - before: The funnel that the answer came to.
  ///   - after: The funnel that has taken it, or has not.
  init(_ before: CanonicalFunnel, _ after: CanonicalFunnel) { (self.before, self.after) = (before, after) }

  /// Whether what is in force may be what a call answered: it is not, or the call was about what is so.
  func areThose(of call: CheckoutCall) -> Bool {
    switch call {
    case .quote(let request, _): after.quotePhase != .answered || areThose(of: request)
    case .deliveryOptions(let request, _): after.optionsPhase != .answered || areThose(of: request)
    case .paymentMethods(let request, _): after.methodsPhase != .answered || areThose(of: request)
    case .tokenise(let request, _): after.tokenPhase != .answered || request.method == after.method?.id
    // What is on a gift card depends on nothing; the rest is about an attempt, which has a key.
    case .giftCard, .record, .placeOrder, .resolveChallenge, .cancelAttempt, .lookUp, .finish: true
    }
  }

  private var isPhysical: Bool { after.cart.hasPhysicalLines }

  private func areThose(of request: QuoteRequest) -> Bool {
    let destination = isPhysical ? after.deliveryAddress : after.billingAddress
    return areSame(request.lines) && request.promotionCodes == after.cart.promotionCodes
      && request.currency == after.cart.currency && request.delivery == (isPhysical ? after.choice : nil)
      && ChangeRow.isSamePlace(request.destination, destination) && paysTheSame(request)
  }

  /// The method is an input as far as it costs something: one without a fee may take the place of another one.
  private func paysTheSame(_ request: QuoteRequest) -> Bool {
    let method = before.isCovered ? nil : before.method
    guard method?.fee == nil else { return request.paymentMethod == method?.id }
    let asked = before.methods?.methods.first { $0.id == request.paymentMethod }
    return asked?.fee == nil
  }

  private func areThose(of request: DeliveryOptionsRequest) -> Bool {
    areSame(request.lines) && request.promotionCodes == after.cart.promotionCodes
      && request.currency == after.cart.currency
      && ChangeRow.isSamePlace(request.destination, after.deliveryAddress)
  }

  private func areThose(of request: PaymentMethodsRequest) -> Bool {
    let bill = after.billing ?? (isPhysical ? after.delivery : nil)
    // The credit that came with the very list may pay for everything: what counts is what was covered before it.
    return areSame(request.lines) && request.isCovered == before.isCovered
      && request.deliveryCountry == (isPhysical ? CountryCode(after.delivery.country) : nil)
      && request.billingCountry == bill.flatMap { CountryCode($0.country) }
      && request.deliveryKind == (isPhysical ? after.chosenOption?.kind : nil)
  }

  private func areSame(_ lines: [CartLine]) -> Bool {
    lines.count == after.cart.lines.count
      && zip(lines, after.cart.lines).allSatisfy { $0.isSameOffer(as: $1) && $0.quantity == $1.quantity }
  }
}

extension CanonicalFunnel {
  /// The option of the last list that is chosen.
  var chosenOption: DeliveryOption? { options.first { $0.id == choice?.option } }

  /// Whether gift cards and credit pay for an order that costs something.
  var isCovered: Bool {
    guard let total = quote?.total.minorUnits, total > 0 else { return false }
    let cards = giftCards.reduce(Int64(0)) { $0 + $1.balance.minorUnits }
    return cards + (methods?.storeCredit?.minorUnits ?? 0) >= total
  }
}
