import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Provably nothing left the machine: the same can be sent again, an edit makes it another attempt.
@Suite struct NotSentTests {
  /// Placed, and not a byte was sent; with what was to be sent.
  private func notSent() throws -> (Shop, OrderSubmission) {
    var shop = try Shop.ready()
    shop.merchant.behaviour = .unreachable
    try shop.place()
    guard case .placeOrder(let sent) = shop.takeCalls().last(where: { $0.kind == .place }) else {
      throw CancellationError()
    }
    shop.merchant.behaviour = .placing
    return (shop, sent)
  }

  @Test func `the shopper is where they were, with the card kept`() throws {
    let (shop, _) = try notSent()
    #expect(shop.state.step == .card)
    #expect(shop.state.notices == [.notSent])
    #expect(shop.state.isReadyToPlace)
    #expect(shop.state.allowed.contains(.retry))
  }

  @Test(arguments: [CheckoutAction.retry, .placeOrder(expectedTotal: Shop.euro(5238))])
  func `retry, or placing the same again, sends the identical submission without another record`(
    action: CheckoutAction
  ) throws {
    var (shop, sent) = try notSent()
    try shop.send(action)
    let calls = shop.takeCalls()
    #expect(calls.map(\.kind) == [.place, .finish])
    #expect(calls.first == .placeOrder(sent))
    #expect(shop.state.step == .confirmation)
  }

  @Test func `an edit closes the record as not sent, and the next attempt has a new key`() throws {
    var (shop, _) = try notSent()
    try shop.send(.setContact(ContactDraft(email: "eve@example.com")))
    #expect(shop.takeCalls() == [.finish(Shop.firstKey, .notSent)])
    #expect(shop.refusal(of: .retry)?.code == .nothingToRetry)
    try shop.place()
    #expect(shop.state.step == .confirmation)
    guard case .record(let record) = try #require(shop.takeCalls().first) else { return }
    #expect(record.submission.key == Shop.secondKey)
  }

  @Test(arguments: [
    CheckoutAction.addLine(Fixtures.lamp), .applyPromotion(Merchant.tenPercentCode), .chooseDelivery(Shop.express),
    .setDeliveryAddress(Fixtures.springfield), .choosePayment(Shop.savedCard), .addGiftCard(Merchant.smallGiftCard),
    .enterCard(Fixtures.card), .setBillingAddress(Fixtures.bern),
  ])
  func `every edit of what was agreed to closes the record`(edit: CheckoutAction) throws {
    var (shop, _) = try notSent()
    try shop.send(edit)
    #expect(shop.takeCalls().contains(.finish(Shop.firstKey, .notSent)))
  }

  @Test func `the same value again, going back and going on close nothing`() throws {
    var (shop, _) = try notSent()
    try shop.send(.setContact(Fixtures.contact), .goBack(to: .cart), .proceed)
    #expect(shop.takeCalls() == [])
    #expect(shop.state.allowed.contains(.retry))
  }

  @Test(arguments: [true, false])
  func `an attempt whose price was made anew is not sent again, whether the total changed or not`(isDearer: Bool) throws
  {
    var (shop, _) = try notSent()
    if isDearer { shop.replies[.quote] = Shop.dearerQuotes(shop.merchant) }
    try shop.send(.refresh)
    #expect(!shop.state.allowed.contains(.retry))
    #expect(shop.refusal(of: .retry)?.code == .priceRenewed)
    _ = shop.newCalls()
    try shop.place()
    #expect(shop.newCalls() == [.finish, .record, .place, .finish])
  }

  @Test func `a read that failed can be retried while an attempt that was not sent waits`() throws {
    var (shop, _) = try notSent()
    shop.replies[.quote] = { _ in .quote(.failure(RepositoryFailure(.unreachable))) }
    try shop.send(.refresh)
    shop.replies = [:]
    try shop.send(.retry)
    #expect(shop.state.step == .card)
    #expect(shop.refusal(of: .retry)?.code == .priceRenewed)
    _ = shop.newCalls()
    try shop.place()
    #expect(shop.newCalls() == [.finish, .record, .place, .finish])
  }
}

extension Shop {
  /// Prices that are a cent higher than the merchant's.
  static func dearerQuotes(_ merchant: Merchant) -> @Sendable (CheckoutCall) -> CheckoutReply {
    quotes(merchant) { quote in
      quote.fees.append(Fee(name: "Fee", amount: euro(1)))
      quote.total = euro(quote.total.minorUnits + 1)
    }
  }

  /// The merchant's prices, changed.
  static func quotes(
    _ merchant: Merchant,
    changedBy change: @escaping @Sendable (inout Quote) -> Void
  ) -> @Sendable (CheckoutCall) -> CheckoutReply {
    { call in
      var merchant = merchant
      guard case .quote(let request, _) = call, var quote = try? merchant.quote(for: request) else {
        return .unanswered
      }
      change(&quote)
      return .quote(.success(quote))
    }
  }

  @Test func `what is paid with in another way is another attempt, though the total is the same`() throws {
    var shop = try Situation.notSent.shop()
    let methods = [PaymentMethod(id: Shop.card, name: "Card", kind: .card, reference: MerchantReference("other"))]
    shop.replies[.methods] = { _ in .paymentMethods(.success(PaymentMethods(methods))) }
    try shop.send(.refresh)
    shop.merchant.behaviour = .pending
    _ = shop.takeCalls()
    try shop.place()
    #expect(shop.newCalls() == [.finish, .record, .place])
    #expect(shop.state.processing?.reference == Shop.secondKey)
  }
}
