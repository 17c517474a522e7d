import CheckoutAPI
@_spi(Scenarios) import CheckoutCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a scenario starts from: what the shopper has answered, and how the merchant behaves.
struct ScenarioSeed {
  var facts: ScenarioFacts
  var merchant: Merchant

  /// A shopper who has answered everything, at a merchant who places orders.
  init(now: Date, contents: CartContents) {
    facts = ScenarioFacts(setup: ScenarioSeed.setup(in: contents.currency), now: now, lines: contents.lines)
    facts.promotionCodes = contents.promotionCodes
    facts.contact = Fixtures.contact
    facts.deliveryAddress = Fixtures.berlin
    facts.deliveryOption = DeliveryOptionID("standard")
    facts.paymentMethod = PaymentMethodID("card")
    facts.card = Fixtures.card
    merchant = Merchant(now: now)
  }

  /// What every scenario's funnel is told once.
  static func setup(in currency: Currency) -> FunnelSetup {
    FunnelSetup(
      identity: CheckoutID("scenario"),
      policy: CheckoutPolicy(currency: currency, links: LinkAddress(scheme: "shop", hosts: ["shop.example"])),
      capabilities: Merchant.capabilities
    )
  }
}

extension CheckoutScenario {
  /// The scenario's own cart.
  var contents: CartContents {
    switch self {
    case .emptyCart: CartContents(currency: .eur, lines: [])
    case .digitalCart, .freeOrder: CartContents(currency: .eur, lines: [Fixtures.ebook])
    case .yen: CartContents(currency: .jpy, lines: [lamp(1999, in: .jpy)])
    case .dinar: CartContents(currency: .kwd, lines: [lamp(19_995, in: .kwd)])
    case .cart, .address, .savedAddress, .invalidAddress, .delivery, .noDeliveryAvailable, .payment,
      .giftCardCoversAll, .cardEntry, .cardIncomplete, .cardInvalid, .cardCoBadged, .savedCardCode, .restored,
      .processing, .challenge, .declined, .notSent, .outcomeUnknown, .confirmation:
      CartContents(currency: .eur, lines: [Fixtures.lamp, Fixtures.ebook])
    }
  }

  private func lamp(_ minorUnits: Int64, in currency: Currency) -> CartLineDraft {
    Fixtures.line("sku-lamp", "Desk lamp", minorUnits, in: currency, quantity: 2)
  }

  /// What the scenario changes of a shopper who has answered everything.
  func adjust(_ seed: inout ScenarioSeed) {
    switch self {
    case .cart, .emptyCart, .digitalCart, .restored, .confirmation: break
    case .address:
      seed.facts.contact = nil
      seed.facts.deliveryAddress = nil
    case .savedAddress:
      seed.facts.contact = nil
      seed.facts.deliveryAddress = nil
      seed.facts.setup.shopper = KnownShopper(contact: Fixtures.contact)
      seed.facts.savedAddresses = [
        SavedAddress(id: SavedAddressID("home"), address: Fixtures.berlin),
        SavedAddress(id: SavedAddressID("office"), address: Fixtures.springfield),
      ]
    case .invalidAddress:
      var address = Fixtures.springfield
      address.postalCode = "6270"
      address.region = "ZZ"
      seed.facts.deliveryAddress = address
    case .delivery: seed.facts.deliveryOption = nil
    case .noDeliveryAvailable:
      seed.facts.deliveryAddress = Fixtures.bern
      seed.facts.deliveryOption = nil
    case .payment, .yen, .dinar: seed.facts.paymentMethod = nil
    case .giftCardCoversAll:
      seed.facts.giftCards = [Merchant.largeGiftCard]
      seed.facts.paymentMethod = nil
    case .cardEntry: seed.facts.card = nil
    case .cardIncomplete: seed.facts.card = CardInput(number: "4242 4242", expiry: "12/", holder: "Ada Byron")
    case .cardInvalid:
      seed.facts.card = CardInput(
        number: "4242 4242 4242 4243", expiry: "01/20", securityCode: "12", holder: "Ada Byron")
    case .cardCoBadged:
      seed.facts.card = CardInput(
        number: "4035 5010 0000 0008", expiry: "12/30", holder: "Ada Byron", networks: [.cartesBancaires, .visa])
    case .savedCardCode:
      seed.facts.paymentMethod = PaymentMethodID("saved-card")
      seed.facts.card = nil
    case .freeOrder: seed.facts.promotionCodes.append(Merchant.freeCode)
    case .processing: seed.merchant.behaviour = .pending
    case .challenge:
      seed.merchant.behaviour = URL(string: "https://bank.example/proof").map { .challenging($0) } ?? .pending
    case .declined: seed.merchant.behaviour = .declining(DeclineReason(code: "insufficient-funds", mend: .method))
    case .notSent: seed.merchant.behaviour = .unreachable
    case .outcomeUnknown: seed.merchant.behaviour = .silent(keepsOrder: true, answersLookUps: false)
    }
  }
}
