import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// A shopper who pays with a gift card and a card that are planted, up to an order whose outcome nobody knows.
@MainActor struct SecretWalk {
  nonisolated static let giftCard = GiftCard(
    id: GiftCardID("gift"), maskedNumber: "••••\(PlantedSecrets.giftNumber.suffix(4))",
    balance: Money(minorUnits: 100, currency: .eur))

  /// A merchant who knows the gift card, hands out the token, and loses the answer to an order.
  static var answers: StubAnswers {
    var answers = StubAnswers.outcomeUnknown
    answers.giftCard = { _ in .success(giftCard) }
    answers.tokenise = { _ in .success(PlantedSecrets.payment) }
    return answers
  }

  let repository = StubCheckoutRepository(answers)
  let journal = InMemoryPlacementJournal()
  let dependencies: CheckoutDependencies
  let model: CheckoutModel
  let facts: ScenarioFacts
  let funnels: [CheckoutFunnel]
  /// What the session showed while it was used.
  let states: [CheckoutState]
  let payment: PaymentScreen
  let card: CardScreen
  let tokenisation: TokenisationRequest
  let balance: GiftCardRequest
  let submission: OrderSubmission
  let record: AttemptRecord
  /// The calls that carry a secret, as a funnel makes them.
  let calls: [CheckoutCall]
  let ticket: RequestTicket
  let gate: GatedCheckoutRepository
  let gateCall: GatedCheckoutRepository.Call
  let merchant: Merchant
  let run: ScenarioRun

  /// What the walk did not come by.
  struct Lost: Error {}

  init() async throws {
    dependencies = .stub(repository: repository, journal: journal)
    model = try .standing(at: .payment, dependencies)
    try model.send(.addGiftCard(PlantedSecrets.giftCard))
    await model.settle()
    var states = [model.state]
    try model.send(.proceed)
    try model.send(.enterCard(PlantedSecrets.card))
    states.append(model.state)
    await model.settle()
    states.append(model.state)
    try model.place()
    await model.settle()
    self.states = states + [model.state]
    (payment, card) = try SecretWalk.screens(in: states)
    (tokenisation, balance, submission) = try SecretWalk.requests(in: repository.calls)
    guard let record = try await journal.openRecords().first else { throw Lost() }
    self.record = record

    let shop = try SecretWalk.shop()
    let finished = try SecretWalk.shop(answering: true)
    (funnels, calls) = ([shop.funnel, finished.funnel], shop.held)
    guard case .tokenise(_, let ticket) = calls.last else { throw Lost() }
    self.ticket = ticket
    facts = SecretWalk.facts()

    gate = GatedCheckoutRepository(repository)
    gate.openAll()
    _ = try await (gate.tokenise(tokenisation), gate.tokenise(tokenisation))
    gateCall = await gate.next { $0.isTokenise }
    var merchant = Merchant(now: Fixtures.now, behaviour: .challenging(Shop.bank))
    _ = merchant.placeOrder(submission)
    self.merchant = merchant
    var run = try CheckoutScenario.cardEntry.start()
    try run.send(.enterCard(PlantedSecrets.card))
    self.run = run
  }
}

extension SecretWalk {
  private static func facts() -> ScenarioFacts {
    var facts = ScenarioFacts.answered()
    facts.card = PlantedSecrets.card
    facts.giftCards = [PlantedSecrets.giftCard]
    facts.wallet = WalletAuthorisation(token: PlantedSecrets.payment)
    return facts
  }

  /// A funnel at the card that waits for the balance and for the token, or has them.
  private static func shop(answering: Bool = false) throws -> Shop {
    var shop = try Shop.at(.card)
    shop.holding = [.giftCard, .token]
    try shop.send(.addGiftCard(PlantedSecrets.giftCard), .enterCard(PlantedSecrets.card))
    guard answering else { return shop }
    shop.release(.token, with: .token(.success(PlantedSecrets.payment)))
    shop.release(.giftCard, with: .giftCard(.success(giftCard)))
    return shop
  }

  private static func screens(in states: [CheckoutState]) throws -> (PaymentScreen, CardScreen) {
    guard case .payment(let payment)? = states.first?.screen, case .card(let card)? = states.last?.screen,
      !payment.giftCards.isEmpty, card.hasToken
    else { throw Lost() }
    return (payment, card)
  }

  private static func requests(
    in calls: [RepositoryCall]
  ) throws -> (TokenisationRequest, GiftCardRequest, OrderSubmission) {
    var found: (TokenisationRequest?, GiftCardRequest?, OrderSubmission?)
    for call in calls {
      switch call {
      case .tokenise(let request): found.0 = request
      case .giftCard(let request): found.1 = request
      case .placeOrder(let submission): found.2 = submission
      default: continue
      }
    }
    guard let tokenisation = found.0, let balance = found.1, let submission = found.2 else { throw Lost() }
    return (tokenisation, balance, submission)
  }
}
