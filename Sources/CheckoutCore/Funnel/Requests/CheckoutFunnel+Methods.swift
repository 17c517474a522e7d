import CheckoutAPI

extension CheckoutFunnel {
  /// Takes the ways to pay: a choice made before is kept if it is still offered, else dropped with a notice.
  mutating func methodsAnswered(
    _ result: Result<PaymentMethods, RepositoryFailure>,
    _ ticket: RequestTicket,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    guard facts.requests.methods.takes(ticket, inputs: facts.versions.ofMethods) else {
      return askAgain(at: now, &effects)
    }
    guard step.isCollecting else { return facts.requests.methods.makeStale() }
    switch result {
    case .failure(let failure):
      facts.requests.methods.fail()
      note(.couldNotRead(.paymentMethods, failure))
      settle(at: now, &effects)
    case .success(let methods):
      guard methods.areUsable(in: facts.cart.currency) else {
        facts.requests.methods.fail()
        note(.answerNotUsable(.paymentMethods))
        return settle(at: now, &effects)
      }
      take(methods, at: now, &effects)
    }
  }

  private mutating func take(_ methods: PaymentMethods, at now: Moment, _ effects: inout [CheckoutEffect]) {
    let wasCovered = facts.isCovered
    facts.methods = methods
    facts.requests.methods.answer()
    var conditions = facts.noteCoverage(since: wasCovered)
    // Credit came with this very list, which was asked for while something was due, and is good for that. Were it asked
    // for again, a merchant who gives credit only then would be asked for ever.
    if facts.isCovered { conditions.remove(.zeroCrossed) }
    facts.makeStale(by: .coverage, if: conditions)
    // The list for an order that is covered may have no way to pay in it: what was chosen waits for the next one.
    guard !wasCovered, !facts.isCovered else { return settle(at: now, &effects) }
    let takesSingle = facts.setup.policy.takesSinglePaymentMethod && methods.methods.count == 1 && facts.due > 0
    let single = takesSingle ? methods.methods.first : nil
    if let chosen = facts.method {
      let offered = methods.methods.first { $0.id == chosen.id }
      if offered == nil { note(.paymentDropped(chosen.id)) }
      if offered != chosen { return replace(chosen, with: offered ?? single, at: now, &effects) }
    } else if let single {
      return setMethod(single, at: now, &effects)
    }
    settle(at: now, &effects)
  }

  /// The same method in other terms keeps what stands for the card; another one, or none, does not.
  ///
  /// Its reference and the schemes it takes are terms: merchants write them anew with every list. Another kind, other
  /// details or another card on file are another method, whatever its name.
  private mutating func replace(
    _ chosen: PaymentMethod,
    with offered: PaymentMethod?,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    guard let offered, offered.id == chosen.id, offered.cardDetails == chosen.cardDetails, offered.kind == chosen.kind,
      offered.brand == chosen.brand
    else {
      return setMethod(offered, at: now, &effects)
    }
    facts.method = offered
    let changesFee = offered.fee != chosen.fee
    if changesFee { facts.versions.methodFee &+= 1 }
    facts.makeStale(by: .methodTerms, if: changesFee ? .feeChanges : [])
    // Nobody edited anything: whether an attempt that was not sent would be the same now shows when it is placed.
    settle(at: now, &effects)
  }
}

extension PaymentMethods {
  /// Whether the list does not contradict itself or the cart: names are unique, amounts not negative and of its
  /// currency, and no method pays both by a wallet's authorisation and by a card's token.
  func areUsable(in currency: Currency) -> Bool {
    let amounts = methods.compactMap(\.fee) + [storeCredit].compactMap { $0 }
    return amounts.allSatisfy { $0.currency == currency && !$0.isNegative }
      && Set(methods.map(\.id)).count == methods.count
      && methods.allSatisfy { !$0.needsAuthorisation || $0.cardDetails == .nothing }
  }
}
