public import CheckoutAPI

/// The mid-funnel constructors.
///
/// Each drives a fresh funnel through the actions a shopper would use, with somebody who answers every call at once,
/// and throws the refusal a shopper would get: a scenario that breaks a rule cannot be built.
@_spi(Scenarios) extension CheckoutFunnel {
  /// Who answers the calls of a scenario.
  public typealias Answerer = (CheckoutCall) -> CheckoutReply

  /// At the cart, with the lines in it.
  ///
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it.
  public static func atCart(_ facts: ScenarioFacts, answeredBy answer: Answerer) throws(CheckoutRefusal) -> Self {
    try walk(facts, to: .cart, answeredBy: answer)
  }

  /// At the address, with the cart behind it.
  ///
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it.
  public static func atAddress(_ facts: ScenarioFacts, answeredBy answer: Answerer) throws(CheckoutRefusal) -> Self {
    try walk(facts, to: .address, answeredBy: answer)
  }

  /// At the delivery, with cart and address behind it.
  ///
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it.
  public static func atDelivery(_ facts: ScenarioFacts, answeredBy answer: Answerer) throws(CheckoutRefusal) -> Self {
    try walk(facts, to: .delivery, answeredBy: answer)
  }

  /// At the payment, with cart, address and delivery behind it.
  ///
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it.
  public static func atPayment(_ facts: ScenarioFacts, answeredBy answer: Answerer) throws(CheckoutRefusal) -> Self {
    try walk(facts, to: .payment, answeredBy: answer)
  }

  /// At the card, with cart, address, delivery and payment behind it.
  ///
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it.
  public static func atCard(_ facts: ScenarioFacts, answeredBy answer: Answerer) throws(CheckoutRefusal) -> Self {
    try walk(facts, to: .card, answeredBy: answer)
  }

  /// Wherever the answers to placing the order lead.
  ///
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it when the order cannot be placed.
  public static func afterPlacing(_ facts: ScenarioFacts, answeredBy answer: Answerer) throws(CheckoutRefusal) -> Self {
    var walk = ScenarioWalk(facts)
    try walk.collect(upTo: .processing, answeredBy: answer)
    try walk.place(answeredBy: answer)
    return walk.funnel
  }

  /// At processing: the order is placed, and the answers leave it open.
  ///
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it; ``CheckoutRefusal/Code/notInThisStage`` when the answers
  ///   lead somewhere else.
  public static func atProcessing(_ facts: ScenarioFacts, answeredBy answer: Answerer) throws(CheckoutRefusal) -> Self {
    try afterPlacing(facts, answeredBy: answer).expected(at: .processing, facts)
  }

  /// At the confirmation: the order is placed, and the answers say so.
  ///
  /// - Throws: ``CheckoutRefusal`` as a shopper would get it; ``CheckoutRefusal/Code/notInThisStage`` when the answers
  ///   lead somewhere else.
  public static func atConfirmation(
    _ facts: ScenarioFacts,
    answeredBy answer: Answerer
  ) throws(CheckoutRefusal) -> Self {
    try afterPlacing(facts, answeredBy: answer).expected(at: .confirmation, facts)
  }

  private static func walk(
    _ facts: ScenarioFacts,
    to step: CheckoutStep,
    answeredBy answer: Answerer
  ) throws(CheckoutRefusal) -> Self {
    var walk = ScenarioWalk(facts)
    try walk.collect(upTo: step, answeredBy: answer)
    return walk.funnel
  }

  private func expected(at step: CheckoutStep, _ facts: ScenarioFacts) throws(CheckoutRefusal) -> Self {
    guard self.step == step else { throw refusal(.notInThisStage, .placeOrder, at: facts.now) }
    return self
  }
}
