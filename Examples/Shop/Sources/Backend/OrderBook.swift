import CheckoutAPI

/// The orders, and what was answered to each attempt: one order for each cart, one answer for each key.
struct OrderBook {
  private(set) var orders: [Order] = []
  private var placed: [CartID: Order] = [:]
  private var answered: [IdempotencyKey: Answered] = [:]

  private struct Answered {
    /// What came with the key; `nil` when the attempt was given up before anything came.
    let submission: OrderSubmission?
    let answer: PlacementAnswer
  }

  /// What is known about a submission already; `nil` when it is new.
  func answer(to submission: OrderSubmission) -> PlacementAnswer? {
    if let known = answered[submission.key] {
      return known.submission == nil || known.submission == submission ? known.answer : .conflict
    }
    return placed[submission.cart].map(PlacementAnswer.alreadyPlaced)
  }

  func answer(for key: IdempotencyKey) -> PlacementAnswer? { answered[key]?.answer }

  func order(of cart: CartID) -> Order? { placed[cart] }

  mutating func record(_ answer: PlacementAnswer, to submission: OrderSubmission) {
    answered[submission.key] = Answered(submission: submission, answer: answer)
  }

  mutating func cancel(_ key: IdempotencyKey) -> PlacementAnswer {
    if let order = placed[key.cart] { return .placed(order) }
    if answered[key] == nil { answered[key] = Answered(submission: nil, answer: .cancelled) }
    return .cancelled
  }

  mutating func keep(_ submission: OrderSubmission) -> Order {
    let order = Order(
      id: OrderID("S-\(1001 + orders.count)"),
      lines: submission.lines.map { OrderLine(product: $0.product, name: $0.name, quantity: $0.quantity) },
      total: submission.total,
      deliveryAddress: submission.deliveryAddress.map(AddressDraft.init(_:))
    )
    orders.append(order)
    placed[submission.cart] = order
    return order
  }
}
