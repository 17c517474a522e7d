import CheckoutAPI

extension CheckoutFunnel {
  mutating func chooseDelivery(
    _ id: DeliveryOptionID,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard facts.cart.hasPhysicalLines else { throw Objection(.stepNotOnRoute) }
    guard let option = facts.options.first(where: { $0.id == id }) else { throw Objection(.notOffered) }
    takeDelivery(option, at: now, &effects)
  }

  mutating func takeDelivery(_ option: DeliveryOption, at now: Moment, _ effects: inout [CheckoutEffect]) {
    let changesKind = facts.chosenOption?.kind != option.kind
    facts.delivery = DeliveryChoice(option: option.id, extras: [], reference: option.reference)
    facts.versions.delivery &+= 1
    if changesKind { facts.versions.deliveryKind &+= 1 }
    settle(.delivery, if: changesKind ? .kindChanges : [], at: now, &effects)
  }

  mutating func setExtra(
    _ id: DeliveryExtraID,
    to isWanted: Bool,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard facts.cart.hasPhysicalLines else { throw Objection(.stepNotOnRoute) }
    guard let choice = facts.delivery, let option = facts.chosenOption else { throw Objection(.noDeliveryChosen) }
    guard option.extras.contains(where: { $0.id == id }) else { throw Objection(.notOffered) }
    // In the order of the list, so that the same choice is the same value however it was made.
    facts.delivery?.extras = option.extras.map(\.id).filter { $0 == id ? isWanted : choice.extras.contains($0) }
    facts.versions.delivery &+= 1
    settle(.delivery, at: now, &effects)
  }
}
