import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// No card number, no code, no token, and no number or PIN of a gift card is ever written down.
@MainActor @Suite struct SnapshotSecretsTests {
  @Test func `a snapshot holds none of the planted secrets`() async throws {
    let walk = try await SecretWalk()
    for funnel in walk.funnels {
      let text = String(decoding: try funnel.snapshot(), as: UTF8.self)
      #expect(PlantedSecrets.shown(in: text).isEmpty)
      #expect(!text.contains(PlantedSecrets.token))
      #expect(text.contains("Unter den Linden"))
    }
    #expect(PlantedSecrets.shown(in: String(decoding: try walk.model.snapshot(), as: UTF8.self)).isEmpty)
    let last = try #require(walk.funnels.last).snapshot()
    #expect(String(decoding: last, as: UTF8.self).contains("••••\(PlantedSecrets.giftNumber.suffix(4))"))
  }

  @Test func `a restored checkout has no token, and asks for the card again`() throws {
    let restored = try Restored(try Situation.ready.shop())
    guard case .card(let screen) = restored.shop.state.screen else {
      Issue.record("at \(restored.shop.state.step)")
      return
    }
    #expect(!screen.hasToken)
    #expect(screen.report == nil)
  }
}
