import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

extension ScenarioFacts {
  /// A guest who has answered everything: two lamps and an e-book to Berlin, by standard delivery and a new card.
  static func answered(_ setup: FunnelSetup = Shop.setup) -> ScenarioFacts {
    var facts = ScenarioFacts(setup: setup, now: Fixtures.now, lines: [Fixtures.lamp, Fixtures.ebook])
    facts.contact = Fixtures.contact
    facts.deliveryAddress = Fixtures.berlin
    facts.deliveryOption = Shop.standard
    facts.paymentMethod = Shop.card
    facts.card = Fixtures.card
    return facts
  }
}

extension Shop {
  static let standard = DeliveryOptionID("standard")
  static let express = DeliveryOptionID("express")
  static let pickup = DeliveryOptionID("pickup")
  static let wrapping = DeliveryExtraID("gift-wrap")
  static let card = PaymentMethodID("card")
  static let savedCard = PaymentMethodID("saved-card")
  static let wallet = PaymentMethodID("wallet")
  static let cash = PaymentMethodID("cash-on-delivery")
  static let lamp = LineID("sku-lamp")
  static let ebook = LineID("sku-ebook")
  static let smallGiftCard = GiftCardID("gift-small")
  static let largeGiftCard = GiftCardID("gift-large")

  /// The first key of the first cart.
  static let firstKey = IdempotencyKey(cart: CartID("shop-1"), attempt: 1)
  static let secondKey = IdempotencyKey(cart: CartID("shop-1"), attempt: 2)

  /// An amount in euro cents.
  static func euro(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  /// Stands at a collecting step, through the mid-funnel constructors: the step itself is not answered yet.
  static func at(
    _ step: CheckoutStep,
    _ adjust: (inout ScenarioFacts) -> Void = { _ in }
  ) throws(CheckoutRefusal) -> Shop {
    var facts = ScenarioFacts.answered()
    switch step {
    case .cart, .processing, .confirmation: break
    case .address: (facts.contact, facts.deliveryAddress) = (nil, nil)
    case .delivery: facts.deliveryOption = nil
    case .payment: facts.paymentMethod = nil
    case .card: facts.card = nil
    }
    adjust(&facts)
    return try at(step, facts)
  }

  /// Stands at a step, by exactly these facts.
  static func at(
    _ step: CheckoutStep,
    _ facts: ScenarioFacts,
    behaviour: Merchant.Behaviour = .placing
  ) throws(CheckoutRefusal) -> Shop {
    var merchant = Merchant(now: facts.now, behaviour: behaviour)
    let answer: CheckoutFunnel.Answerer = { merchant.answer($0) }
    let funnel =
      switch step {
      case .cart: try CheckoutFunnel.atCart(facts, answeredBy: answer)
      case .address: try CheckoutFunnel.atAddress(facts, answeredBy: answer)
      case .delivery: try CheckoutFunnel.atDelivery(facts, answeredBy: answer)
      case .payment: try CheckoutFunnel.atPayment(facts, answeredBy: answer)
      case .card: try CheckoutFunnel.atCard(facts, answeredBy: answer)
      case .processing: try CheckoutFunnel.atProcessing(facts, answeredBy: answer)
      case .confirmation: try CheckoutFunnel.atConfirmation(facts, answeredBy: answer)
      }
    return Shop(funnel, merchant)
  }

  /// Stands where everything is answered and the order can be placed.
  static func ready(_ adjust: (inout ScenarioFacts) -> Void = { _ in }) throws(CheckoutRefusal) -> Shop {
    var facts = ScenarioFacts.answered()
    adjust(&facts)
    return try at(.card, facts)
  }

  /// Places the order for the total that is shown.
  mutating func place() throws(CheckoutRefusal) { try send(.placeOrder(expectedTotal: state.totals.total)) }

  /// Sends something; answers with the refusal, or `nil` when it was accepted.
  mutating func attempt(_ action: CheckoutAction) -> CheckoutRefusal? {
    do throws(CheckoutRefusal) {
      try send(action)
      return nil
    } catch {
      return error
    }
  }

  /// The refusal an action would get now, or `nil` when it would be accepted.
  func refusal(of action: CheckoutAction) -> CheckoutRefusal? {
    var copy = self
    return copy.attempt(action)
  }
}

extension CheckoutState {
  /// The requirements as text, one each: `step field code status`.
  var standing: [String] {
    requirements.map { "\($0.step.rawValue) \($0.field.rawValue) \($0.code.rawValue) \($0.status.rawValue)" }
  }

  /// What is not met, as text.
  var lacking: [String] { missing.map { "\($0.field.rawValue) \($0.code.rawValue) \($0.status.rawValue)" } }

  /// The steps that apply, in order.
  var steps: [CheckoutStep] { route.filter { $0.status != .skipped }.map(\.step) }

  /// Why a step is skipped or open; `nil` when it applies.
  func reason(of step: CheckoutStep) -> RouteEntry.Reason? { route.first { $0.step == step }?.reason }

  /// What is shown while the order is being placed.
  var processing: ProcessingScreen? {
    if case .processing(let screen) = screen { screen } else { nil }
  }

  /// What is shown when it is placed.
  var confirmation: ConfirmationScreen? {
    if case .confirmation(let screen) = screen { screen } else { nil }
  }
}
