import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// Where a shopper can be, each with something there for every action: a line set aside, a code, a gift card, saved
/// addresses.
enum Situation: String, CaseIterable, Sendable {
  case cart, address, delivery, payment, card, ready
  case recording, sending, challenge, resolving, cancelling, asking, unknown
  case confirmation

  // Not columns of the table: what only the facts decide.
  case emptyCart, undecidedCard, wallet, coveredWallet, gone, notSent, notSentStale, fullShelf, declined, asked

  /// The columns of the table.
  static let columns: [Situation] = [
    .cart, .address, .delivery, .payment, .card, .ready, .recording, .sending, .challenge, .resolving, .cancelling,
    .asking, .unknown, .confirmation,
  ]

  /// Walks there.
  func shop() throws -> Shop {
    switch self {
    case .cart: try Situation.stocked(at: .cart)
    case .address: try Situation.stocked(at: .address)
    case .delivery: try Situation.stocked(at: .delivery)
    case .payment: try Situation.stocked(at: .payment)
    case .card: try Situation.stocked(at: .card)
    case .ready: try Situation.ready()
    case .recording: try Situation.placing(holding: .record)
    case .sending: try Situation.placing(holding: .place)
    case .challenge: try Situation.challenged()
    case .resolving: try Situation.challenged(holding: .resolve, then: .completeChallenge)
    case .cancelling: try Situation.challenged(holding: .cancel, then: .cancelAttempt)
    case .asking: try Situation.placing(.silent(keepsOrder: true, answersLookUps: true), holding: .lookUp)
    case .unknown: try Situation.placing(.silent(keepsOrder: true, answersLookUps: false))
    case .confirmation: try Situation.placing()
    case .emptyCart: Shop()
    case .undecidedCard: try Situation.undecided()
    case .wallet: try Situation.paying(with: Shop.wallet)
    case .coveredWallet: try Situation.coveredWallet()
    case .gone: try Situation.gone()
    case .notSent: try Situation.placing(.unreachable)
    case .notSentStale: try Situation.notSentStale()
    case .fullShelf: try Situation.fullShelf()
    case .declined: try Situation.placing(.declining(DeclineReason(code: "no-funds", mend: .method)))
    case .asked: try Situation.asked()
    }
  }

  static let office = SavedAddressID("office")
  static let pen = LineID("sku-pen")
  static let penDraft = Fixtures.line("sku-pen", "Pen", 199)

  private static func stocked(
    at step: CheckoutStep,
    _ adjust: (inout ScenarioFacts) -> Void = { _ in }
  ) throws -> Shop {
    var shop = try Shop.at(step) { facts in
      facts.savedAddresses = [SavedAddress(id: office, address: Fixtures.springfield)]
      facts.promotionCodes = [Merchant.tenPercentCode]
      facts.giftCards = [Merchant.smallGiftCard]
      adjust(&facts)
    }
    try shop.send(.addLine(penDraft), .saveForLater(pen))
    return shop
  }

  private static func ready() throws -> Shop {
    var shop = try stocked(at: .card)
    try shop.send(.enterCard(Fixtures.card))
    return shop
  }

  private static func placing(
    _ behaviour: Merchant.Behaviour = .placing,
    holding kind: CallKind? = nil
  ) throws -> Shop {
    var shop = try ready()
    shop.merchant.behaviour = behaviour
    if let kind { shop.holding = [kind] }
    try shop.place()
    return shop
  }

  private static func challenged(holding kind: CallKind? = nil, then action: CheckoutAction? = nil) throws -> Shop {
    var shop = try placing(.challenging(Shop.bank))
    if let kind { shop.holding = [kind] }
    if let action { try shop.send(action) }
    return shop
  }

  /// At the card before it is known whether anything has to be paid.
  private static func undecided() throws -> Shop {
    var shop = Shop()
    shop.holding = [.quote]
    try shop.send(
      .addLine(Fixtures.ebook), .proceed, .setContact(Fixtures.contact), .proceed, .proceed)
    return shop
  }

  private static func paying(with method: PaymentMethodID) throws -> Shop {
    var shop = try stocked(at: .payment)
    try shop.send(.choosePayment(method))
    return shop
  }

  private static func coveredWallet() throws -> Shop {
    var shop = try paying(with: Shop.wallet)
    try shop.send(.addGiftCard(Merchant.largeGiftCard))
    return shop
  }

  /// At payment again after the cart was emptied and filled: the price is not known, the last list of methods is.
  private static func gone() throws -> Shop {
    var shop = try Shop.at(.payment) { $0.lines = [Fixtures.lamp] }
    try shop.send(.removeLine(Shop.lamp))
    shop.holding = [.quote]
    try shop.send(.addLine(Fixtures.lamp), .proceed)
    return shop
  }

  /// The price of an attempt that was not sent has run out.
  private static func notSentStale() throws -> Shop {
    var shop = try placing(.unreachable)
    shop.now = shop.now.addingTimeInterval(3600)
    return shop
  }

  /// Twenty lines set aside.
  private static func fullShelf() throws -> Shop {
    var shop = try Shop.at(.cart)
    for number in 1...20 {
      try shop.send(
        .addLine(Fixtures.line("sku-\(number)", "Thing \(number)", 100)), .saveForLater(LineID("sku-\(number)")))
    }
    return shop
  }

  /// Everything is being asked for.
  private static func asked() throws -> Shop {
    var shop = try ready()
    shop.holding = Set(CallKind.allCases)
    try shop.send(.refresh, .addGiftCard(Merchant.largeGiftCard), .enterCard(Fixtures.card))
    return shop
  }
}

extension Shop {
  /// The page of a challenge.
  static let bank = URL(filePath: "/proof")
}
