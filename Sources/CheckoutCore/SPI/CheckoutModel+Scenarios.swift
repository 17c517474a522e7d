public import CheckoutAPI

@_spi(Scenarios) extension CheckoutModel {
  /// A session that stands at a step, walked there by legal actions with somebody who answers at once.
  ///
  /// From there on it asks its own dependencies.
  ///
  /// - Parameters:
  ///   - step: The step to stand at.
  ///   - facts: What the shopper has answered.
  ///   - dependencies: Every side effect the session has from there on.
  ///   - answer: Who answers on the way.
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it.
  public static func at(
    _ step: CheckoutStep,
    _ facts: ScenarioFacts,
    dependencies: CheckoutDependencies,
    answeredBy answer: CheckoutFunnel.Answerer
  ) throws(CheckoutRefusal) -> CheckoutModel {
    let funnel: CheckoutFunnel =
      switch step {
      case .cart: try .atCart(facts, answeredBy: answer)
      case .address: try .atAddress(facts, answeredBy: answer)
      case .delivery: try .atDelivery(facts, answeredBy: answer)
      case .payment: try .atPayment(facts, answeredBy: answer)
      case .card: try .atCard(facts, answeredBy: answer)
      case .processing: try .atProcessing(facts, answeredBy: answer)
      case .confirmation: try .atConfirmation(facts, answeredBy: answer)
      }
    return CheckoutModel(dependencies: dependencies, funnel: funnel)
  }
}
