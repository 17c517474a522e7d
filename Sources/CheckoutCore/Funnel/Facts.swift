import CheckoutAPI

/// Everything the funnel knows, in one place: changed in place, never copied for a transition.
///
/// Which steps apply, what they need and what is to be asked next are functions of these facts alone.
struct Facts: Equatable, Sendable {
  let setup: FunnelSetup
  /// The number of the cart within the checkout, from 1.
  var cartNumber: Int
  var cart: Cart

  var contact: ContactForm
  var deliveryAddress: AddressEntry
  /// `nil` while the bill goes to the delivery address.
  var billingAddress: AddressEntry?
  var savedAddresses: [SavedAddress] = []
  /// The address of an earlier checkout that was offered in the form.
  var keptAddress: AddressDraft?

  var options: [DeliveryOption] = []
  var delivery: DeliveryChoice?

  var methods: PaymentMethods?
  var method: PaymentMethod?
  var giftCards: [GiftCard] = []

  var cardReport: CardReport?
  /// What stands for the card, or for the wallet's authorisation.
  var token: PaymentToken?

  /// The merchant's last price that could be used.
  var price: Price?
  /// The change whose row waits for the next price: when the total is another one, so may be the ways to pay.
  var waitsForTotal: ChangeTable.Change?

  var requests = Requests()
  var versions = InputVersions()

  init(setup: FunnelSetup) {
    self.setup = setup
    cartNumber = 1
    cart = Cart(id: Facts.cartID(1, in: setup), currency: setup.policy.currency)
    contact = ContactForm(known: setup.shopper)
    deliveryAddress = AddressEntry(AddressDraft())
  }

  static func cartID(_ number: Int, in setup: FunnelSetup) -> CartID {
    CartID("\(setup.identity.rawValue)-\(number)")
  }
}

// MARK: What follows from them

extension Facts {
  /// Where the order goes to, as far as the price is concerned.
  var destination: PostalAddress? {
    cart.hasPhysicalLines ? deliveryAddress.accepted : billingAddress?.accepted
  }

  /// The address of the bill: the delivery address unless one was set or none exists.
  var effectiveBillingAddress: PostalAddress? {
    if let billingAddress { return billingAddress.accepted }
    return cart.hasPhysicalLines ? deliveryAddress.accepted : nil
  }

  /// The country that is delivered to, also while the rest of the address is not complete.
  var deliveryCountry: CountryCode? { cart.hasPhysicalLines ? deliveryAddress.country : nil }

  /// The country that the bill goes to, also while the rest of the address is not complete.
  var billingCountry: CountryCode? { billingAddress.map { $0.country } ?? deliveryCountry }

  /// Whether somebody needs to know where the bill goes.
  var needsBillingAddress: Bool {
    switch setup.policy.billingAddress {
    case .always: return true
    case .whenPaid: if costsSomething { return true }
    case .whenNeeded: break
    }
    if price?.quote.taxDependsOnAddress ?? false, !cart.hasPhysicalLines { return true }
    return method?.needsBillingAddress ?? false && due > 0
  }

  /// Whether the last price is more than nothing.
  var costsSomething: Bool { price.map { $0.total > 0 } ?? false }

  /// What gift cards and store credit pay, in minor units: never more than the total.
  var covered: Int64 {
    price.map { Coverage.covered($0.total, by: giftCards, credit: methods?.storeCredit) } ?? 0
  }

  /// What is left to pay, in minor units.
  var due: Int64 { price.map { $0.total - covered } ?? 0 }

  /// Whether gift cards and store credit pay for an order that costs something.
  var isCovered: Bool { costsSomething && due == 0 }

  /// Whether the quote can be placed at a moment: newest, with the address it needs, not expired.
  func hasFreshQuote(at now: Moment) -> Bool {
    guard let price, requests.quote.phase == .answered else { return false }
    return !price.isEstimate && !price.quote.isExpired(at: now)
  }
}
