import CheckoutAPI

extension Cart {
  /// The members for a JSON document.
  var json: JSONValue {
    [
      "id": .string(id.rawValue),
      "currency": .string(currency.code),
      "lines": .array(lines.map(\.json)),
      "promotionCodes": .strings(promotionCodes.map(\.rawValue)),
      "savedForLater": .array(savedForLater.lines.map(\.json)),
      "itemCount": .int(itemCount),
      "revision": .int(revision),
    ]
  }
}

extension CartLine {
  fileprivate var json: JSONValue {
    [
      "id": .string(id.rawValue),
      "product": .string(product.rawValue),
      "name": .string(name),
      "unitPrice": unitPrice.json,
      "quantity": .int(quantity),
      "kind": .string(kind.rawValue),
      "guarantee": .bool(wantsGuarantee),
    ]
  }
}

extension Totals {
  /// The members for a JSON document.
  var json: JSONValue {
    [
      "subtotal": subtotal.json,
      "discount": discount.json,
      "delivery": delivery.json,
      "extras": extras.json,
      "guarantee": guarantee.json,
      "fees": fees.json,
      "taxAdded": taxAdded.json,
      "taxIncluded": taxIncluded.json,
      "total": total.json,
      "covered": covered.json,
      "cashRounding": cashRounding.json,
      "due": due.json,
      "provisional": .bool(isProvisional),
      "estimate": .bool(isEstimate),
    ]
  }
}
