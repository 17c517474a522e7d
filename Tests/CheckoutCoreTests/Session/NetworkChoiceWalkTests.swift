import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Testing

/// A card of two schemes through the whole funnel, at a merchant who takes some schemes.
@MainActor @Suite struct NetworkChoiceWalkTests {
  private static let number = "4035 5010 0000 0008"

  struct Choice: Sendable {
    var taken: [CardBrand] = []
    var wish: CardBrand?
    var network: CardBrand?
    var problem: CardProblem?
  }

  nonisolated static let choices = [
    Choice(network: .cartesBancaires), Choice(wish: .visa, network: .visa),
    Choice(taken: [.visa, .cartesBancaires], network: .visa),
    Choice(taken: [.visa, .cartesBancaires], wish: .cartesBancaires, network: .cartesBancaires),
    Choice(taken: [.mastercard, .visa], network: .visa),
    Choice(taken: [.visa], wish: .cartesBancaires, problem: .networkNotAccepted),
    Choice(taken: [.mastercard], problem: .networkNotAccepted),
    Choice(taken: [.mastercard], wish: .visa, problem: .networkNotAccepted),
    Choice(wish: .mastercard, problem: .networkNotOnCard),
  ]

  @Test(arguments: choices.indices)
  func `the scheme that was chosen arrives, or the card is not taken and its number goes nowhere`(
    index: Int
  ) async throws {
    let choice = Self.choices[index]
    let repository = Self.repository(taking: choice.taken)
    let session = try await Self.session(repository)
    let networks = await session.networks(ofCard: Self.number)
    try session.send(
      .enterCard(
        CardInput(
          number: Self.number, expiry: "12/30", securityCode: "739", networks: networks,
          network: choice.wish)))
    await session.settle()
    guard case .card(let screen) = session.state.screen, let report = screen.report else {
      Issue.record("no card is shown")
      return
    }
    #expect(report.reasons == [choice.problem].compactMap(\.self))
    #expect(report.network == choice.network)
    #expect(screen.hasToken == (choice.problem == nil))
    #expect(session.state.isReadyToPlace == (choice.problem == nil))
    if choice.problem == nil {
      try session.send(.placeOrder(expectedTotal: session.state.totals.total))
      await session.settle()
      #expect(session.state.step == .confirmation)
      try Self.expectOneCallWithTheNumber(repository, network: choice.network)
    } else {
      #expect(throws: CheckoutRefusal.self) {
        try session.send(.placeOrder(expectedTotal: session.state.totals.total))
      }
      #expect(repository.calls.filter { $0.isTokenise || $0.isPlaceOrder } == [])
    }
  }

  @Test func `a card that is not taken can be mended by the other scheme`() async throws {
    let repository = Self.repository(taking: [.visa])
    let session = try await Self.session(repository)
    var input = CardInput(
      number: Self.number, expiry: "12/30", securityCode: "739", networks: [.cartesBancaires, .visa],
      network: .cartesBancaires)
    try session.send(.enterCard(input))
    #expect(!session.state.isReadyToPlace)
    input = CardInput(
      number: Self.number, expiry: "12/30", securityCode: "739", networks: [.cartesBancaires, .visa], network: .visa)
    try session.send(.enterCard(input))
    await session.settle()
    #expect(session.state.isReadyToPlace)
    try Self.expectOneCallWithTheNumber(repository, network: .visa)
  }

  /// The number is in the one call that makes a token of it, in clear there, and in no form in any other.
  private static func expectOneCallWithTheNumber(_ repository: StubCheckoutRepository, network: CardBrand?) throws {
    let requests = repository.calls.compactMap { call in
      if case .tokenise(let request) = call { request } else { nil }
    }
    let request = try #require(requests.first)
    #expect(requests.count == 1)
    #expect(request.number?.digitsForTokenisation == "4035501000000008")
    #expect(request.securityCode.digitsForTokenisation == "739")
    #expect(request.network == network)
    for call in repository.calls where !call.isTokenise {
      for text in try Printout.texts(of: call) {
        // The last four are what a number shows of itself wherever it is; the others hide themselves by name.
        for trace in ["0008", "CardInput", "CardNumber", "CardDetails", "SecurityCode"] {
          #expect(!text.contains(trace), "\(text)")
        }
      }
    }
  }

  /// A merchant who takes cards of some schemes, the preferred one first.
  private static func repository(taking networks: [CardBrand]) -> StubCheckoutRepository {
    var answers = StubAnswers()
    answers.paymentMethods = { _ in
      .success(PaymentMethods([PaymentMethod(id: Shop.card, name: "Card", kind: .card, networks: networks)]))
    }
    return StubCheckoutRepository(answers)
  }

  /// A session that a shopper walked to the card, with a directory that knows both schemes.
  private static func session(_ repository: StubCheckoutRepository) async throws -> any CheckoutSession {
    let session: any CheckoutSession = CheckoutModel.stub(
      .stub(repository: repository, cardNetworks: StubCardNetworks([.cartesBancaires, .visa])))
    for action: CheckoutAction in [
      .addLine(Fixtures.lamp), .proceed, .setContact(Fixtures.contact), .setDeliveryAddress(Fixtures.berlin), .proceed,
      .chooseDelivery(Shop.standard), .proceed, .choosePayment(Shop.card), .proceed,
    ] {
      // The merchant may leave the shopper no choice: what is taken by itself needs no choosing.
      try session.send(action)
      await session.settle()
    }
    #expect(session.state.step == .card)
    return session
  }
}
