import CheckoutAPI

extension EventGrammar {
  static let proceed = EventGrammar("go on to the next step that wants something") {
    _ throws(EventProblem) in .proceed
  }

  static let goBack = EventGrammar(
    "go back to an earlier step", [.required("to", "the step")], example: "to=delivery"
  ) { values throws(EventProblem) in .goBack(to: try values.choice("to")) }

  static let placeOrder = EventGrammar(
    "place the order",
    [.optional("total", "the total the shopper saw, such as 55.50; the one that is shown by default")], example: ""
  ) { (values: inout EventValues) throws(EventProblem) -> Plan in
    let total = try values.has("total") ? values.amount("total") : nil
    return { state in .placeOrder(expectedTotal: total ?? state.totals.total) }
  }

  static let startNext = EventGrammar("start the next cart after an order was placed") {
    _ throws(EventProblem) in .startNext
  }

  static let startOver = EventGrammar(
    "leave a cart whose order is of unknown outcome",
    [.required("reference", "the reference that is shown, <cart>.<attempt>")], example: "reference=scenario-1.1"
  ) { values throws(EventProblem) in .startOver(reference: try values.key("reference")) }

  static let openLink = EventGrammar(
    "follow a link into the funnel", [.required("url", "the link")], example: "url=https://shop.example/checkout/cart"
  ) { values throws(EventProblem) in .openLink(try values.url("url")) }

  static let completeChallenge = EventGrammar("come back from a challenge") {
    _ throws(EventProblem) in .completeChallenge
  }

  static let cancelAttempt = EventGrammar("give up the attempt to place the order") {
    _ throws(EventProblem) in .cancelAttempt
  }

  static let checkAgain = EventGrammar("ask the merchant again what became of the order") {
    _ throws(EventProblem) in .checkAgain
  }

  static let retry = EventGrammar("ask again what could not be read or sent") { _ throws(EventProblem) in .retry }

  static let refresh = EventGrammar("ask again for what may be stale") { _ throws(EventProblem) in .refresh }
}
