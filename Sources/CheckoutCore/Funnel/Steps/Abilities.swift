import CheckoutAPI

/// Takes changes of the cart, and moves on.
protocol ChangesCart {}

/// Takes contact and addresses.
protocol ChangesAddresses: ChangesCart {}

/// Takes the delivery option and its extras.
protocol ChangesDelivery: ChangesAddresses {}

/// Takes gift cards, and the way to pay.
protocol ChangesPayment: ChangesDelivery {}

extension ChangesCart {
  /// What every collecting step takes.
  static var cartActions: CheckoutActionSet {
    CheckoutActionSet(
      .addLine, .setQuantity, .setGuarantee, .removeLine, .saveForLater, .moveToCart, .applyPromotion,
      .removePromotion, .setCurrency, .proceed, .placeOrder, .openLink, .receiveAnswer, .retry, .refresh)
  }
}

extension ChangesAddresses {
  /// What the address step and every step after it take.
  static var addressActions: CheckoutActionSet {
    cartActions.union(
      CheckoutActionSet(
        .setContact, .setDeliveryAddress, .chooseSavedAddress, .setBillingAddress, .billToDeliveryAddress, .goBack))
  }
}

extension ChangesDelivery {
  /// What the delivery step and every step after it take.
  static var deliveryActions: CheckoutActionSet {
    addressActions.union(CheckoutActionSet(.chooseDelivery, .setExtra))
  }
}

extension ChangesPayment {
  /// What the payment step and every step after it take.
  static var paymentActions: CheckoutActionSet {
    deliveryActions.union(CheckoutActionSet(.addGiftCard, .removeGiftCard, .choosePayment, .authoriseWallet))
  }
}

extension CheckoutActionSet {
  /// The set of these actions.
  init(_ kinds: CheckoutActionKind...) {
    self = kinds.reduce(into: []) { $0.formUnion(CheckoutActionSet($1)) }
  }
}
