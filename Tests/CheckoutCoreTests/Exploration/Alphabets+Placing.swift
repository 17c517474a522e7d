import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// Alphabets of the order on its way.
extension Alphabet {
  private static let ready: [CheckoutAction] = [
    .addLine(Fixtures.ebook), .proceed, .setContact(Fixtures.contact), .proceed, .choosePayment(Shop.card), .proceed,
    .enterCard(Fixtures.card),
  ]

  private static let outcomes: [Answer] = [
    .honest, .declinedCard, .declinedMethod, .challenge, .lostAfter, .lostBefore, .notSent,
  ]

  private static func attempt(_ state: CheckoutState) -> [CheckoutAction] {
    [
      .completeChallenge, .cancelAttempt, .checkAgain, .retry, .refresh, .startNext, .enterCard(Fixtures.card),
      .choosePayment(Shop.card), .proceed, .addLine(Fixtures.ebook),
      .startOver(reference: IdempotencyKey(cart: CartID("other-1"), attempt: 1)),
      // The exit from what nobody answers; not every alphabet follows it into the next cart.
      .startOver(reference: Shop.reference(in: state)),
      .receiveAnswer(.placed(Shop.order()), for: IdempotencyKey(cart: CartID("other-1"), attempt: 1)),
    ] + ordering(state)
  }

  /// Every outcome of an order, its look-ups and its end, with two attempts; reads are answered at once.
  static let placing = Alphabet(
    name: "placing", actions: { attempt($0) + [.setContact(ContactDraft(email: "eve@example.com"))] }, before: ready,
    answers: [
      .record: [.honest, .fails], .place: outcomes, .lookUp: [.honest, .fails], .resolve: [.honest, .fails],
      .cancel: [.honest, .fails],
    ], mostAttempts: 2, mostCrashes: 0)

  /// The same while time passes, journals are claimed by others and prices run out.
  static let latePlacing = Alphabet(
    name: "placing while time passes", actions: { attempt($0) }, before: ready,
    answers: [
      .record: [.honest, .claimed], .place: [.honest, .challenge, .lostAfter, .notSent], .lookUp: [.honest, .fails],
      .resolve: [.honest, .fails], .cancel: [.honest, .fails], .quote: [.honest, .fails], .finish: [.honest, .fails],
    ], hasTime: true, mostAttempts: 2, mostLeft: 1, isHonestAfterLeaving: true, mostCrashes: 0)

  /// Carts that are left while their order is unknown, and orders that come after that.
  static let startingOver = Alphabet(
    name: "starting over",
    actions: { state in
      attempt(state)
        + (1...2).map {
          .receiveAnswer(.placed(Shop.order()), for: IdempotencyKey(cart: CartID("shop-\($0)"), attempt: 1))
        }
    }, before: ready,
    answers: [.place: [.honest, .lostBefore, .lostAfter], .lookUp: [.honest, .fails]], mostAttempts: 1, mostLeft: 1,
    mostCrashes: 0)

  /// A backend that can do nothing but take an order once.
  static let withoutCapabilities = Alphabet(
    name: "a backend without capabilities",
    actions: { state in
      attempt(state) + [.addGiftCard(Merchant.smallGiftCard)]
    }, setup: plain(), before: ready,
    answers: [
      .record: [.honest, .fails], .place: outcomes, .lookUp: [.honest, .fails],
    ], mostAttempts: 2, mostLeft: 1, isHonestAfterLeaving: true, mostCrashes: 0)

  /// The setup of a backend without gift cards, challenges and cancelling.
  static func plain() -> FunnelSetup {
    var setup = Shop.setup
    setup.capabilities = RepositoryCapabilities(
      giftCards: false, challenges: false, cancelling: false, placement: .atMostOnce)
    return setup
  }
}
