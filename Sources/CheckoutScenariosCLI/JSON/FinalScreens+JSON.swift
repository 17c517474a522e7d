import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ProcessingScreen {
  /// The members for a JSON document.
  var members: [String: JSONValue] {
    let page: JSONValue? = challenge.map {
      ["url": .string($0.url.absoluteString), "expiresAt": .string($0.expiresAt.map(Timestamp.text))]
    }
    return [
      "stage": .string(stage.rawValue),
      "reference": .string(reference.text),
      "challenge": page ?? .null,
      "total": total.json,
    ]
  }
}

extension ConfirmationScreen {
  /// The members for a JSON document.
  var members: [String: JSONValue] {
    let lines: [JSONValue] = order.lines.map {
      [
        "product": .string($0.product.rawValue), "name": .string($0.name), "quantity": .int($0.quantity),
        "unitPrice": $0.unitPrice?.json ?? .null,
      ]
    }
    return [
      "order": [
        "id": .string(order.id.rawValue),
        "lines": .array(lines),
        "total": order.total.json,
        "deliveryAddress": order.deliveryAddress?.json ?? .null,
        "page": .string(order.page?.absoluteString),
      ],
      "differences": .array(differences.map(\.json)),
      "email": .string(email),
    ]
  }
}

extension OrderDifference {
  fileprivate var json: JSONValue {
    switch self {
    case .total(let agreed, let ordered): ["code": "total", "agreed": agreed.json, "ordered": ordered.json]
    case .quantity(let product, let agreed, let ordered):
      ["code": "quantity", "product": .string(product.rawValue), "agreed": .int(agreed), "ordered": .int(ordered)]
    case .unitPrice(let product, let agreed, let ordered):
      ["code": "unit-price", "product": .string(product.rawValue), "agreed": agreed.json, "ordered": ordered.json]
    case .deliveryAddress(let agreed, let ordered):
      ["code": "delivery-address", "agreed": agreed.map(AddressDraft.init(_:))?.json ?? .null, "ordered": ordered.json]
    }
  }
}
