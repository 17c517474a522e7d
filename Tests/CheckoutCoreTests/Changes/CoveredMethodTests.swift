import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// While gift cards or credit pay for all of it, the list of ways to pay decides nothing about the one that was chosen.
@Suite struct CoveredMethodTests {
  /// Ready with a new card, at a merchant that offers nothing for an order that is covered.
  private func shop(credit: @escaping @Sendable (_ isCovered: Bool) -> Int64? = { _ in nil }) throws -> Shop {
    var shop = try Shop.ready()
    let merchant = shop.merchant
    shop.replies[.methods] = { call in
      guard case .paymentMethods(let request, _) = call else { return .unanswered }
      let methods = request.isCovered ? [] : merchant.paymentMethods(for: request).methods
      return .paymentMethods(
        .success(PaymentMethods(methods, storeCredit: credit(request.isCovered).map { Shop.euro($0) })))
    }
    return shop
  }

  @Test func `a list that is empty because the order is covered drops neither the method nor its token`() throws {
    var shop = try shop()
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    #expect(shop.state.notices == [.stepVanished(.card)])
    #expect(shop.state.isReadyToPlace)
    try shop.send(.removeGiftCard(Shop.largeGiftCard))
    #expect(shop.state.notices == [])
    #expect(shop.state.isReadyToPlace)
    #expect(shop.state.totals.due == Shop.euro(5238))
  }

  @Test func `a method that is gone when something is due again is dropped then`() throws {
    var shop = try shop()
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    shop.offer { $0.filter { $0.id != Shop.card } }
    try shop.send(.removeGiftCard(Shop.largeGiftCard))
    #expect(shop.state.notices.first == .paymentDropped(Shop.card))
    #expect(shop.state.lacking == ["payment-method not-chosen unmet"])
  }

  @Test func `while the list for what is due is on its way the method is provisional`() throws {
    var shop = try shop()
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    shop.holding = [.methods]
    try shop.send(.removeGiftCard(Shop.largeGiftCard))
    #expect(shop.state.lacking == ["payment-method checking awaiting"])
    shop.releaseAll()
    #expect(shop.state.isReadyToPlace)
  }

  @Test func `credit that shrinks in a list for a covered order has the list asked for again, once`() throws {
    var shop = try shop { isCovered in isCovered ? 100 : 100_000 }
    try shop.send(.refresh)
    #expect(shop.state.totals.due == Shop.euro(0))
    shop.replies[.methods] = try self.shop { _ in 100 }.replies[.methods]
    _ = shop.newCalls()
    try shop.send(.refresh)
    #expect(shop.newCalls().filter { $0 == .methods }.count == 2)
    #expect(shop.state.pending == [])
    #expect(shop.state.totals.due == Shop.euro(5138))
    #expect(shop.state.isReadyToPlace)
  }

  @Test(arguments: [true, false])
  func `a merchant whose credit depends on whether it is used is not asked for ever`(givesWhenDue: Bool) throws {
    var shop = try shop { isCovered in isCovered == givesWhenDue ? nil : 100_000 }
    _ = shop.newCalls()
    for _ in 1...3 {
      try shop.send(.refresh)
      #expect(shop.newCalls().filter { $0 == .methods }.count <= 2)
      #expect(shop.state.pending == [])
    }
  }

  @Test func `another card on file under the same name is another method`() throws {
    var shop = try Shop.ready {
      $0.paymentMethod = Shop.savedCard
      $0.card = CardInput(number: "", expiry: "", securityCode: "123")
    }
    #expect(shop.standing(of: .cardToken) == .given)
    shop.offer { _ in
      [
        PaymentMethod(
          id: Shop.savedCard, name: "Amex •••• 0005", kind: .savedCard, cardDetails: .securityCode,
          brand: .amex)
      ]
    }
    try shop.send(.refresh)
    #expect(shop.standing(of: .cardToken) == .missing)
  }

  @Test func `a price that could not be read holds the ways to pay up, and says so`() throws {
    var shop = try Shop.ready()
    shop.replies[.quote] = { _ in .quote(.failure(RepositoryFailure(.unreachable))) }
    try shop.send(.setQuantity(line: Shop.lamp, quantity: 3))
    #expect(shop.state.pending == [])
    #expect(shop.state.lacking == ["payment-method failed awaiting", "quote failed awaiting"])
    shop.replies = [:]
    try shop.send(.retry)
    #expect(shop.state.isReadyToPlace)
  }
}
