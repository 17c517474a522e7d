import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// The explorer finds what is wrong, and tells the shortest way there: shown with faults that are planted.
@Suite struct ExplorerTests {
  private static let ready: [CheckoutAction] = [
    .addLine(Fixtures.ebook), .proceed, .setContact(Fixtures.contact), .proceed, .choosePayment(Shop.card), .proceed,
    .enterCard(Fixtures.card),
  ]

  /// Every history of these moves, from where an order can be placed.
  private static func planted(
    _ answers: [CallKind: [Answer]] = [:], _ actions: @escaping @Sendable (CheckoutState) -> [CheckoutAction]
  ) -> Alphabet {
    Alphabet(
      name: "planted", actions: actions, before: ready, answers: answers, mostAttempts: 1, mostCrashes: 0)
  }

  private static func history(_ moves: [String]) -> String {
    let steps = ready.map { "\($0)" } + moves
    return "after \(steps.count) moves:\n\(steps.joined(separator: "\n"))"
  }

  @Test func `what nothing is wrong with is visited to its end`() {
    var explorer = Explorer(
      ExplorerTests.planted { [.placeOrder(expectedTotal: $0.totals.total), .goBack(to: .payment), .proceed] })
    explorer.run()
    #expect(explorer.report.wrong == nil)
    #expect(explorer.report.states == 3)
    #expect(explorer.report.links == 3 * LinkRules.count)
  }

  @Test func `a state that no order can be placed from is found by the shortest way`() {
    // Whoever takes the only line out has nothing to put in again.
    var explorer = Explorer(
      ExplorerTests.planted { state in
        let removals = state.cart.lines.map { CheckoutAction.removeLine($0.id) }
        return [.goBack(to: .payment), .placeOrder(expectedTotal: state.totals.total)] + removals
      })
    explorer.run()
    let removal = CheckoutAction.removeLine(Shop.ebook)
    #expect(
      explorer.report.wrong
        == "planted: no order can be placed from here any more\n\(ExplorerTests.history(["\(removal)"]))")
  }

  @Test func `what leads beyond the bounds is no way out`() {
    // A third piece could be ordered, and is beyond what is visited.
    var explorer = Explorer(
      ExplorerTests.planted { state in state.cart.lines.map { .setQuantity(line: $0.id, quantity: 3) } })
    explorer.run()
    #expect(explorer.report.notFollowed == 1)
    #expect(
      explorer.report.wrong == "planted: no order can be placed from here any more\n\(ExplorerTests.history([]))")
  }

  @Test func `a rule that is broken is found by the shortest way`() throws {
    var explorer = Explorer(
      ExplorerTests.planted([.record: [.honest, .placedElsewhere]]) { state in
        [.goBack(to: .payment), .refresh, .proceed, .placeOrder(expectedTotal: state.totals.total)]
      })
    explorer.run()
    let wrong = try #require(explorer.report.wrong)
    let placing = CheckoutAction.placeOrder(expectedTotal: Shop.euro(750))
    #expect(wrong.hasPrefix("planted: shop-1.1 is sent, and there is an order by shop-1.9"), "\(wrong)")
    #expect(wrong.hasSuffix(ExplorerTests.history(["\(placing)", "record answers with an order of its own"])))
  }

  @Test func `an exploration that is broken off says nothing of dead ends`() {
    var explorer = Explorer(
      ExplorerTests.planted { state in state.cart.lines.map { .removeLine($0.id) } }, breakingOffAfter: 1)
    explorer.run()
    #expect(explorer.report.isBrokenOff)
    #expect(explorer.report.wrong == nil)
  }
}

extension Answer {
  /// A merchant who makes an order that nobody sent, by a key of its own.
  fileprivate static let placedElsewhere = Answer("with an order of its own") { call, merchant in
    guard case .record(let record) = call else { return .unanswered }
    let mine = record.submission
    _ = merchant.placeOrder(
      OrderSubmission(
        key: IdempotencyKey(cart: mine.cart, attempt: 9), lines: mine.lines, promotionCodes: mine.promotionCodes,
        contact: mine.contact, deliveryAddress: mine.deliveryAddress, billingAddress: mine.billingAddress,
        delivery: mine.delivery, quote: mine.quote, quotedLines: mine.quotedLines, quoteReference: nil,
        total: mine.total, tenders: mine.tenders))
    return merchant.answer(call)
  }
}
