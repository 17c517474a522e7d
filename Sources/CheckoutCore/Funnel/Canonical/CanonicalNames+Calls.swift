import CheckoutAPI

extension CanonicalNames {
  /// A call with the numbers of its names, and without the place of its ticket among others.
  ///
  /// What a call carries is kept: the answer may depend on it.
  package mutating func call(_ call: CheckoutCall) -> CheckoutCall {
    switch call {
    case .quote(let request, _): .quote(self.request(request), .canonical)
    case .deliveryOptions(let request, _): .deliveryOptions(self.request(request), .canonical)
    case .paymentMethods(let request, _): .paymentMethods(self.request(request), .canonical)
    case .giftCard(let request, _):
      .giftCard(GiftCardRequest(cart: cart(request.cart), currency: request.currency, card: request.card), .canonical)
    case .tokenise(let request, _): .tokenise(request.renamed(cart(request.cart)), .canonical)
    case .record(let record):
      // The time until which it may be sent again decides nothing in the funnel.
      .placeOrder(submission(record.submission))
    case .placeOrder(let submission): .placeOrder(self.submission(submission))
    case .resolveChallenge(let key): .resolveChallenge(self.key(key))
    case .cancelAttempt(let key): .cancelAttempt(self.key(key))
    case .lookUp(let key): .lookUp(self.key(key))
    case .finish(let key, let outcome): .finish(self.key(key), outcome)
    }
  }

  private mutating func request(_ request: QuoteRequest) -> QuoteRequest {
    QuoteRequest(
      cart: cart(request.cart), currency: request.currency, lines: lines(request.lines),
      promotionCodes: request.promotionCodes, destination: request.destination, delivery: request.delivery,
      paymentMethod: request.paymentMethod)
  }

  private mutating func request(_ request: DeliveryOptionsRequest) -> DeliveryOptionsRequest {
    DeliveryOptionsRequest(
      cart: cart(request.cart), currency: request.currency, lines: lines(request.lines),
      promotionCodes: request.promotionCodes, destination: request.destination)
  }

  private mutating func request(_ request: PaymentMethodsRequest) -> PaymentMethodsRequest {
    PaymentMethodsRequest(
      cart: cart(request.cart), lines: lines(request.lines), total: request.total, isCovered: request.isCovered,
      deliveryCountry: request.deliveryCountry, billingCountry: request.billingCountry,
      deliveryKind: request.deliveryKind)
  }
}

extension RequestTicket {
  fileprivate static let canonical = RequestTicket(sequence: 0, inputs: InputDigest(0, 0, 0))
}

extension TokenisationRequest {
  fileprivate func renamed(_ cart: CartID) -> TokenisationRequest {
    TokenisationRequest(
      cart: cart, method: method, methodReference: methodReference, number: number, expiry: expiry,
      securityCode: securityCode, holder: holder, network: network)
  }
}
