import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// The answers that are *unknown* on purpose: neither success nor failure.
enum UnhandledAnswers {
  static let all: [PlacementAnswer] = [
    .noAnswer, .conflict, .alreadyPlaced(Shop.order("order-7")), .inProgressElsewhere, .refused(.priceChanged),
    .refused(.quoteExpired), .refused(.outOfStock([Shop.lamp])), .refused(.promotionInvalid(Merchant.freeCode)),
    .refused(.deliveryNotOffered), .refused(.giftCardShort(Shop.smallGiftCard)), .refused(.other(code: "odd")),
  ]
}

extension Situation {
  /// An address as a merchant would report it, taken from an order to Berlin.
  static func recordedAddress() throws -> AddressDraft? {
    var shop = try Shop.ready()
    try shop.place()
    return shop.state.confirmation?.order.deliveryAddress
  }
}
