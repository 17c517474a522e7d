import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// What is written down and read back is the same checkout, wherever it was left.
@Suite struct RoundTripTests {
  #if DEBUG
    static let walks: UInt64 = 3
  #else
    static let walks: UInt64 = 60
  #endif

  @Test(arguments: Situation.allCases)
  func `a restored checkout has the same answers and goes on to the order`(situation: Situation) throws {
    let shop = try situation.shop()
    let restored = try Restored(shop)
    expectSame(shop, restored, "\(situation)")
    var finisher = Finisher(restored.shop)
    let isPlaced = finisher.finishes(within: 40)
    #expect(isPlaced, "\(finisher.trail), \(finisher.shop.state.lacking)")
  }

  @Test(arguments: UInt64(0)..<4)
  func `wherever a walk is left, the restored checkout has the same answers`(batch: UInt64) throws {
    for number in 0..<RoundTripTests.walks {
      let seed = 90_000 + 1_000 * batch + number
      var walk = try RandomWalk(seed: seed)
      for turn in 1...20 {
        walk.run(8)
        let words = "seed \(seed), after \(8 * turn)"
        if let wrong = walk.wrong { Issue.record(Comment(rawValue: wrong)) }
        expectSame(walk.shop, try Restored(walk.shop, Restored.another(walk.setup)), words, walk.setup)
      }
    }
  }

  private func expectSame(_ shop: Shop, _ restored: Restored, _ words: String, _ setup: FunnelSetup = Shop.setup) {
    let words = Comment(rawValue: words)
    let (old, new) = (shop.state, restored.shop.state)
    let dropped = restored.dropped.filter { if case .step = $0.item { false } else { true } }
    #expect(dropped.isEmpty, words)
    #expect(Invariants.problem(in: new) == nil, words)
    // A placed order is over: what is written down is the next cart.
    guard old.step != .confirmation else { return expectNext(old, new, words) }
    #expect(new.cart == old.cart, words)
    if old.step.isCollecting {
      #expect(new.step <= old.step, words)
      let isLed = new.step < old.step && restored.dropped.isEmpty
      // The lists came at once, and may have led further back: then a notice says so.
      #expect(!isLed || !new.notices.isEmpty, words)
      let shown = restored.shop.answers
      if new.notices.isEmpty { #expect(shop.answers.starts(with: shown), words) }
    }
    // Before any list has come, writing it down again gives the same bytes.
    let setup = Restored.another(setup)
    guard let held = try? Restored(restored.snapshot, setup, holding: Set(CallKind.allCases), now: shop.now) else {
      Issue.record(words)
      return
    }
    let again = try? held.shop.funnel.snapshot()
    #expect(again == restored.snapshot || !held.dropped.isEmpty, words)
  }

  private func expectNext(_ old: CheckoutState, _ new: CheckoutState, _ words: Comment) {
    #expect(new.step == .cart, words)
    #expect(new.cart.lines.isEmpty, words)
    #expect(new.cart.savedForLater == old.cart.savedForLater, words)
    #expect(new.cart.id != old.cart.id, words)
  }
}
