import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What gift cards and store credit pay: in their order, never more than there is to pay.
@Suite struct CoverageTests {
  /// At payment for an order of 52.38, with gift cards of these balances and this store credit.
  private func shop(_ balances: [Int64], credit: Int64?) throws -> Shop {
    var shop = try Shop.at(.payment)
    if let credit {
      let methods = PaymentMethods(
        [PaymentMethod(id: Shop.cash, name: "Cash", kind: .cashOnDelivery)], storeCredit: Shop.euro(credit))
      shop.replies[.methods] = { _ in .paymentMethods(.success(methods)) }
      try shop.send(.refresh)
    }
    for (number, balance) in balances.enumerated() {
      let card = GiftCard(id: GiftCardID("gift-\(number)"), maskedNumber: "••••", balance: Shop.euro(balance))
      shop.replies[.giftCard] = { _ in .giftCard(.success(card)) }
      try shop.send(.addGiftCard(GiftCardInput(number: "\(number)")))
    }
    return shop
  }

  /// Balances, credit; what each card pays, what the credit pays, what is due.
  static let rows: [([Int64], Int64?, [Int64], Int64?, Int64)] = [
    ([], nil, [], nil, 5238), ([1], nil, [1], nil, 5237), ([5237], nil, [5237], nil, 1),
    ([5238], nil, [5238], nil, 0), ([5239], nil, [5238], nil, 0), ([.max], nil, [5238], nil, 0),
    ([.max, .max], nil, [5238, 0], nil, 0), ([3000, 3000], nil, [3000, 2238], nil, 0),
    ([1000, 1000], nil, [1000, 1000], nil, 3238), ([1000], 1000, [1000], 1000, 3238), ([], 6000, [], 5238, 0),
    ([5000], 6000, [5000], 238, 0), ([5238], 6000, [5238], 0, 0), ([], 0, [], 0, 5238), ([], .max, [], 5238, 0),
  ]

  @Test(arguments: rows.indices)
  func `cards pay first and in their order, then credit, then the method`(index: Int) throws {
    let (balances, credit, shares, byCredit, due) = CoverageTests.rows[index]
    let shop = try shop(balances, credit: credit)
    guard case .payment(let screen) = shop.state.screen else {
      Issue.record("at \(shop.state.step)")
      return
    }
    #expect(screen.giftCards.map(\.covers.minorUnits) == shares)
    #expect(screen.storeCredit?.minorUnits == byCredit)
    #expect(shop.state.totals.due == Shop.euro(due))
    #expect(shop.state.totals.covered == Shop.euro(5238 - due))
  }

  @Test func `what pays nothing is no tender`() throws {
    var shop = try shop([3000, 3000, 500], credit: 700)
    _ = shop.newCalls()
    try shop.place()
    guard case .placeOrder(let sent) = try #require(shop.takeCalls().first(where: { $0.kind == .place })) else {
      return
    }
    #expect(sent.tenders.map(\.amount) == [Shop.euro(3000), Shop.euro(2238)])
  }

  @Test func `store credit is a tender between gift cards and the method`() throws {
    var shop = try shop([1000], credit: 700)
    try shop.send(.choosePayment(Shop.cash))
    _ = shop.newCalls()
    try shop.place()
    guard case .placeOrder(let sent) = try #require(shop.takeCalls().first(where: { $0.kind == .place })) else {
      return
    }
    #expect(sent.tenders.map(\.amount) == [Shop.euro(1000), Shop.euro(700), Shop.euro(5238 - 1700)])
    #expect(sent.tenders[1].source == .storeCredit)
  }
}
