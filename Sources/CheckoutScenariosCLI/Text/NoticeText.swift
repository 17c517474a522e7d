import CheckoutAPI

extension CheckoutNotice {
  /// What the shopper should know, in one sentence.
  var message: String {
    switch self {
    case .fellBack(let step, let field): "Back to \(step.rawValue): \(field.rawValue) is needed again."
    case .linkNeeds(let step, let field): "The link leads to \(step.rawValue) first: \(field.rawValue) is needed there."
    case .stepVanished(let step): "The \(step.rawValue) step is no longer needed."
    case .deliveryDropped(let option): "The delivery option \(option.rawValue) is no longer offered."
    case .extraDropped(let extra): "The extra \(extra.rawValue) is no longer offered."
    case .paymentDropped(let method): "The payment method \(method.rawValue) is no longer offered."
    case .promotionRejected(let code): "The promotion code \(code.rawValue) is not accepted."
    case .giftCardAlreadyAdded(let card): "The gift card \(card.rawValue) is there already."
    case .giftCardEmpty(let card): "The gift card \(card.rawValue) is empty."
    case .giftCardCurrencyDiffers(let card): "The gift card \(card.rawValue) is in another currency."
    case .couldNotRead(let kind, let failure) where failure.code == .notFound:
      "The merchant cannot tell \(kind.words): it knows nothing of it."
    case .couldNotRead(let kind, let failure):
      "Could not read \(kind.words) (\(failure.code.rawValue)); retry asks again."
    case .quoteNotUsable(let problem): "The merchant's price is not used: \(problem.words)."
    case .answerNotUsable(let kind): "The merchant's answer about \(kind.words) contradicts itself and is not used."
    case .declined(let reason):
      "The payment was declined (\(reason.code)); another \(reason.mend.rawValue) can mend it."
    case .attemptCancelled: "The attempt was given up; nothing was ordered."
    case .notSent: "Nothing was sent; retry sends the same again."
    case .notRecorded: "The attempt could not be recorded, so nothing was sent."
    case .recordNotFinished: "What became of the order stands, but its record could not be closed."
    case .placedAfterLeaving(let order): "The cart that was left was ordered after all: \(order.rawValue)."
    case .merchantContradiction(let order): "The merchant reported a second order: \(order.rawValue)."
    }
  }

  /// The notice with its stable word and what it carries.
  var json: JSONValue {
    switch self {
    case .fellBack(let step, let field):
      ["code": "fell-back", "step": .string(step.rawValue), "field": .string(field.rawValue)]
    case .linkNeeds(let step, let field):
      ["code": "link-needs", "step": .string(step.rawValue), "field": .string(field.rawValue)]
    case .stepVanished(let step): ["code": "step-vanished", "step": .string(step.rawValue)]
    case .deliveryDropped(let option): ["code": "delivery-dropped", "option": .string(option.rawValue)]
    case .extraDropped(let extra): ["code": "extra-dropped", "extra": .string(extra.rawValue)]
    case .paymentDropped(let method): ["code": "payment-dropped", "method": .string(method.rawValue)]
    case .promotionRejected(let code): ["code": "promotion-rejected", "promotionCode": .string(code.rawValue)]
    case .giftCardAlreadyAdded(let card): ["code": "gift-card-already-added", "card": .string(card.rawValue)]
    case .giftCardEmpty(let card): ["code": "gift-card-empty", "card": .string(card.rawValue)]
    case .giftCardCurrencyDiffers(let card): ["code": "gift-card-currency-differs", "card": .string(card.rawValue)]
    case .couldNotRead(let kind, let failure):
      ["code": "could-not-read", "request": .string(kind.rawValue), "failure": .string(failure.code.rawValue)]
    case .quoteNotUsable(let problem): ["code": "quote-not-usable", "problem": .string(problem.rawValue)]
    case .answerNotUsable(let kind): ["code": "answer-not-usable", "request": .string(kind.rawValue)]
    case .declined(let reason):
      ["code": "declined", "reason": .string(reason.code), "mend": .string(reason.mend.rawValue)]
    case .attemptCancelled: ["code": "attempt-cancelled"]
    case .notSent: ["code": "not-sent"]
    case .notRecorded: ["code": "not-recorded"]
    case .recordNotFinished: ["code": "record-not-finished"]
    case .placedAfterLeaving(let order): ["code": "placed-after-leaving", "order": .string(order.rawValue)]
    case .merchantContradiction(let order): ["code": "merchant-contradiction", "order": .string(order.rawValue)]
    }
  }
}
