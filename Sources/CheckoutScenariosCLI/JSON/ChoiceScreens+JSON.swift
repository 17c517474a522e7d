import CheckoutAPI

extension DeliveryScreen {
  /// The members for a JSON document.
  var members: [String: JSONValue] {
    [
      "options": .array(options.map(\.json)),
      "choice": choice.map {
        ["option": .string($0.option.rawValue), "extras": .strings($0.extras.map(\.rawValue))]
      } ?? .null,
      "isStale": .bool(isStale),
    ]
  }
}

extension DeliveryOption {
  fileprivate var json: JSONValue {
    let extras: [JSONValue] = extras.map {
      ["id": .string($0.id.rawValue), "name": .string($0.name), "price": $0.price.json]
    }
    return [
      "id": .string(id.rawValue),
      "name": .string(name),
      "kind": .string(kind.rawValue),
      "price": price.json,
      "extras": .array(extras),
      "estimate": .string(estimate),
    ]
  }
}

extension PaymentScreen {
  /// The members for a JSON document.
  var members: [String: JSONValue] {
    let cards: [JSONValue] = giftCards.map {
      [
        "id": .string($0.card.id.rawValue),
        "maskedNumber": .string($0.card.maskedNumber),
        "balance": $0.card.balance.json,
        "covers": $0.covers.json,
      ]
    }
    return [
      "methods": .array(methods.map(\.json)),
      "choice": .string(choice?.rawValue),
      "isStale": .bool(isStale),
      "giftCards": .array(cards),
      "storeCredit": storeCredit.json,
      "takesGiftCards": .bool(takesGiftCards),
      "rejectedPromotions": .strings(rejectedPromotions.map(\.rawValue)),
    ]
  }
}

extension PaymentMethod {
  fileprivate var json: JSONValue {
    [
      "id": .string(id.rawValue),
      "name": .string(name),
      "kind": .string(kind.rawValue),
      "cardDetails": .string(cardDetails.rawValue),
      "fee": fee.json,
      "needsBillingAddress": .bool(needsBillingAddress),
      "brand": .string(brand?.rawValue),
      "networks": .array(networks.map { .string($0.rawValue) }),
    ]
  }
}

extension CardScreen {
  /// The members for a JSON document.
  var members: [String: JSONValue] {
    let shown: JSONValue? = report.map { report in
      [
        "brand": .string(report.brand?.rawValue),
        "candidates": .array((report.digitCount > 0 ? report.candidates : []).map { .string($0.rawValue) }),
        "digitCount": .int(report.digitCount),
        "maskedNumber": .string(report.maskedNumber),
        "network": .string(report.network?.rawValue),
        "networks": .array(report.networks.map { .string($0.rawValue) }),
        "problems": .array(report.reasons.map(\.json)),
        "securityCodeName": .string(report.securityCodeName),
      ]
    }
    return ["method": method?.json ?? .null, "report": shown ?? .null, "hasToken": .bool(hasToken)]
  }
}

extension CardProblem {
  /// The members for a JSON document: the word that every form has, and the rule of the card.
  var json: JSONValue {
    [
      "field": .string(field.rawValue), "code": .string(fieldProblem.code.rawValue), "rule": .string(code),
      "message": .string(message),
    ]
  }
}
