import CheckoutAPI

extension CheckoutFunnel {
  /// What the step shows.
  var screen: CheckoutScreen {
    switch position {
    case .cart:
      .cart(
        CartScreen(unavailableLines: facts.price?.unavailableLines ?? [], rejectedPromotions: facts.rejectedPromotions))
    case .address: .address(facts.addressScreen)
    case .delivery:
      .delivery(
        DeliveryScreen(
          options: facts.options, choice: facts.delivery, isStale: facts.requests.options.phase != .answered))
    case .payment: .payment(facts.paymentScreen)
    case .card:
      .card(CardScreen(method: facts.method, report: facts.cardReport, hasToken: facts.token != nil))
    case .processing(let processing): .processing(processing.screen)
    case .confirmation(let confirmation):
      .confirmation(
        ConfirmationScreen(
          order: confirmation.order, differences: confirmation.differences, email: facts.contact.accepted?.email ?? ""))
    }
  }
}

extension Facts {
  /// The codes of the cart that the last price does not accept.
  fileprivate var rejectedPromotions: [PromotionCode] {
    guard let rejected = price?.quote.rejectedPromotions else { return [] }
    return cart.promotionCodes.filter(rejected.contains)
  }

  fileprivate var addressScreen: AddressScreen {
    let billing: AddressForm? =
      billingAddress?.form ?? (needsBillingAddress && !cart.hasPhysicalLines ? AddressEntry(AddressDraft()).form : nil)
    return AddressScreen(
      contact: contact.shown ?? ContactDraft(),
      contactProblems: contact.problems,
      delivery: cart.hasPhysicalLines ? deliveryAddress.form : nil,
      billing: billing,
      savedAddresses: savedAddresses
    )
  }

  fileprivate var paymentScreen: PaymentScreen {
    let total = price?.quote.total ?? .zero(cart.currency)
    let shares = Coverage.shares(of: total, among: giftCards)
    let byCards = shares.reduce(0) { $0 + $1.covers.minorUnits }
    return PaymentScreen(
      methods: methods?.methods ?? [],
      choice: method?.id,
      isStale: requests.methods.phase != .answered,
      giftCards: shares,
      storeCredit: methods?.storeCredit.map { _ in Money(minorUnits: covered - byCards, currency: cart.currency) },
      takesGiftCards: setup.capabilities.giftCards,
      rejectedPromotions: rejectedPromotions
    )
  }
}

extension ProcessingStep {
  fileprivate var screen: ProcessingScreen {
    var challenge: Challenge?
    let shown: ProcessingScreen.Stage =
      switch stage {
      case .recording: .recording
      case .sending: .sending
      case .challenge: .challenge
      case .resolving: .resolving
      case .cancelling: .cancelling
      case .unknown: .unknown
      }
    if case .challenge(let open) = stage { challenge = open }
    return ProcessingScreen(stage: shown, reference: key, challenge: challenge, total: record.value.submission.total)
  }
}
