import CheckoutAPI

extension CheckoutScreen {
  /// What the step shows, with the name of the step.
  var json: JSONValue {
    var members: [String: JSONValue] =
      switch self {
      case .cart(let screen): screen.members
      case .address(let screen): screen.members
      case .delivery(let screen): screen.members
      case .payment(let screen): screen.members
      case .card(let screen): screen.members
      case .processing(let screen): screen.members
      case .confirmation(let screen): screen.members
      }
    members["step"] = .string(step.rawValue)
    return .object(members)
  }
}

extension CartScreen {
  fileprivate var members: [String: JSONValue] {
    [
      "unavailableLines": .strings(unavailableLines.map(\.rawValue)),
      "rejectedPromotions": .strings(rejectedPromotions.map(\.rawValue)),
    ]
  }
}

extension AddressScreen {
  fileprivate var members: [String: JSONValue] {
    [
      "contact": ["email": .string(contact.email), "phone": .string(contact.phone)],
      "contactProblems": .array(contactProblems.map(\.json)),
      "delivery": delivery?.json ?? .null,
      "billing": billing?.json ?? .null,
      "savedAddresses": .array(savedAddresses.map { ["id": .string($0.id.rawValue), "address": $0.address.json] }),
    ]
  }
}

extension AddressForm {
  fileprivate var json: JSONValue {
    [
      "address": draft.json,
      "fields": .array(fields.map(\.json)),
      "areaCount": .int(areas.count),
      "problems": .array(problems.map(\.json)),
      "warnings": .array(warnings.map(\.json)),
      "isAccepted": .bool(isAccepted),
    ]
  }
}

extension AddressFieldRule {
  fileprivate var json: JSONValue {
    ["field": .string(field.rawValue), "label": .string(label.rawValue), "isRequired": .bool(isRequired)]
  }
}

extension AddressDraft {
  /// The members for a JSON document.
  var json: JSONValue {
    .object(Dictionary(fields.map { ($0.0.rawValue, .string($0.1)) }) { first, _ in first })
  }
}

extension FieldProblem {
  /// The members for a JSON document.
  var json: JSONValue { ["field": .string(field.rawValue), "code": .string(code.rawValue)] }
}
