import CheckoutAPI
import CheckoutTesting

extension StatePage {
  /// The payload of a scenario.
  var json: JSONValue { .object(members) }

  /// The members of that payload, for those who add some.
  var members: [String: JSONValue] {
    [
      "scenario": .string(scenario.id),
      "summary": .string(scenario.summary),
      "step": .string(state.step.rawValue),
      "route": .array(state.route.map(\.json)),
      "screen": state.screen.json,
      "requirements": .array(state.requirements.map(\.json)),
      "allowed": state.allowed.json,
      "totals": state.totals.json,
      "notices": .array(state.notices.map(\.json)),
      "dropped": .array(run.dropped.map(\.json)),
      "isReadyToPlace": .bool(state.isReadyToPlace),
      "pending": .strings(state.pending.map(\.rawValue)),
      "cart": state.cart.json,
      "applied": .array(
        applied.map { ["event": .string($0.kind.rawValue), "step": .string($0.step.rawValue)] }),
    ]
  }
}

extension RouteEntry {
  fileprivate var json: JSONValue {
    ["step": .string(step.rawValue), "status": .string(status.rawValue), "reason": .string(reason?.rawValue)]
  }
}

extension Requirement {
  /// The members for a JSON document.
  var json: JSONValue {
    [
      "step": .string(step.rawValue), "field": .string(field.rawValue), "code": .string(code.rawValue),
      "status": .string(status.rawValue),
    ]
  }
}

extension CheckoutActionSet {
  /// The names of the events.
  var json: JSONValue { .strings(kinds.map(\.rawValue)) }
}

extension Money {
  /// The amount in minor units, with its currency.
  var json: JSONValue { ["currency": .string(currency.code), "minorUnits": .int(minorUnits)] }
}

extension Optional<Money> {
  /// The amount, or null.
  var json: JSONValue { map(\.json) ?? .null }
}
