import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// What was recorded goes through the funnel: its prices are accepted, and its orders are what was agreed to.
@Suite struct RecordedWalkTests {
  private static func body(_ number: String, _ list: [Recording]) throws -> Wire {
    try Recording.at(number, of: list).answer().body
  }

  private static func placed(_ number: String, _ list: [Recording]) throws -> PlacementAnswer {
    let (status, body) = try Recording.at(number, of: list).answer()
    return list.first?.merchant == "oscar" ? OscarReader.answer(status, body) : UCPReader.answer(status, body)
  }

  private static let card = PaymentMethods([PaymentMethod(id: PaymentMethodID("card"), name: "Card", kind: .card)])

  private static let sample = RecordedShop.Answers(
    quote: { request, lines in
      let number = request.delivery == nil ? "04" : request.promotionCodes.isEmpty ? "06" : "07"
      return try UCPReader.quote(body(number, Recording.sample), for: lines)
    },
    options: { try UCPReader.options(body("05", Recording.sample)) },
    methods: { card },
    placement: { try placed("11", Recording.sample) })

  private static let ucpify = RecordedShop.Answers(
    quote: { request, lines in
      let number = request.destination == nil ? "03" : request.delivery == nil ? "04" : "05"
      return try UCPReader.quote(body(number, Recording.ucpify), for: lines)
    },
    options: { try UCPReader.options(body("04", Recording.ucpify)) },
    methods: { try UCPReader.methods(body("04", Recording.ucpify)["ucp"]["payment_handlers"]) },
    placement: { try placed("06", Recording.ucpify) })

  private static let oscar = RecordedShop.Answers(
    quote: { request, lines in
      let options = try OscarReader.options(body("12", Recording.oscar))
      let pot =
        try request.lines.last?.quantity == 2
        ? Array(body("05", Recording.oscar).elements.suffix(1)) : [body("06", Recording.oscar)]
      return try OscarReader.quote(
        body(request.promotionCodes.isEmpty ? "04" : "10", Recording.oscar),
        lines: Array(body("05", Recording.oscar).elements.prefix(1)) + pot,
        delivery: options.first { $0.id == request.delivery?.option }, for: lines)
    },
    options: { try OscarReader.options(body("12", Recording.oscar)) },
    methods: { card },
    placement: { try placed("17", Recording.oscar) })

  /// Fills the cart, goes to the end of the funnel, and answers with the totals on the way.
  private func walk(
    _ shop: inout RecordedShop, products: [ProductID], pots: Int = 1, code: String? = nil, option: String
  ) throws -> [Int64] {
    let currency = shop.state.totals.total.currency
    var totals: [Int64] = []
    for (product, (price, quantity)) in zip(products, [(3000, 1), (1500, pots)]) {
      let line = Fixtures.line(product.rawValue, "Flowers", Int64(price), in: currency, quantity: quantity)
      try shop.send(.addLine(line))
    }
    totals.append(shop.state.totals.total.minorUnits)
    if let code {
      // The merchant has recorded its discount together with the other number of pots.
      try shop.send(.applyPromotion(PromotionCode(code)))
      if pots != 1, let pot = shop.state.cart.lines.last { try shop.send(.setQuantity(line: pot.id, quantity: 1)) }
    }
    try shop.send(
      .proceed, .setContact(Fixtures.contact), .setDeliveryAddress(Fixtures.springfield), .proceed,
      .chooseDelivery(DeliveryOptionID(option)))
    totals.append(shop.state.totals.total.minorUnits)
    let method = try #require(try shop.answers.methods().methods.first)
    try shop.send(.proceed, .choosePayment(method.id), .proceed, .enterCard(Fixtures.card))
    #expect(shop.state.notices == [])
    #expect(shop.state.isReadyToPlace)
    return totals
  }

  private func confirm(_ shop: inout RecordedShop) throws -> ConfirmationScreen {
    try shop.send(.placeOrder(expectedTotal: shop.state.totals.total))
    guard case .confirmation(let confirmation) = shop.state.screen else { throw RepositoryFailure(.unreadable) }
    return confirmation
  }

  private static let ucpProducts = [ProductID("bouquet_tulips"), ProductID("pot_ceramic")]

  @Test func `the sample merchant's prices are accepted and its order is what was agreed to`() throws {
    var shop = RecordedShop(.usd, Self.sample)
    #expect(try walk(&shop, products: Self.ucpProducts, code: "10OFF", option: "exp-ship-us") == [4500, 5400])
    #expect(shop.state.totals.discount.minorUnits == 600)
    #expect(shop.state.totals.delivery?.minorUnits == 1500)
    let confirmation = try confirm(&shop)
    #expect(confirmation.differences == [])
    #expect(confirmation.order.total.minorUnits == 5400)
    #expect(shop.submission?.quoteReference == confirmation.order.reference)
  }

  @Test func `prices with tax are accepted, and the order has them`() throws {
    var shop = RecordedShop(.usd, Self.ucpify)
    #expect(try walk(&shop, products: Self.ucpProducts, option: "exp-ship") == [4871, 6371])
    #expect(shop.state.totals.taxAdded.minorUnits == 371)
    #expect(try confirm(&shop).differences == [])
  }

  @Test func `prices of decimal texts are accepted, and an order that says no lines is no other order`() throws {
    var shop = RecordedShop(.gbp, Self.oscar)
    let products = Mapping.oscarCart.keys.sorted { $0.rawValue < $1.rawValue }
    #expect(try walk(&shop, products: products, pots: 2, code: "10OFF", option: "express") == [6000, 5550])
    #expect(shop.state.totals.subtotal.minorUnits == 4500)
    #expect(shop.state.totals.discount.minorUnits == 450)
    let confirmation = try confirm(&shop)
    #expect(confirmation.differences == [])
    #expect(confirmation.order.id == OrderID("100007"))
  }

  @Test func `a piece that costs another price than the quote said is a difference`() throws {
    var answers = Self.sample
    answers.placement = {
      let session = try Self.body("11", Recording.sample)
      guard case .placed(let order) = UCPReader.answer(200, session), let pot = order.lines.last else {
        return .noAnswer
      }
      let dear = OrderLine(
        product: pot.product, name: pot.name, quantity: 1, unitPrice: Money(minorUnits: 1600, currency: .usd))
      return .placed(
        Order(
          id: order.id, lines: [order.lines[0], dear], total: order.total,
          deliveryAddress: AddressDraft(postalCode: "62705")))
    }
    var shop = RecordedShop(.usd, answers)
    _ = try walk(&shop, products: Self.ucpProducts, code: "10OFF", option: "exp-ship-us")
    let agreed = Money(minorUnits: 1500, currency: .usd)
    let confirmation = try confirm(&shop)
    #expect(
      confirmation.differences == [
        .unitPrice(
          product: Self.ucpProducts[1], agreed: agreed, ordered: Money(minorUnits: 1600, currency: .usd)),
        .deliveryAddress(agreed: shop.submission?.deliveryAddress, ordered: AddressDraft(postalCode: "62705")),
      ])
  }
}
