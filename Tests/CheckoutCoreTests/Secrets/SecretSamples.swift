import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// Samples of every shared type that can hold a secret, under its name, with secrets in them.
///
/// `Tests/BoundaryTests/Rules/SecretSamples.swift` reads the names and finds out which are missing.
@MainActor enum SecretSamples {
  static func all() async throws -> [String: [Any]] {
    let walk = try await SecretWalk()
    return try values().merging(contract(of: walk)) { $0 + $1 }.merging(doubles(of: walk)) { $0 + $1 }
  }

  private static func values() throws -> [String: [Any]] {
    let checked = CardDetails.check(PlantedSecrets.card, at: Fixtures.now)
    let wrong = CardInput(number: PlantedSecrets.number + "99", securityCode: PlantedSecrets.code + "1")
    let texts = [PlantedSecrets.number, PlantedSecrets.number + "9", PlantedSecrets.number + "99999"]
    return [
      "CardInput": [PlantedSecrets.card, wrong],
      "CardNumber": [try CardNumber(PlantedSecrets.number)],
      "CardNumberReading": texts.map { CardNumberReading($0) },
      "SecurityCode": [try SecurityCode(PlantedSecrets.code, brand: .amex)],
      "CardDetails": [checked.details].compactMap(\.self),
      "CardReport": [checked.report, CardDetails.check(wrong, at: Fixtures.now).report],
      "FieldEdit": texts.map { CardField.number($0, caret: 3) }
        + [
          CardField.securityCode(PlantedSecrets.code, caret: 1), CardField.securityCode(PlantedSecrets.pin, caret: 1),
        ],
      "EditingKey": [EditingKey.insert(PlantedSecrets.number), EditingKey.insert(PlantedSecrets.code)],
      "PaymentToken": [PlantedSecrets.payment],
      "WalletAuthorisation": [WalletAuthorisation(token: PlantedSecrets.payment)],
      "GiftCardInput": [PlantedSecrets.giftCard],
      "GiftCard": [SecretWalk.giftCard],
      "AppliedGiftCard": [
        AppliedGiftCard(card: SecretWalk.giftCard, covers: Money(minorUnits: 1, currency: .eur))
      ],
      "CheckoutAction": [
        CheckoutAction.enterCard(PlantedSecrets.card), CheckoutAction.addGiftCard(PlantedSecrets.giftCard),
        CheckoutAction.authoriseWallet(WalletAuthorisation(token: PlantedSecrets.payment)),
      ],
    ]
  }

  private static func contract(of walk: SecretWalk) throws -> [String: [Any]] {
    let tokenise = RepositoryCall.tokenise(walk.tokenisation)
    return [
      "TokenisationRequest": [walk.tokenisation],
      "GiftCardRequest": [walk.balance],
      "OrderSubmission": [walk.submission],
      "Tender": walk.submission.tenders,
      "Tender.Source": walk.submission.tenders.map(\.source),
      "AttemptRecord": [walk.record],
      "PaymentScreen": [walk.payment],
      "CardScreen": [walk.card],
      "CheckoutScreen": [CheckoutScreen.payment(walk.payment), CheckoutScreen.card(walk.card)],
      "CheckoutState": walk.states,
      "CheckoutFunnel": walk.funnels,
      "CanonicalFunnel": walk.funnels.map { $0.canonical(at: Fixtures.now).funnel },
      "CanonicalPlacing": walk.funnels.map { $0.canonical(at: Fixtures.now).funnel.placing },
      "ScenarioFacts": [walk.facts],
      "CheckoutCall": walk.calls,
      "CheckoutEffect": walk.calls.map(CheckoutEffect.perform),
      "CheckoutReply": [
        CheckoutReply.token(.success(PlantedSecrets.payment)), CheckoutReply.giftCard(.success(SecretWalk.giftCard)),
      ],
      "FunnelEvent": [
        FunnelEvent.tokenAnswered(.success(PlantedSecrets.payment), walk.ticket),
        FunnelEvent.giftCardAnswered(.success(SecretWalk.giftCard), walk.ticket),
      ],
      "RepositoryCall": [
        tokenise, RepositoryCall.giftCard(walk.balance), RepositoryCall.placeOrder(walk.submission),
      ],
    ]
  }

  /// The sessions, and what stands around them.
  private static func doubles(of walk: SecretWalk) throws -> [String: [Any]] {
    let factory = DefaultCheckoutFactory(model: walk.model)
    return [
      "CheckoutModel": [walk.model],
      "DefaultCheckoutFactory": [factory],
      "CheckoutWithBanner": [factory.makeCheckout(promotionBanner: "Sale")],
      "CheckoutDependencies": [walk.dependencies],
      "StubCheckoutRepository": [walk.repository],
      "StubAnswers": [SecretWalk.answers],
      "GatedCheckoutRepository": [walk.gate],
      "GatedCheckoutRepository.Call": [walk.gateCall],
      "UnimplementedCheckoutRepository": [UnimplementedCheckoutRepository { _ in }],
      "InMemoryPlacementJournal": [walk.journal],
      "Merchant": [walk.merchant],
      "ScenarioRun": [walk.run],
    ]
  }
}
