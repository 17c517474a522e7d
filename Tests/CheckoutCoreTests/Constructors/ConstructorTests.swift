import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// A funnel in the middle is built by a shopper's own actions, or not at all.
@Suite struct ConstructorTests {
  @Test(arguments: CheckoutStep.allCases)
  func `a funnel that is built stands at its step, with everything before it met`(step: CheckoutStep) throws {
    let behaviour: Merchant.Behaviour = step == .processing ? .pending : .placing
    let state = try Shop.at(step, ScenarioFacts.answered(), behaviour: behaviour).state
    #expect(state.step == step)
    #expect(state.requirements.allSatisfy { $0.step >= step || $0.status == .met })
  }

  /// Facts that no shopper could get there with, and what the shopper would be told.
  struct Impossible: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let step: CheckoutStep
    let code: CheckoutRefusal.Code
    let missing: Requirement.Field?
    let change: @Sendable (inout ScenarioFacts) -> Void

    init(
      _ name: String,
      _ step: CheckoutStep,
      _ code: CheckoutRefusal.Code,
      _ missing: Requirement.Field? = nil,
      _ change: @escaping @Sendable (inout ScenarioFacts) -> Void
    ) {
      testDescription = name
      self.step = step
      self.code = code
      self.missing = missing
      self.change = change
    }
  }

  static let impossible = [
    Impossible("an empty cart at the address", .address, .requirementsUnmet, .lines) { $0.lines = [] },
    Impossible("an empty cart placed", .confirmation, .requirementsUnmet, .lines) { $0.lines = [] },
    Impossible("a line without a name", .cart, .lineIncomplete) { $0.lines = [Fixtures.line("sku", " ", 1)] },
    Impossible("a line in another currency", .cart, .currencyMismatch) {
      $0.lines = [Fixtures.line("sku", "Lamp", 1, in: .usd)]
    },
    Impossible("no contact at delivery", .delivery, .requirementsUnmet, .contactEmail) { $0.contact = nil },
    Impossible("an address that is not right", .delivery, .requirementsUnmet, .deliveryAddress) {
      $0.deliveryAddress = AddressDraft(city: "Berlin", country: "DE")
    },
    Impossible("an address in a country that does not exist", .payment, .requirementsUnmet, .deliveryAddress) {
      $0.deliveryAddress = AddressDraft(recipient: "Ada", street: "1", city: "Oslo", postalCode: "0001", country: "XX")
    },
    Impossible("an option that is not offered", .payment, .notOffered) {
      $0.deliveryOption = DeliveryOptionID("by-balloon")
    },
    Impossible("an extra that is not offered", .payment, .notOffered) {
      $0.deliveryExtras = [DeliveryExtraID("confetti")]
    },
    Impossible("no option", .payment, .requirementsUnmet, .deliveryOption) { $0.deliveryOption = nil },
    Impossible("a method that is not offered", .card, .notOffered) { $0.paymentMethod = PaymentMethodID("shells") },
    Impossible("no method", .card, .requirementsUnmet, .paymentMethod) { $0.paymentMethod = nil },
    Impossible("a method without a card step", .card, .nothingLeftToAnswer) { $0.paymentMethod = Shop.cash },
    Impossible("a wallet that authorised nothing", .confirmation, .requirementsUnmet, .walletAuthorisation) {
      $0.paymentMethod = Shop.wallet
    },
    Impossible("no card", .confirmation, .requirementsUnmet, .cardToken) { $0.card = nil },
    Impossible("a card that is not right", .confirmation, .requirementsUnmet, .cardToken) {
      $0.card = CardInput(number: "4242 4242 4242 4243", expiry: "12/30", securityCode: "123")
    },
    Impossible("a total that is not the order's", .confirmation, .totalDiffers) {
      $0.expectedTotal = Shop.euro(5237)
    },
    Impossible("a digital cart at delivery", .delivery, .notAnEarlierStep) { $0.lines = [Fixtures.ebook] },
    Impossible("a free order at payment", .payment, .nothingLeftToAnswer) {
      $0.promotionCodes = [Merchant.freeCode]
    },
    Impossible("a gift card that covers all at the card", .card, .nothingDue) {
      $0.giftCards = [Merchant.largeGiftCard]
    },
    Impossible("a code twice", .cart, .promotionNotUsable) {
      $0.promotionCodes = [Merchant.freeCode, Merchant.freeCode]
    },
  ]

  @Test(arguments: impossible)
  func `what no shopper could reach is refused as a shopper would be`(case impossible: Impossible) {
    var facts = ScenarioFacts.answered()
    impossible.change(&facts)
    do throws(CheckoutRefusal) {
      let shop = try Shop.at(impossible.step, facts)
      Issue.record("It was built, at \(shop.state.step).")
    } catch {
      #expect(error.code == impossible.code)
      if let missing = impossible.missing { #expect(error.missing.first?.field == missing) }
    }
  }

  @Test(arguments: [CheckoutStep.address, .delivery, .payment, .card, .confirmation])
  func `a price that does not add up leads nowhere beyond the cart`(step: CheckoutStep) {
    var merchant = Merchant(now: Fixtures.now)
    let answer: CheckoutFunnel.Answerer = { call in
      guard case .quote(.success(var quote)) = merchant.answer(call) else { return merchant.answer(call) }
      quote.total = Shop.euro(1)
      return .quote(.success(quote))
    }
    let facts = ScenarioFacts.answered()
    #expect(throws: CheckoutRefusal.self) {
      switch step {
      case .address: try CheckoutFunnel.atAddress(facts, answeredBy: answer)
      case .delivery: try CheckoutFunnel.atDelivery(facts, answeredBy: answer)
      case .payment: try CheckoutFunnel.atPayment(facts, answeredBy: answer)
      case .card: try CheckoutFunnel.atCard(facts, answeredBy: answer)
      default: try CheckoutFunnel.atConfirmation(facts, answeredBy: answer)
      }
    }
  }

  @Test func `answers that lead elsewhere than the scenario is an error`() {
    let facts = ScenarioFacts.answered()
    for (step, behaviour) in [
      (CheckoutStep.processing, Merchant.Behaviour.placing), (.confirmation, .pending), (.confirmation, .unreachable),
    ] {
      do throws(CheckoutRefusal) {
        _ = try Shop.at(step, facts, behaviour: behaviour)
        Issue.record("It was built.")
      } catch {
        #expect(error.code == .notInThisStage)
      }
    }
  }
}
