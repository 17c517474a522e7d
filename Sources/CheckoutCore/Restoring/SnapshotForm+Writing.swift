import CheckoutAPI

extension SnapshotForm {
  /// Writes down what a funnel would start from again.
  ///
  /// An order that is on its way or unknown is the journal's: here its cart stands where it was placed from. An order
  /// that is placed is over: here the next cart begins.
  init(_ funnel: CheckoutFunnel) {
    var funnel = funnel
    if funnel.step == .confirmation { funnel.startNextCart() }
    let facts = funnel.facts
    checkout = facts.setup.identity.rawValue
    cart = facts.cartNumber
    attempts = funnel.attempts
    revision = facts.cart.revision
    home = facts.setup.policy.currency.code
    currency = facts.cart.currency.code
    lines = facts.cart.lines.map { LineForm($0) }
    saved = facts.cart.savedForLater.lines.map { LineForm($0) }
    promotions = facts.cart.promotionCodes.map(\.rawValue)
    contact = facts.contact.draft.map { ContactForm(email: $0.email, phone: $0.phone) }
    deliveryAddress = facts.deliveryAddress.draft.namedFields
    billingAddress = facts.billingAddress?.draft.namedFields
    delivery = facts.delivery.map { DeliveryForm($0, offered: facts.chosenOption) }
    method = facts.method.map { MethodForm($0) }
    giftCards = facts.giftCards.map { GiftCardForm($0) }
    step = (funnel.step.isCollecting ? funnel.step : Route(facts).lastCollecting).rawValue
  }
}

extension AddressDraft {
  /// The fields that are not empty, by their names.
  var namedFields: [String: String] {
    (AddressDraft.readFields + [.country]).reduce(into: [:]) { fields, field in
      if !self[field].isEmpty { fields[field.rawValue] = self[field] }
    }
  }
}

extension SnapshotForm.AmountForm {
  fileprivate init(_ money: Money) { self.init(units: money.minorUnits, currency: money.currency.code) }
}

extension SnapshotForm.LineForm {
  fileprivate init(_ line: CartLine) {
    self.init(
      id: line.id.rawValue, product: line.product.rawValue, name: line.name,
      price: SnapshotForm.AmountForm(line.unitPrice), quantity: line.quantity, kind: line.kind.rawValue,
      guarantee: line.wantsGuarantee)
  }
}

extension SnapshotForm.DeliveryForm {
  fileprivate init(_ choice: DeliveryChoice, offered option: DeliveryOption?) {
    self.init(
      option: choice.option.rawValue, extras: choice.extras.map(\.rawValue), reference: choice.reference?.rawValue,
      offer: option.map { SnapshotForm.OptionForm($0) })
  }
}

extension SnapshotForm.OptionForm {
  fileprivate init(_ option: DeliveryOption) {
    self.init(
      name: option.name, kind: option.kind.rawValue, price: SnapshotForm.AmountForm(option.price),
      extras: option.extras.map {
        SnapshotForm.ExtraForm(id: $0.id.rawValue, name: $0.name, price: SnapshotForm.AmountForm($0.price))
      }, estimate: option.estimate, reference: option.reference?.rawValue)
  }
}

extension SnapshotForm.MethodForm {
  fileprivate init(_ method: PaymentMethod) {
    self.init(
      id: method.id.rawValue, name: method.name, kind: method.kind.rawValue,
      cardDetails: method.cardDetails.rawValue, fee: method.fee.map { SnapshotForm.AmountForm($0) },
      coins: method.paysInCoins, billing: method.needsBillingAddress, brand: method.brand?.rawValue,
      networks: method.networks.map(\.rawValue), reference: method.reference?.rawValue)
  }
}

extension SnapshotForm.GiftCardForm {
  fileprivate init(_ card: GiftCard) {
    self.init(
      id: card.id.rawValue, masked: card.maskedNumber, balance: SnapshotForm.AmountForm(card.balance),
      reference: card.reference?.rawValue)
  }
}
