import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What the merchant gets when an order is placed: all of what was agreed to, and each share once.
@Suite struct SubmissionTests {
  /// Places the order, and answers with what was recorded.
  private func record(_ shop: Shop) throws -> AttemptRecord? {
    var shop = shop
    shop.holding = [.record]
    try shop.place()
    guard case .record(let record) = shop.held(.record) else { return nil }
    return record
  }

  @Test func `store credit pays after gift cards, and the method for what is left`() throws {
    var shop = try Shop.ready { $0.giftCards = [Merchant.smallGiftCard] }
    let methods = [PaymentMethod(id: Shop.card, name: "Card", kind: .card)]
    shop.replies[.methods] = { _ in
      .paymentMethods(.success(PaymentMethods(methods, storeCredit: Shop.euro(500))))
    }
    try shop.send(.refresh)
    #expect(shop.state.totals.covered == Shop.euro(1500))
    #expect(shop.state.totals.due == Shop.euro(3738))
    let tenders = try record(shop)?.submission.tenders ?? []
    #expect(tenders.map(\.amount) == [Shop.euro(1000), Shop.euro(500), Shop.euro(3738)])
    #expect(tenders.dropFirst().first?.source == .storeCredit)
  }

  @Test func `a bill that somebody needs goes to the delivery address unless another was set`() throws {
    var setup = Shop.setup
    setup.policy.billingAddress = .always
    let same = try record(Shop.at(.card, .answered(setup)))?.submission
    #expect(same?.billingAddress != nil)
    #expect(same?.billingAddress == same?.deliveryAddress)
    let unneeded = try record(Shop.ready())?.submission
    #expect(unneeded?.billingAddress == nil)
  }

  @Test func `what only the merchant understands goes back with the price it came with`() throws {
    var shop = try Shop.ready()
    let merchant = shop.merchant
    shop.replies[.quote] = { call in
      var merchant = merchant
      guard case .quote(let request, _) = call, var quote = try? merchant.quote(for: request) else {
        return .unanswered
      }
      quote.reference = MerchantReference("basket 7")
      return .quote(.success(quote))
    }
    try shop.send(.refresh)
    #expect(try record(shop)?.submission.quoteReference == MerchantReference("basket 7"))
  }

  @Test func `submissions that differ in nothing but the token have different fingerprints`() throws {
    var fingerprints: Set<Fingerprint> = []
    for token in ["one", "two"] {
      var shop = try Shop.ready()
      shop.replies[.token] = { _ in .token(.success(PaymentToken(token))) }
      try shop.send(.enterCard(Fixtures.card))
      if let record = try record(shop) { fingerprints.insert(record.fingerprint) }
    }
    #expect(fingerprints.count == 2)
  }

  @Test func `the merchant is told that nothing is left to pay by a method`() throws {
    var shop = try Shop.at(.payment)
    _ = shop.takeCalls()
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    let asked = shop.takeCalls().compactMap { call in
      if case .paymentMethods(let request, _) = call { request.isCovered } else { nil }
    }
    #expect(asked == [true])
  }

  @Test func `the number and the PIN of a gift card are asked about without the space around them`() throws {
    var shop = try Shop.at(.payment)
    _ = shop.takeCalls()
    try shop.send(.addGiftCard(GiftCardInput(number: " 1 ", pin: "\t2\n")))
    guard case .giftCard(let request, _) = shop.takeCalls().first else {
      Issue.record("nothing was asked")
      return
    }
    #expect(request.card.number == "1")
    #expect(request.card.pin == "2")
  }

  @Test func `another authorisation of a wallet closes the record of what was not sent`() throws {
    var shop = try Shop.at(.payment)
    try shop.send(
      .choosePayment(Shop.wallet), .authoriseWallet(WalletAuthorisation(token: PaymentToken("one"))))
    shop.merchant.behaviour = .unreachable
    try shop.place()
    _ = shop.takeCalls()
    try shop.send(.authoriseWallet(WalletAuthorisation(token: PaymentToken("two"))))
    #expect(shop.takeCalls() == [.finish(Shop.firstKey, .notSent)])
    #expect(shop.refusal(of: .retry)?.code == .nothingToRetry)
  }
}
