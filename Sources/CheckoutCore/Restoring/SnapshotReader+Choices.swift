import CheckoutAPI

extension SnapshotReader {
  /// Takes the delivery option provisionally: the list that comes anew decides about it.
  mutating func take(_ form: SnapshotForm.DeliveryForm) throws(SnapshotProblem) {
    let choice = DeliveryChoice(
      option: DeliveryOptionID(form.option), extras: form.extras.map { DeliveryExtraID($0) },
      reference: form.reference.map { MerchantReference($0) })
    guard Set(choice.extras).count == choice.extras.count else {
      throw SnapshotProblem(.malformed, field: "delivery.extras")
    }
    if let offer = form.offer {
      let option = try read(offer, id: choice.option)
      guard [option].areUsable(in: facts.cart.currency),
        option.extras.map(\.id).filter(choice.extras.contains) == choice.extras
      else { return dropped.append(DroppedAnswer(.deliveryOption(choice.option), option.name, .notOffered)) }
      facts.options = [option]
    }
    facts.delivery = choice
  }

  private func read(_ form: SnapshotForm.OptionForm, id: DeliveryOptionID) throws(SnapshotProblem) -> DeliveryOption {
    var extras: [DeliveryExtra] = []
    for (index, extra) in form.extras.enumerated() {
      let price = try amount(extra.price, field: "delivery.offer.extras[\(index)].price")
      extras.append(DeliveryExtra(id: DeliveryExtraID(extra.id), name: extra.name, price: price))
    }
    return DeliveryOption(
      id: id, name: form.name, kind: DeliveryKind(form.kind),
      price: try amount(form.price, field: "delivery.offer.price"), extras: extras, estimate: form.estimate,
      reference: form.reference.map { MerchantReference($0) })
  }

  /// Takes the payment method provisionally; what stood for its card is gone.
  mutating func take(_ form: SnapshotForm.MethodForm) throws(SnapshotProblem) {
    guard let details = CardDetailsNeed(rawValue: form.cardDetails) else {
      throw SnapshotProblem(.malformed, field: "method.cardDetails")
    }
    var fee: Money?
    if let charged = form.fee { fee = try amount(charged, field: "method.fee") }
    let method = PaymentMethod(
      id: PaymentMethodID(form.id), name: form.name, kind: PaymentMethodKind(form.kind), cardDetails: details,
      fee: fee, paysInCoins: form.coins, needsBillingAddress: form.billing, brand: form.brand.map { CardBrand($0) },
      networks: form.networks.map { CardBrand($0) }, reference: form.reference.map { MerchantReference($0) })
    guard PaymentMethods([method]).areUsable(in: facts.cart.currency) else {
      return dropped.append(DroppedAnswer(.paymentMethod(method.id), method.name, .notOffered))
    }
    facts.method = method
  }

  /// Takes the gift cards with the balances they had: a number to ask with is kept nowhere, and placing tells.
  mutating func takeGiftCards(_ forms: [SnapshotForm.GiftCardForm]) throws(SnapshotProblem) {
    for (index, form) in forms.enumerated() {
      let balance = try amount(form.balance, field: "giftCards[\(index)].balance")
      let card = GiftCard(
        id: GiftCardID(form.id), maskedNumber: form.masked, balance: balance,
        reference: form.reference.map { MerchantReference($0) })
      guard balance.minorUnits > 0 else {
        throw SnapshotProblem(.malformed, field: "giftCards[\(index)].balance")
      }
      guard !facts.giftCards.contains(where: { $0.id == card.id }) else {
        throw SnapshotProblem(.malformed, field: "giftCards[\(index)].id")
      }
      if facts.setup.capabilities.giftCards {
        facts.giftCards.append(card)
      } else {
        dropped.append(DroppedAnswer(.giftCard(card.id), card.maskedNumber, .giftCardsNotTaken))
      }
    }
  }
}
