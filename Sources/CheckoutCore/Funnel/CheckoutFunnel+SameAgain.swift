import CheckoutAPI

extension CheckoutFunnel {
  /// Whether an action writes what is there already: the last row of the change table, which touches nothing.
  ///
  /// What is not kept cannot be compared: the same card or gift card again is asked about again. A code that is there
  /// already and the currency of a cart with lines are refused, which changes nothing either.
  func writesTheSame(_ action: CheckoutAction) -> Bool {
    switch action {
    case .setQuantity(let line, let quantity): facts.cart.lines.contains { $0.id == line && $0.quantity == quantity }
    case .setGuarantee(let line, let isWanted):
      facts.cart.lines.contains { $0.id == line && $0.wantsGuarantee == isWanted }
    case .setCurrency(let currency): facts.cart.isEmpty && facts.cart.currency == currency
    case .setContact(let draft): facts.contact.shown == draft
    case .setDeliveryAddress(let draft): facts.deliveryAddress.draft == draft
    case .chooseSavedAddress(let id):
      facts.savedAddresses.first { $0.id == id }?.address == facts.deliveryAddress.draft
    case .setBillingAddress(let draft): facts.billingAddress?.draft == draft
    case .billToDeliveryAddress: facts.billingAddress == nil && facts.takesBillToDeliveryAddress
    case .chooseDelivery(let id): facts.cart.hasPhysicalLines && facts.chosenOption?.id == id
    case .setExtra(let id, let isWanted): facts.cart.hasPhysicalLines && facts.hasExtra(id, isWanted)
    case .choosePayment(let id):
      !facts.isCovered && facts.method?.id == id && facts.methods?.methods.contains { $0.id == id } ?? false
    case .authoriseWallet(let authorisation): facts.canAuthoriseWallet && writesTheSame(authorisation)
    case .addLine, .removeLine, .saveForLater, .moveToCart, .applyPromotion, .removePromotion, .addGiftCard,
      .removeGiftCard, .enterCard, .proceed, .goBack, .placeOrder, .startNext, .startOver, .openLink,
      .completeChallenge, .cancelAttempt, .checkAgain, .receiveAnswer, .retry, .refresh:
      false
    }
  }

  /// The same authorisation is one with the same token; each address that comes with it has to be there already.
  private func writesTheSame(_ authorisation: WalletAuthorisation) -> Bool {
    facts.token == authorisation.token
      && authorisation.contact.map { $0 == facts.contact.shown } ?? true
      && authorisation.deliveryAddress.map { $0 == facts.deliveryAddress.draft } ?? true
      && authorisation.billingAddress.map { $0 == facts.billingAddress?.draft } ?? true
  }
}

extension Facts {
  /// Whether an extra of the chosen option is taken, or left, already.
  fileprivate func hasExtra(_ id: DeliveryExtraID, _ isWanted: Bool) -> Bool {
    guard let delivery, chosenOption?.extras.contains(where: { $0.id == id }) ?? false else { return false }
    return delivery.extras.contains(id) == isWanted
  }
}
