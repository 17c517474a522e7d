import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// Walks along ways that the random walks do not take: their shopper is never known.
enum RareWays: String, CaseIterable, Sendable {
  case declinedAtCart, cancelledAtCart, notSentAtCart, notRecordedAtCart
  case addressToPayment, addressToCard, addressToCart, paymentToCart
  case retryAtCart, retryAtDelivery

  /// The last change of step of the walk.
  var edge: TransitionTable.Edge {
    switch self {
    case .declinedAtCart: .init(from: .processing, to: .cart, cause: .answer(.declined))
    case .cancelledAtCart: .init(from: .processing, to: .cart, cause: .answer(.cancelled))
    case .notSentAtCart: .init(from: .processing, to: .cart, cause: .answer(.notSent))
    case .notRecordedAtCart: .init(from: .processing, to: .cart, cause: .answer(.notRecorded))
    case .addressToPayment: .init(from: .address, to: .payment, cause: .vanished)
    case .addressToCard: .init(from: .address, to: .card, cause: .vanished)
    case .addressToCart: .init(from: .address, to: .cart, cause: .vanished)
    case .paymentToCart: .init(from: .payment, to: .cart, cause: .vanished)
    case .retryAtCart: .init(from: .cart, to: .processing, cause: .action(.retry))
    case .retryAtDelivery: .init(from: .delivery, to: .processing, cause: .action(.retry))
    }
  }

  /// Walks it.
  func shop() throws -> Shop {
    var shop = RareWays.known()
    switch self {
    case .declinedAtCart:
      shop.merchant.behaviour = .declining(DeclineReason(code: "no", mend: .card))
      try shop.placeFree()
    case .cancelledAtCart:
      shop.replies[.place] = { _ in .placement(.cancelled) }
      try shop.placeFree()
    case .notSentAtCart:
      shop.merchant.behaviour = .unreachable
      try shop.placeFree()
    case .notRecordedAtCart:
      shop.replies[.record] = { _ in .journal(.notWritten) }
      try shop.placeFree()
    case .addressToPayment:
      try shop.send(.addLine(Fixtures.ebook), .addLine(Fixtures.lamp), .proceed)
      // Only with an address is the price no estimate, and known that no card is asked for.
      try shop.send(.setDeliveryAddress(Fixtures.berlin), .removeLine(Shop.lamp))
    case .addressToCard:
      try shop.send(.addLine(Fixtures.ebook), .proceed, .choosePayment(Shop.card), .addLine(Fixtures.lamp))
      try shop.send(.removeLine(Shop.lamp))
    case .addressToCart:
      // Nobody needs the address, and it is not right: only without it is there nothing to ask for.
      try shop.send(.addLine(Fixtures.ebook), .proceed, .setBillingAddress(AddressDraft(country: "DE")))
      try shop.send(.applyPromotion(Merchant.freeCode), .billToDeliveryAddress)
    case .retryAtCart, .retryAtDelivery:
      shop = try Shop.ready()
      shop.merchant.behaviour = .unreachable
      try shop.place()
      shop.merchant.behaviour = .pending
      try shop.send(.goBack(to: edge.from), .retry)
    case .paymentToCart:
      try shop.send(.addLine(Fixtures.ebook), .proceed, .applyPromotion(Merchant.freeCode))
    }
    return shop
  }

  private static func known() -> Shop {
    var setup = Shop.setup
    setup.shopper = KnownShopper(contact: Fixtures.contact)
    return Shop(setup)
  }
}

extension Shop {
  /// Orders what costs nothing and is delivered nowhere, right from the cart.
  fileprivate mutating func placeFree() throws(CheckoutRefusal) {
    try send(.addLine(Fixtures.ebook), .applyPromotion(Merchant.freeCode))
    try place()
  }
}
