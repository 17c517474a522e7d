import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Observation
import Synchronization

extension CheckoutModel {
  /// A session that stands at a step, by a guest who has answered everything but what a test takes away.
  static func standing(
    at step: CheckoutStep,
    _ dependencies: CheckoutDependencies,
    adjust: (inout ScenarioFacts) -> Void = { _ in }
  ) throws(CheckoutRefusal) -> CheckoutModel {
    var facts = ScenarioFacts.answered()
    adjust(&facts)
    var merchant = Merchant(now: facts.now)
    return try .at(step, facts, dependencies: dependencies) { merchant.answer($0) }
  }

  /// Places the order for the total that is shown.
  func place() throws(CheckoutRefusal) { try send(.placeOrder(expectedTotal: state.totals.total)) }
}

/// Holds something without keeping it.
@MainActor final class WeakBox<Value: AnyObject> {
  weak var value: Value?

  init(_ value: Value?) { self.value = value }
}

/// Lets other tasks run until something is so; gives up after very many turns, which is a failure of the test.
@MainActor func until(_ isSo: () -> Bool) async -> Bool {
  for _ in 0..<200_000 {
    if isSo() { return true }
    await Task.yield()
  }
  return false
}

/// Lets whatever can run have its turns.
@MainActor func drain() async {
  for _ in 0..<200 { await Task.yield() }
}

/// Counts the first change after each watch.
@MainActor final class ChangeCounter {
  private let box = Mutex(0)
  var count: Int { box.withLock { $0 } }

  func watch(_ read: () -> Void) {
    withObservationTracking(read) { [self] in box.withLock { $0 += 1 } }
  }
}

extension RepositoryCall {
  var isQuote: Bool { if case .quote = self { true } else { false } }
  var isMethods: Bool { if case .paymentMethods = self { true } else { false } }
  var isTokenise: Bool { if case .tokenise = self { true } else { false } }
  var isPlaceOrder: Bool { if case .placeOrder = self { true } else { false } }
  var isLookUp: Bool { if case .lookUpKey = self { true } else { false } }

  /// Whether it asks for the price of so many pieces of the first line.
  func isQuote(ofPieces count: Int) -> Bool {
    if case .quote(let request) = self { request.lines.first?.quantity == count } else { false }
  }

  /// Whether it asks how something can be delivered to a country.
  func isOptions(to country: String) -> Bool {
    if case .deliveryOptions(let request) = self { request.destination.country.code == country } else { false }
  }
}
