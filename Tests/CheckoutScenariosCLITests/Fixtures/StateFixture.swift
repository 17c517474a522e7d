import CheckoutAPI

/// States that are built by hand, to be shown.
enum StateFixture {
  static let lamp = CartLineDraft(
    product: ProductID("sku-1"), name: "Lamp", unitPrice: euros(1999), quantity: 2, wantsGuarantee: true)

  static func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  static let method = PaymentMethod(id: PaymentMethodID("card"), name: "Card", kind: .card, brand: .visa)

  static let cardScreen = CardScreen(method: method, report: nil, hasToken: false)

  static var cart: Cart {
    var cart = Cart(id: CartID("cart-1"), currency: .eur)
    cart.lines = [CartLine(id: LineID("sku-1"), draft: lamp)]
    cart.promotionCodes = [PromotionCode("SAVE10")]
    return cart
  }

  static var totals: Totals {
    var totals = Totals(
      subtotal: euros(3998), total: euros(4797), covered: euros(1000), due: euros(3797), isProvisional: true,
      isEstimate: true)
    totals.discount = euros(1)
    totals.delivery = euros(499)
    totals.extras = euros(2)
    totals.guarantee = euros(3)
    totals.fees = euros(4)
    totals.taxAdded = euros(5)
    totals.taxIncluded = euros(6)
    return totals
  }

  static func state(_ screen: CheckoutScreen = .cart(CartScreen(unavailableLines: [], rejectedPromotions: [])))
    -> CheckoutState
  {
    CheckoutState(
      screen: screen, route: [], requirements: [], cart: cart, totals: totals, pending: [], notices: [], allowed: [],
      isReadyToPlace: false)
  }
}
