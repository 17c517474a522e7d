import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// A shop whose process ended, and the one that goes on from its snapshot.
struct Restored {
  let snapshot: Data
  let dropped: [DroppedAnswer]
  var shop: Shop

  /// Ends a shop and starts another one.
  ///
  /// - Parameters:
  ///   - setup: What the new funnel is told; by default the same, under another identity.
  ///   - holding: The kinds of calls that are held back.
  init(_ shop: Shop, _ setup: FunnelSetup? = nil, holding: Set<CallKind> = []) throws {
    try self.init(try shop.funnel.snapshot(), setup, holding: holding, now: shop.now)
  }

  init(_ snapshot: Data, _ setup: FunnelSetup? = nil, holding: Set<CallKind> = [], now: Date = Fixtures.now) throws {
    self.snapshot = snapshot
    var shop = Shop(setup ?? Restored.setup)
    shop.now = now
    shop.merchant.now = now
    shop.holding = holding
    let (dropped, effects) = try shop.funnel.restore(snapshot, at: now)
    shop.perform(effects)
    self.dropped = dropped
    self.shop = shop
  }

  /// The setup of the shop in another process.
  static var setup: FunnelSetup { another(Shop.setup) }

  /// A setup in another process, under an identity that nobody had.
  static func another(_ setup: FunnelSetup) -> FunnelSetup {
    var setup = setup
    setup.identity = CheckoutID("later")
    return setup
  }

  /// What a funnel says of a snapshot; `nil` when it takes it. A problem leaves the funnel as it was.
  static func problem(of snapshot: Data, _ setup: FunnelSetup? = nil) -> SnapshotProblem? {
    let fresh = CheckoutFunnel(setup ?? Restored.setup)
    var funnel = fresh
    do throws(SnapshotProblem) {
      _ = try funnel.restore(snapshot, at: Fixtures.now)
      return nil
    } catch {
      if funnel != fresh { Issue.record("\(error) changed something") }
      return error
    }
  }
}

extension Shop {
  /// What the shopper has answered, step by step, as the screens show it.
  ///
  /// Lists, prices and notices are the merchant's, and left out.
  var answers: [String] {
    let state = state
    let steps = CheckoutStep.allCases.filter { $0.isCollecting && $0 <= state.step }
    return ["\(state.cart)"]
      + steps.compactMap { step in
        var copy = self
        if step < state.step, copy.attempt(.goBack(to: step)) != nil { return nil }
        return copy.state.screen.answer
      }
  }
}

extension CheckoutScreen {
  fileprivate var answer: String {
    switch self {
    case .address(let screen):
      // A form that nobody touched is no answer: whether it is shown, the merchant's price decides.
      "\(screen.contact) \(screen.delivery?.draft.answer as Any) \(screen.billing?.draft.answer as Any)"
    case .delivery(let screen): "\(screen.choice as Any)"
    case .payment(let screen): "\(screen.choice as Any) \(screen.giftCards.map(\.card))"
    case .card(let screen): "\(screen.method as Any)"
    default: ""
    }
  }
}

extension AddressDraft {
  /// The draft; `nil` for a form that nobody touched.
  fileprivate var answer: AddressDraft? { self == AddressDraft() ? nil : self }
}
