import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// A change that is made by a shopper who has answered everything: its row of the table, and what holds meanwhile.
struct ChangeCase: Sendable, CustomTestStringConvertible {
  typealias Step = @Sendable (inout Shop) throws -> Void

  let name: String
  let change: ChangeTable.Change
  let conditions: ChangeTable.Condition
  /// Where it is made.
  let base: @Sendable () throws -> Shop
  /// What is done before it, and not looked at.
  let prepare: Step
  /// The change.
  let act: Step
  /// What is done after it, so that the token can be seen again.
  let reveal: Step

  init(
    _ name: String,
    _ change: ChangeTable.Change,
    _ conditions: ChangeTable.Condition = [],
    at base: @escaping @Sendable () throws -> Shop = { try Shop.ready() },
    after prepare: @escaping Step = { _ in },
    reveal: @escaping Step = { _ in },
    _ act: @escaping Step
  ) {
    self.name = name
    self.change = change
    self.conditions = conditions
    self.base = base
    self.prepare = prepare
    self.act = act
    self.reveal = reveal
  }

  var testDescription: String { name }

  /// An address in Berlin, changed.
  static func berlin(_ change: (inout AddressDraft) -> Void) -> AddressDraft {
    var address = Fixtures.berlin
    change(&address)
    return address
  }

  /// Ready with a new card that costs a fee.
  static func withFee() throws -> Shop {
    var shop = try Shop.ready()
    shop.offer { methods in
      methods.map {
        $0.id == Shop.card ? PaymentMethod(id: $0.id, name: $0.name, kind: $0.kind, fee: Shop.euro(50)) : $0
      }
    }
    try shop.send(.refresh)
    return shop
  }

  /// Ready to order an e-book whose tax depends on where the bill goes.
  static func taxed() throws -> Shop {
    var shop = try Shop.ready { $0.lines = [Fixtures.ebook] }
    shop.replies[.quote] = Shop.quotes(shop.merchant) { $0.taxDependsOnAddress = true }
    try shop.send(.refresh, .setBillingAddress(Fixtures.berlin))
    try shop.send(.proceed)
    return shop
  }

  /// Ready to send two lamps to an address in the United States.
  static func american() throws -> Shop { try Shop.ready { $0.deliveryAddress = Fixtures.springfield } }

  /// Ready to send two lamps to an address in Mexico, which has districts.
  static func mexican() throws -> Shop {
    try Shop.ready {
      $0.deliveryAddress = AddressDraft(
        recipient: "Ada Byron", street: "1 Calle Mayor", district: "Centro", city: "Toluca", region: "Jal.",
        postalCode: "44100", country: "MX")
    }
  }
}

extension Shop {
  /// Lets the merchant offer other ways to pay than it does.
  mutating func offer(_ change: @escaping @Sendable ([PaymentMethod]) -> [PaymentMethod]) {
    let merchant = merchant
    replies[.methods] = { call in
      guard case .paymentMethods(let request, _) = call else { return .unanswered }
      return .paymentMethods(.success(PaymentMethods(change(merchant.paymentMethods(for: request).methods))))
    }
  }
}
