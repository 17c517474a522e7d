import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// The table *requirements* of the design, as it is written there.
extension ExpectedOrder {
  /// What the steps of the route ask for, in order.
  var requirements: [Need] {
    var needs: [Need] = [Need(.cart, .lines, lines)]
    if !funnel.cart.isEmpty, let worth { needs.append(Need(.cart, .orderValue, worth)) }
    if last != .cart { needs.append(Need(.cart, .quote, hasPrice ? .met : funnel.cart.isEmpty ? .unmet : .awaiting)) }
    if applies(.address) { needs += addressNeeds }
    if applies(.delivery) { needs.append(Need(.delivery, .deliveryOption, option)) }
    if applies(.payment) { needs += paymentNeeds }
    if applies(.card) { needs.append(Need(.card, .cardToken, card)) }
    let at = needs.lastIndex { $0.step == last }.map { $0 + 1 } ?? needs.count
    needs.insert(Need(last, .quote, freshQuote), at: at)
    return needs
  }

  private var lines: Requirement.Status {
    if funnel.cart.isEmpty { return .unmet }
    let soldOut = funnel.quote?.lines.filter { !$0.isAvailable }.map(\.line) ?? []
    guard funnel.cart.lines.contains(where: { soldOut.contains($0.id) }) else { return .met }
    // Awaiting only if the answer alone can meet it: the next price may.
    return funnel.quotePhase == .answered ? .unmet : .awaiting
  }

  /// What the lines come to, by the merchant's prices once these lines are priced, where the shop limits that.
  private var worth: Requirement.Status? {
    guard let limit = setup.policy.limits.orderValues.first(where: { $0.currency == funnel.cart.currency }) else {
      return nil
    }
    let isPriced = funnel.quotePhase == .answered
    let own = funnel.cart.lines.map { $0.unitPrice.minorUnits * Int64($0.quantity) }
    let merchants = funnel.quote?.lines.map { $0.unitPrice.minorUnits * Int64($0.quantity) }
    let value = (isPriced ? merchants ?? own : own).reduce(0, +)
    let least = limit.minimum?.minorUnits ?? 0
    let most = limit.maximum?.minorUnits ?? .max
    return (least...most).contains(value) ? .met : isPriced ? .unmet : .awaiting
  }

  private var addressNeeds: [Need] {
    var needs: [Need] = []
    if isGuest || funnel.contact != nil { needs.append(Need(.address, .contactEmail, met(funnel.isContactGood))) }
    if isPhysical { needs.append(Need(.address, .deliveryAddress, met(funnel.deliveryAddress != nil))) }
    let bill = funnel.billing == nil && isPhysical ? funnel.deliveryAddress : funnel.billingAddress
    if needsBilling || (funnel.billing != nil && bill == nil) {
      needs.append(Need(.address, .billingAddress, met(bill != nil)))
    }
    return needs
  }

  /// An option is chosen and of the last list; one that is being checked again is awaited.
  private var option: Requirement.Status {
    if funnel.choice != nil { return funnel.optionsPhase == .answered ? .met : .awaiting }
    return isAsking(funnel.optionsPhase) && setup.policy.takesSingleDeliveryOption ? .awaiting : .unmet
  }

  private var paymentNeeds: [Need] {
    guard isDecided else { return [Need(.payment, .paymentMethod, .awaiting)] }
    var needs: [Need] = []
    if isAsking(funnel.giftCardPhase) {
      needs.append(Need(.payment, .giftCards, .awaiting))
    } else if !funnel.giftCards.isEmpty {
      needs.append(Need(.payment, .giftCards, .met))
    }
    let isListed = funnel.methodsPhase == .answered
    guard due > 0 else {
      // Credit that is being asked for again may be less: the answer alone can meet it.
      if funnel.methods?.storeCredit != nil, !isListed { needs.append(Need(.payment, .paymentMethod, .awaiting)) }
      return needs
    }
    if funnel.method != nil {
      needs.append(Need(.payment, .paymentMethod, isListed ? .met : .awaiting))
    } else {
      let comes =
        (isAsking(funnel.methodsPhase) || funnel.methodsPhase == .idle) && setup.policy.takesSinglePaymentMethod
      needs.append(Need(.payment, .paymentMethod, comes ? .awaiting : .unmet))
    }
    if funnel.method?.kind == .wallet { needs.append(Need(.payment, .walletAuthorisation, met(funnel.token != nil))) }
    return needs
  }

  private var card: Requirement.Status {
    if !isDecided { return .awaiting }
    if funnel.token != nil { return .met }
    return isAsking(funnel.tokenPhase) ? .awaiting : .unmet
  }

  private var freshQuote: Requirement.Status {
    if funnel.cart.isEmpty { return .unmet }
    return funnel.quotePhase == .answered && isDecided && !funnel.isQuoteExpired ? .met : .awaiting
  }

  private func met(_ isMet: Bool) -> Requirement.Status { isMet ? .met : .unmet }

  private func isAsking(_ phase: CanonicalFunnel.Phase) -> Bool {
    if case .asking = phase { return true }
    return false
  }
}
