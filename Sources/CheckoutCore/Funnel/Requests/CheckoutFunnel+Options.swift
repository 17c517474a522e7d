import CheckoutAPI

extension CheckoutFunnel {
  /// Takes the delivery options: a choice made before is kept if it is still offered, else dropped with a notice.
  mutating func optionsAnswered(
    _ result: Result<[DeliveryOption], RepositoryFailure>,
    _ ticket: RequestTicket,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    guard facts.requests.options.takes(ticket, inputs: facts.versions.ofOptions) else {
      return askAgain(at: now, &effects)
    }
    guard step.isCollecting else { return facts.requests.options.makeStale() }
    switch result {
    case .failure(let failure):
      facts.requests.options.fail()
      note(.couldNotRead(.deliveryOptions, failure))
      settle(at: now, &effects)
    case .success(let options):
      guard options.areUsable(in: facts.cart.currency) else {
        facts.requests.options.fail()
        note(.answerNotUsable(.deliveryOptions))
        return settle(at: now, &effects)
      }
      take(options, at: now, &effects)
    }
  }

  private mutating func take(_ options: [DeliveryOption], at now: Moment, _ effects: inout [CheckoutEffect]) {
    let old = facts.chosenOption
    let single = facts.setup.policy.takesSingleDeliveryOption && options.count == 1 ? options.first : nil
    facts.options = options
    facts.requests.options.answer()
    if let choice = facts.delivery {
      guard let option = facts.chosenOption else {
        note(.deliveryDropped(choice.option))
        facts.delivery = single.map { DeliveryChoice(option: $0.id, extras: [], reference: $0.reference) }
        return deliveryChanged(changesKind: old?.kind != single?.kind, at: now, &effects)
      }
      let kept = DeliveryChoice(
        option: option.id,
        extras: option.extras.map(\.id).filter(choice.extras.contains),
        reference: option.reference
      )
      for extra in choice.extras where !kept.extras.contains(extra) { note(.extraDropped(extra)) }
      if kept != choice || old?.kind != option.kind {
        facts.delivery = kept
        return deliveryChanged(changesKind: old?.kind != option.kind, at: now, &effects)
      }
    } else if let single {
      return takeDelivery(single, at: now, &effects)
    }
    settle(at: now, &effects)
  }

  private mutating func deliveryChanged(changesKind: Bool, at now: Moment, _ effects: inout [CheckoutEffect]) {
    facts.versions.delivery &+= 1
    if changesKind { facts.versions.deliveryKind &+= 1 }
    settle(.delivery, if: changesKind ? .kindChanges : [], at: now, &effects)
  }
}

extension [DeliveryOption] {
  /// Whether the list does not contradict itself or the cart: names are unique, amounts not negative and of its
  /// currency.
  func areUsable(in currency: Currency) -> Bool {
    let amounts = flatMap { [$0.price] + $0.extras.map(\.price) }
    return amounts.allSatisfy { $0.currency == currency && !$0.isNegative } && Set(map(\.id)).count == count
      && allSatisfy { Set($0.extras.map(\.id)).count == $0.extras.count }
  }
}
