import CheckoutAPI

extension CheckoutFunnel {
  /// Sends what is stale and whose inputs are complete; nothing that failed is repeated by itself.
  mutating func askWhatIsDue(_ effects: inout [CheckoutEffect]) {
    if facts.cart.isEmpty {
      facts.forgetPrice()
    } else if facts.requests.quote.phase == .idle {
      effects.append(.perform(.quote(facts.quoteRequest, facts.requests.quote.ask(facts.versions.ofQuote))))
    }
    if let request = facts.optionsRequest {
      if facts.requests.options.phase == .idle {
        let ticket = facts.requests.options.ask(facts.versions.ofOptions)
        effects.append(.perform(.deliveryOptions(request, ticket)))
      }
    } else {
      facts.requests.options.makeStale()
    }
    if let request = facts.methodsRequest {
      if facts.requests.methods.phase == .idle, facts.requests.quote.phase == .answered {
        let ticket = facts.requests.methods.ask(facts.versions.ofMethods)
        effects.append(.perform(.paymentMethods(request, ticket)))
      }
    } else {
      facts.requests.methods.makeStale()
    }
  }
}

extension Facts {
  /// An empty cart has no price.
  fileprivate mutating func forgetPrice() {
    price = nil
    requests.quote.makeStale()
  }

  /// Exactly what the price is asked for.
  var quoteRequest: QuoteRequest {
    QuoteRequest(
      cart: cart.id,
      currency: cart.currency,
      lines: cart.lines,
      promotionCodes: cart.promotionCodes,
      destination: destination,
      delivery: cart.hasPhysicalLines ? delivery : nil,
      paymentMethod: isCovered ? nil : method?.id
    )
  }

  /// Exactly what delivery options are asked for; `nil` while nothing has to be delivered, or nobody knows where.
  fileprivate var optionsRequest: DeliveryOptionsRequest? {
    guard cart.hasPhysicalLines, let address = deliveryAddress.accepted else { return nil }
    return DeliveryOptionsRequest(
      cart: cart.id,
      currency: cart.currency,
      lines: cart.lines,
      promotionCodes: cart.promotionCodes,
      destination: address
    )
  }

  /// Exactly what ways to pay are asked for; `nil` while nothing has to be paid.
  fileprivate var methodsRequest: PaymentMethodsRequest? {
    guard let price, price.total > 0 else { return nil }
    return PaymentMethodsRequest(
      cart: cart.id,
      lines: cart.lines,
      total: price.quote.total,
      isCovered: isCovered,
      deliveryCountry: deliveryCountry,
      billingCountry: billingCountry,
      deliveryKind: cart.hasPhysicalLines ? chosenOption?.kind : nil
    )
  }

  /// The option of the last list that was chosen.
  var chosenOption: DeliveryOption? {
    guard let delivery else { return nil }
    return options.first { $0.id == delivery.option }
  }
}
