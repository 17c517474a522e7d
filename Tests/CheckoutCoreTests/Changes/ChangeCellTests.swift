import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// What each change asks for again, keeps and drops: the table as it is written, and cell by cell as it is lived.
@Suite struct ChangeCellTests {
  /// A cell, as something that is done.
  struct Cell: Sendable, CustomTestStringConvertible {
    let change: ChangeCase
    let column: String
    var text: String { ChangeTableText.row(change.change)[column] ?? "" }
    /// Whether it is asked for again, when it is an answer.
    var isStale: Bool { ChangeTableText.isStale(text, change.conditions) }
    var testDescription: String { "\(change.name), \(column): \(text)" }

    /// Stands before the change.
    func shop() throws -> Shop {
      var shop = try change.base()
      try change.prepare(&shop)
      _ = shop.newCalls()
      return shop
    }
  }

  static func cells(_ columns: String...) -> [Cell] {
    ChangeCase.all.flatMap { change in columns.map { Cell(change: change, column: $0) } }
  }

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

  @Test func `an empty cart in another currency forgets what was offered, chosen and entered`() throws {
    var shop = try Shop.ready()
    try shop.send(.removeLine(Shop.lamp), .removeLine(Shop.ebook), .setCurrency(.usd))
    _ = shop.newCalls()
    try shop.send(.addLine(Fixtures.line("sku-lamp", "Desk lamp", 1999, in: .usd)))
    #expect(shop.newCalls() == [.quote, .options, .methods])
    #expect(shop.deliveryChoice == nil)
    try shop.send(.proceed, .chooseDelivery(Shop.standard), .proceed)
    #expect(shop.methodChoice == nil)
    try shop.send(.choosePayment(Shop.card))
    #expect(shop.standing(of: .cardToken) == .missing)
  }

  @Test func `while the cart is empty and its currency another one there is nothing to choose`() throws {
    var shop = try Shop.ready()
    try shop.send(.removeLine(Shop.lamp), .removeLine(Shop.ebook), .setCurrency(.usd))
    shop.holding = [.options, .methods]
    try shop.send(.addLine(Fixtures.line("sku-lamp", "Desk lamp", 1999, in: .usd)), .proceed)
    #expect(shop.refusal(of: .chooseDelivery(Shop.standard))?.code == .notOffered)
  }

  @Test(arguments: cells("quote", "options", "methods"))
  func `an answer is asked for again, once, when its cell says so`(cell: Cell) throws {
    var shop = try cell.shop()
    try cell.change.act(&shop)
    let kind = try #require(CallKind(rawValue: cell.column))
    #expect(shop.newCalls().filter { $0 == kind }.count == (cell.isStale ? 1 : 0))
    #expect(shop.state.pending == [])
  }

  @Test(arguments: cells("delivery-choice"))
  func `a delivery choice is kept while it is offered`(cell: Cell) throws {
    var shop = try cell.shop()
    let old = shop.deliveryChoice
    try cell.change.act(&shop)
    #expect((shop.deliveryChoice == old) == (cell.change.change != .delivery))
    #expect(!shop.state.notices.contains { if case .deliveryDropped = $0 { true } else { false } })
  }

  @Test(arguments: cells("delivery-choice"))
  func `a delivery choice that is gone is dropped with a notice, when its cell says that it is looked at`(
    cell: Cell
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

  @Test(arguments: cells("method-choice"))
  func `a method is kept while it is offered`(cell: Cell) throws {
    var shop = try cell.shop()
    try cell.change.act(&shop)
    try cell.change.reveal(&shop)
    #expect(shop.methodChoice != nil)
    #expect(!shop.state.notices.contains(.paymentDropped(Shop.card)))
  }

  @Test(arguments: cells("method-choice"))
  func `a method that is gone is dropped with a notice, when its cell says that it is looked at`(cell: Cell) throws {
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

  @Test(arguments: cells("token"))
  func `what stands for the card is kept, or dropped`(cell: Cell) throws {
    var shop = try cell.shop()
    #expect(shop.standing(of: .cardToken) == .given || cell.change.name.hasPrefix("gift card taken off"))
    try cell.change.act(&shop)
    try cell.change.reveal(&shop)
    #expect(shop.standing(of: .cardToken) == (cell.text == "kept" ? .given : .missing))
  }
}

extension Shop {
  /// What is chosen at the delivery; `nil` when nothing is, or nothing is delivered.
  var deliveryChoice: DeliveryChoice? {
    var copy = self
    _ = copy.attempt(.goBack(to: .delivery))
    guard case .delivery(let screen) = copy.state.screen else { return nil }
    return screen.choice
  }

  /// What is chosen at the payment; `nil` when nothing is.
  var methodChoice: PaymentMethodID? {
    var copy = self
    _ = copy.attempt(.goBack(to: .payment))
    if copy.state.step < .payment { _ = copy.attempt(.proceed) }
    guard case .payment(let screen) = copy.state.screen else { return nil }
    return screen.choice
  }

  /// How a requirement stands; `nil` when nothing asks for it.
  func standing(of field: Requirement.Field) -> Requirement.Code? {
    state.requirements.first { $0.field == field }?.code
  }
}
