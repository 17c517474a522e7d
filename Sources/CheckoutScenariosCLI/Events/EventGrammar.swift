import CheckoutAPI

/// How one kind of event is written, and how it becomes an action.
///
/// The table feeds the parser, `help events` and the suggestions. A new kind of action does not compile until it
/// has its row.
struct EventGrammar: Sendable {
  /// What an event will send, once it is known what the shopper sees then.
  typealias Plan = @Sendable (CheckoutState) -> CheckoutAction

  /// What it does, in a few words.
  let summary: String
  /// The arguments, in the order help shows them.
  let arguments: [EventArgument]
  /// The arguments of an example that can be typed as it is.
  let example: String
  /// Makes the plan from the values.
  let plan: @Sendable (inout EventValues) throws(EventProblem) -> Plan

  /// A kind whose action does not depend on what the shopper sees.
  init(
    _ summary: String,
    _ arguments: [EventArgument] = [],
    example: String = "",
    action: @escaping @Sendable (inout EventValues) throws(EventProblem) -> CheckoutAction
  ) {
    self.init(summary, arguments, example: example) { (values: inout EventValues) throws(EventProblem) -> Plan in
      let action = try action(&values)
      return { _ in action }
    }
  }

  /// A kind whose action takes something from what the shopper sees.
  init(
    _ summary: String,
    _ arguments: [EventArgument],
    example: String,
    plan: @escaping @Sendable (inout EventValues) throws(EventProblem) -> Plan
  ) {
    self.summary = summary
    self.arguments = arguments
    self.example = example
    self.plan = plan
  }

  /// The row of a kind.
  static func of(_ kind: CheckoutActionKind) -> EventGrammar {
    switch kind {
    case .addLine: addLine
    case .setQuantity: setQuantity
    case .setGuarantee: setGuarantee
    case .removeLine: removeLine
    case .saveForLater: saveForLater
    case .moveToCart: moveToCart
    case .applyPromotion: applyPromotion
    case .removePromotion: removePromotion
    case .setCurrency: setCurrency
    case .setContact: setContact
    case .setDeliveryAddress: setDeliveryAddress
    case .chooseSavedAddress: chooseSavedAddress
    case .setBillingAddress: setBillingAddress
    case .billToDeliveryAddress: billToDeliveryAddress
    case .chooseDelivery: chooseDelivery
    case .setExtra: setExtra
    case .addGiftCard: addGiftCard
    case .removeGiftCard: removeGiftCard
    case .choosePayment: choosePayment
    case .authoriseWallet: authoriseWallet
    case .enterCard: enterCard
    case .proceed: proceed
    case .goBack: goBack
    case .placeOrder: placeOrder
    case .startNext: startNext
    case .startOver: startOver
    case .openLink: openLink
    case .completeChallenge: completeChallenge
    case .cancelAttempt: cancelAttempt
    case .checkAgain: checkAgain
    case .receiveAnswer: receiveAnswer
    case .retry: retry
    case .refresh: refresh
    }
  }
}
