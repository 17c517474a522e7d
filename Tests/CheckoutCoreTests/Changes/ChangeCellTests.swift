import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What each change asks for again, keeps and drops: the table as it is written, and cell by cell as it is lived.
@Suite struct ChangeCellTests {
  @Test(arguments: ChangeTable.Change.allCases)
  func `the table is the one that is written down`(change: ChangeTable.Change) {
    let row = change.row
    let cells = [
      ChangeTableText.words(row.quote), ChangeTableText.words(row.options), row.deliveryChoice.rawValue,
      ChangeTableText.words(row.methods), row.methodChoice.rawValue, row.token.rawValue,
    ]
    let text = ChangeTableText.row(change)
    #expect(cells == ChangeTableText.columns.map { text[$0] ?? "" })
  }

  @Test func `every row but that of the currency is lived, each cell with its condition and without`() {
    for change in ChangeTable.Change.allCases where change != .currency {
      let cases = ChangeCase.all.filter { $0.change == change }
      #expect(!cases.isEmpty, "\(change)")
      for (column, text) in ChangeTableText.row(change) where text.contains(":") {
        #expect(Set(cases.map { ChangeTableText.isStale(text, $0.conditions) }).count == 2, "\(change) \(column)")
      }
    }
  }

  @Test(arguments: ChangeCell.all("quote", "options", "methods"))
  func `an answer is asked for again, once, when its cell says so`(cell: ChangeCell) throws {
    var shop = try cell.shop()
    try cell.change.act(&shop)
    let kind = try #require(CallKind(rawValue: cell.column))
    #expect(shop.newCalls().filter { $0 == kind }.count == (cell.isStale ? 1 : 0))
    #expect(shop.state.pending == [])
  }

  @Test(arguments: ChangeCell.all("delivery-choice"))
  func `a delivery choice is kept while it is offered`(cell: ChangeCell) throws {
    var shop = try cell.shop()
    let old = shop.deliveryChoice
    try cell.change.act(&shop)
    #expect((shop.deliveryChoice == old) == (cell.change.change != .delivery))
    #expect(!shop.state.notices.contains { if case .deliveryDropped = $0 { true } else { false } })
  }

  @Test(arguments: ChangeCell.all("delivery-choice"))
  func `a delivery choice that is gone is dropped with a notice, when its cell says that it is looked at`(
    cell: ChangeCell
  ) throws {
    var shop = try cell.shop()
    let old = shop.deliveryChoice?.option
    let other = DeliveryOption(id: DeliveryOptionID("by-boat"), name: "By boat", price: Shop.euro(10))
    shop.replies[.options] = { _ in .deliveryOptions(.success([other])) }
    try cell.change.act(&shop)
    let isLookedAt = cell.text == "kept-if-offered"
    #expect((shop.deliveryChoice == nil) == (isLookedAt || old == nil))
    if isLookedAt, let old {
      #expect(shop.state.notices.contains(.deliveryDropped(old)))
      #expect(shop.state.step == .delivery)
    }
  }

  @Test(arguments: ChangeCell.all("method-choice"))
  func `a method is kept while it is offered`(cell: ChangeCell) throws {
    var shop = try cell.shop()
    try cell.change.act(&shop)
    try cell.change.reveal(&shop)
    #expect(shop.methodChoice != nil)
    #expect(!shop.state.notices.contains(.paymentDropped(Shop.card)))
  }

  @Test(arguments: ChangeCell.all("method-choice"))
  func `a method that is gone is dropped with a notice, when its cell says that it is looked at`(cell: ChangeCell)
    throws
  {
    var shop = try cell.shop()
    // Who offers nothing for an order that is covered offers it again when it no longer is.
    let isCoverage = cell.change.change == .coverage
    let merchant = shop.merchant
    let other = PaymentMethod(id: PaymentMethodID("by-post"), name: "By post", kind: .redirect)
    shop.replies[.methods] = { call in
      guard case .paymentMethods(let request, _) = call else { return .unanswered }
      if isCoverage, !request.isCovered { return .paymentMethods(.success(merchant.paymentMethods(for: request))) }
      return .paymentMethods(.success(PaymentMethods(isCoverage ? [] : [other])))
    }
    try cell.change.act(&shop)
    let row = ChangeTableText.row(cell.change.change)
    let isAsked = ChangeTableText.isStale(row["methods"] ?? "", cell.change.conditions)
    let isDropped = isAsked && cell.text == "kept-if-offered"
    #expect(shop.state.notices.contains(.paymentDropped(Shop.card)) == isDropped)
    try cell.change.reveal(&shop)
    #expect((shop.methodChoice == nil) == isDropped)
  }

  @Test(arguments: ChangeCell.all("token"))
  func `what stands for the card is kept, or dropped`(cell: ChangeCell) throws {
    var shop = try cell.shop()
    #expect(shop.standing(of: .cardToken) == .given || cell.change.name.hasPrefix("gift card taken off"))
    try cell.change.act(&shop)
    try cell.change.reveal(&shop)
    #expect(shop.standing(of: .cardToken) == (cell.text == "kept" ? .given : .missing))
  }
}
