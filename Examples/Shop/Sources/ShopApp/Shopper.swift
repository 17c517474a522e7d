public import CheckoutAPI

/// A shopper who answers every question of a checkout, as a screen would: reads the state, sends actions, waits.
@MainActor public struct Shopper {
  /// How the merchant reaches the shopper.
  public var contact = ContactDraft(email: "ada@example.com")
  /// Which saved address to take.
  public var address = SavedAddressID("home")
  /// How to pay; the card by default.
  public var payment = PaymentMethodID("card")
  /// A card that schemes publish for tests.
  public var card = CardInput(number: "4242 4242 4242 4242", expiry: "12/39", securityCode: "123", holder: "Ada Byron")

  private let session: any CheckoutSession
  private let say: @MainActor (String) -> Void

  /// Sits down in front of a checkout.
  ///
  /// - Parameters:
  ///   - session: The checkout.
  ///   - say: Takes each line that the shopper says.
  public init(session: any CheckoutSession, say: @escaping @MainActor (String) -> Void) {
    self.session = session
    self.say = say
  }

  /// Goes from the cart to the confirmation.
  ///
  /// - Returns: The order.
  /// - Throws: ``CheckoutRefusal`` when an action is not accepted, ``ShopProblem`` when there is no way on.
  public func buy() async throws -> Order {
    try await walk(to: .confirmation)
    guard case .confirmation(let screen) = session.state.screen else {
      throw ShopProblem("There is no order. \(reasons)")
    }
    say("confirmation  \(screen.order.id), sent to \(screen.email)")
    return screen.order
  }

  /// Goes on until a step is reached, or passed when this order does without it; buys for the confirmation alone.
  ///
  /// - Throws: ``CheckoutRefusal`` when an action is not accepted, ``ShopProblem`` when there is no way on.
  public func walk(to end: CheckoutStep) async throws {
    // An answer may lead back to an earlier step: each step is met twice at most.
    for _ in 0..<2 * CheckoutStep.allCases.count {
      await session.settle()
      let step = session.state.step
      if step >= end { return }
      try await answer()
      guard session.state.step >= step else { continue }
      guard session.state.isReadyToPlace else {
        try session.send(.proceed)
        continue
      }
      if end != .confirmation { return }
      try await place()
    }
    throw ShopProblem("The checkout stays at \(session.state.step.rawValue). \(reasons)")
  }

  /// Answers what the step asks.
  private func answer() async throws {
    let state = session.state
    switch state.screen {
    case .cart:
      for line in state.cart.lines { say("cart          \(line.quantity) x \(line.name), \(format(line.unitPrice))") }
    case .address(let screen):
      try session.send(.setContact(contact))
      if screen.delivery != nil { try session.send(.chooseSavedAddress(address)) }
      let isBilled = state.missing.contains { $0.field == .billingAddress }
      if isBilled, let home = screen.savedAddresses.first(where: { $0.id == address }) {
        try session.send(.setBillingAddress(home.address))
      }
      say("address       \(contact.email)\(screen.delivery != nil || isBilled ? ", \(address)" : "")")
    case .delivery(let screen):
      guard let option = screen.options.first else { throw ShopProblem("Nothing is delivered to this address.") }
      try session.send(.chooseDelivery(option.id))
      say("delivery      \(option.name), \(format(option.price)), \(option.estimate)")
    case .payment(let screen):
      guard let method = screen.methods.first(where: { $0.id == payment }) else {
        let offered = screen.methods.map(\.id.rawValue).joined(separator: ", ")
        throw ShopProblem("There is no \(payment) for this order; there are \(offered).")
      }
      try session.send(.choosePayment(method.id))
      say("payment       \(method.name)")
    case .card:
      try session.send(.enterCard(card))
    case .processing, .confirmation:
      throw ShopProblem("The order is not placed. \(reasons)")
    }
    await session.settle()
    if case .card(let screen) = session.state.screen, let report = screen.report {
      say("card          \(report.maskedNumber)")
    }
  }

  private func place() async throws {
    let totals = session.state.totals
    say("totals        goods \(format(totals.subtotal)), guarantee \(format(totals.guarantee))")
    if let delivery = totals.delivery { say("              delivery \(format(delivery))") }
    say("              total \(format(totals.total)), tax in it \(format(totals.taxIncluded))")
    try session.send(.placeOrder(expectedTotal: totals.total))
    await session.settle()
    for case .declined(let reason) in session.state.notices {
      throw ShopProblem("The payment was declined: \(reason.code).")
    }
    if case .processing(let screen) = session.state.screen {
      throw ShopProblem("The order is \(screen.stage.rawValue); its reference is \(screen.reference).")
    }
    guard session.state.step == .confirmation else { throw ShopProblem("The order is not placed. \(reasons)") }
  }

  private func format(_ money: Money) -> String { session.format(money) }

  /// What is missing and what the merchant said, for whoever has to find out.
  private var reasons: String {
    let missing = session.state.missing.map(\.message)
    return (missing + session.state.notices.map { "\($0)." }).joined(separator: " ")
  }
}

/// Why the shop cannot go on.
public struct ShopProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a sentence or two.
  public let description: String

  /// Says what is wrong.
  public init(_ description: String) { self.description = description }
}
