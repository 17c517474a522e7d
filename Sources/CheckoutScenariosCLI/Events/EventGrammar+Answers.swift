import CheckoutAPI

extension EventGrammar {
  /// What a merchant can answer, by the name it has in `receive-answer`.
  private enum Answer: String, CaseIterable {
    case placed
    case declined
    case challenge
    case refused
    case conflict
    case cancelled
    case alreadyPlaced = "already-placed"
    case inProgressElsewhere = "in-progress-elsewhere"
    case notSent = "not-sent"
    case noAnswer = "no-answer"
  }

  /// Why a merchant can refuse an order, by the name it has in `receive-answer`.
  private enum Refusal: String, CaseIterable {
    case priceChanged = "price-changed"
    case quoteExpired = "quote-expired"
    case outOfStock = "out-of-stock"
    case promotionInvalid = "promotion-invalid"
    case deliveryNotOffered = "delivery-not-offered"
    case giftCardShort = "gift-card-short"
    case other
  }

  static let receiveAnswer = EventGrammar(
    "hand over an answer that arrived by another way",
    [
      .required("answer", Answer.allCases.map(\.rawValue).joined(separator: ", ")),
      .required("key", "the attempt it is about, <cart>.<attempt>"),
      .optional("order", "placed, already-placed: the id of the order"),
      .optional("total", "placed, already-placed: what it costs; the shown total by default"),
      .optional("reason", "declined, refused with because=other: the merchant's word for it"),
      .optional("mend", "declined: method or card"),
      .optional("url", "challenge: the page to open"),
      .optional("expires", "challenge: until when, such as 2026-01-31T12:00:00Z"),
      .optional("because", "refused: " + Refusal.allCases.map(\.rawValue).joined(separator: ", ")),
      .optional("line", "out-of-stock: the id of the line"),
      .optional("code", "promotion-invalid: the promotion code"),
      .optional("card", "gift-card-short: the id of the gift card"),
    ],
    example: "answer=declined key=scenario-1.1 reason=insufficient-funds mend=card"
  ) { (values: inout EventValues) throws(EventProblem) -> Plan in
    let key = try values.key("key")
    let kind: Answer = try values.choice("answer")
    let answer: PlacementAnswer
    switch kind {
    case .placed, .alreadyPlaced:
      let id = OrderID(try values.text("order"))
      let total = try values.has("total") ? values.amount("total") : nil
      return { state in
        let order = Order(confirming: state, as: id, total: total)
        return .receiveAnswer(kind == .placed ? .placed(order) : .alreadyPlaced(order), for: key)
      }
    case .declined: answer = .declined(DeclineReason(code: try values.text("reason"), mend: try values.choice("mend")))
    case .challenge:
      let expiry = try values.has("expires") ? values.time("expires") : nil
      answer = .challenge(Challenge(url: try values.url("url"), expiresAt: expiry))
    case .refused: answer = .refused(try refusal(from: &values))
    case .conflict: answer = .conflict
    case .cancelled: answer = .cancelled
    case .inProgressElsewhere: answer = .inProgressElsewhere
    case .notSent: answer = .notSent
    case .noAnswer: answer = .noAnswer
    }
    return { _ in .receiveAnswer(answer, for: key) }
  }

  private static func refusal(from values: inout EventValues) throws(EventProblem) -> PlacementRefusal {
    let refusal: Refusal = try values.choice("because")
    switch refusal {
    case .priceChanged: return .priceChanged
    case .quoteExpired: return .quoteExpired
    case .outOfStock: return .outOfStock([LineID(try values.text("line"))])
    case .promotionInvalid: return .promotionInvalid(PromotionCode(try values.text("code")))
    case .deliveryNotOffered: return .deliveryNotOffered
    case .giftCardShort: return .giftCardShort(GiftCardID(try values.text("card")))
    case .other: return .other(code: try values.text("reason"))
    }
  }
}

extension Order {
  /// The order a merchant makes of what the shopper sees.
  fileprivate init(confirming state: CheckoutState, as id: OrderID, total: Money?) {
    let lines = state.cart.lines.map { OrderLine(product: $0.product, name: $0.name, quantity: $0.quantity) }
    self.init(id: id, lines: lines, total: total ?? state.totals.total)
  }
}
