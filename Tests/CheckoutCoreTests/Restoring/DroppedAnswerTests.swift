import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// What the rules do not take today is dropped, listed, and nothing else is.
@Suite struct DroppedAnswerTests {
  private func dropped(_ change: (inout FunnelSetup) throws -> Void) throws -> (Restored, [String]) {
    var setup = Restored.setup
    try change(&setup)
    let restored = try Restored(try Situation.ready.shop(), setup)
    return (restored, restored.dropped.map { "\($0.item) \($0.reason.rawValue)" })
  }

  private func dropped(replacing old: String, with new: String) throws -> (Restored, [String]) {
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    let restored = try Restored(try #require(Resealed.snapshot(snapshot, replacing: old, with: new)))
    return (restored, restored.dropped.map { "\($0.item) \($0.reason.rawValue)" })
  }

  @Test func `a line above the limit of today is dropped, and the rest stays`() throws {
    let (restored, list) = try dropped { $0.policy.limits = try CartLimits(pieces: 1) }
    #expect(list == ["line(sku-lamp) quantity-out-of-range"])
    #expect(restored.shop.state.cart.lines.map(\.id) == [Shop.ebook])
    #expect(restored.shop.state.cart.savedForLater.lines.map(\.id) == [Situation.pen])
  }

  @Test func `lines beyond the number of today are dropped, the last ones`() throws {
    let (_, list) = try dropped { $0.policy.limits = try CartLimits(lines: 1) }
    #expect(list == ["line(sku-ebook) too-many-lines"])
  }

  @Test func `gift cards that are no longer taken are dropped`() throws {
    let (restored, list) = try dropped { $0.capabilities.giftCards = false }
    #expect(list == ["giftCard(gift-small) gift-cards-not-taken"])
    #expect(restored.shop.state.totals.covered.isZero)
  }

  @Test func `without a line the shopper stands at the cart`() throws {
    let one = try Resealed.snapshot(
      Situation.ready.shop().funnel.snapshot(), replacing: "\"quantity\":2", with: "\"quantity\":-2")
    let both = try #require(one.flatMap { Resealed.snapshot($0, replacing: "\"units\":750", with: "\"units\":-750") })
    let restored = try Restored(both)
    #expect(
      restored.dropped.map { "\($0.item) \($0.reason.rawValue)" } == [
        "line(sku-lamp) quantity-out-of-range", "line(sku-ebook) amount-out-of-range",
        "step(CheckoutAPI.CheckoutStep.card) requirements-unmet",
      ])
    #expect(restored.shop.state.step == .cart)
  }

  @Test func `a quantity, a price and a name that no action could make are dropped as the action would be`() throws {
    let (_, quantity) = try dropped(replacing: "\"quantity\":2", with: "\"quantity\":-2")
    #expect(quantity == ["line(sku-lamp) quantity-out-of-range"])
    let (_, price) = try dropped(replacing: "\"units\":750", with: "\"units\":-750")
    #expect(price == ["line(sku-ebook) amount-out-of-range"])
    let (_, sum) = try dropped(replacing: "\"units\":750", with: "\"units\":9223372036854775807")
    #expect(sum == ["line(sku-ebook) amount-out-of-range"])
    let (_, name) = try dropped(replacing: "\"name\":\"Desk lamp\"", with: "\"name\":\" \"")
    #expect(name == ["line(sku-lamp) line-incomplete"])
  }

  @Test func `a code that could not be entered is dropped`() throws {
    let (_, list) = try dropped(
      replacing: "\"promotions\":[\"SAVE10\"]", with: "\"promotions\":[\"SAVE10\",\"SAVE10\",\" \"]")
    #expect(list == ["promotion(SAVE10) promotion-not-usable", "promotion( ) promotion-not-usable"])
  }

  @Test func `a delivery option that contradicts itself is dropped, and the shopper chooses anew`() throws {
    let (restored, list) = try dropped(
      replacing: "\"extras\":[],\"offer\"", with: "\"extras\":[\"confetti\"],\"offer\"")
    #expect(
      list == [
        "deliveryOption(standard) not-offered", "step(CheckoutAPI.CheckoutStep.card) requirements-unmet",
      ])
    #expect(restored.shop.state.step == .delivery)
  }

  @Test func `a payment method that contradicts itself is dropped`() throws {
    let (_, list) = try dropped(
      replacing: "\"cardDetails\":\"all\"", with: "\"cardDetails\":\"all\",\"fee\":{\"currency\":\"EUR\",\"units\":-1}")
    #expect(list == ["paymentMethod(card) not-offered"])
  }

  @Test func `a wrong address is kept, and the shopper is led to it`() throws {
    let (restored, list) = try dropped(replacing: "\"postal-code\":\"10117\"", with: "\"postal-code\":\"1\"")
    #expect(list == ["step(CheckoutAPI.CheckoutStep.card) requirements-unmet"])
    #expect(restored.shop.state.step == .address)
    guard case .address(let screen) = restored.shop.state.screen else { return }
    #expect(screen.delivery?.draft.postalCode == "1")
  }
}
