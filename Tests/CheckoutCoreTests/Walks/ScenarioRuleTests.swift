import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// A scenario that breaks a rule cannot be built.
@Suite struct ScenarioRuleTests {
  /// What is refused when the scenario is built; `nil` when it can be.
  private func refusal(
    _ step: CheckoutStep,
    _ behaviour: Merchant.Behaviour = .placing,
    _ adjust: (inout ScenarioFacts) -> Void
  ) -> CheckoutRefusal.Code? {
    var facts = ScenarioFacts.answered()
    adjust(&facts)
    do throws(CheckoutRefusal) {
      _ = try Shop.at(step, facts, behaviour: behaviour)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `an address that is wrong, an option that is not offered and a wrong total are refused`() {
    #expect(refusal(.delivery) { $0.deliveryAddress?.postalCode = "1" } == .requirementsUnmet)
    #expect(refusal(.payment) { $0.deliveryOption = DeliveryOptionID("by-balloon") } == .notOffered)
    #expect(refusal(.card) { $0.paymentMethod = PaymentMethodID("shells") } == .notOffered)
    #expect(refusal(.confirmation) { $0.expectedTotal = Shop.euro(1) } == .totalDiffers)
    #expect(refusal(.confirmation) { $0.card = CardInput(number: "4242424242424243") } == .requirementsUnmet)
    #expect(refusal(.cart) { $0.lines[0].quantity = 0 } == .quantityOutOfRange)
  }

  @Test func `what is still on its way is not behind a scenario`() {
    #expect(throws: CheckoutRefusal.self) {
      try CheckoutFunnel.atAddress(.answered()) { _ in .unanswered }
    }
  }

  @Test func `an answer that leads somewhere else is refused`() {
    #expect(refusal(.processing, .placing) { _ in } == .notInThisStage)
    #expect(refusal(.confirmation, .pending) { _ in } == .notInThisStage)
    #expect(refusal(.processing, .unreachable) { _ in } == .notInThisStage)
    #expect(refusal(.processing, .pending) { _ in } == nil)
  }
}
