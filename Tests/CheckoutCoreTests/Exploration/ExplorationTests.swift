import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Everything that small alphabets can lead to, state by state.
@Suite struct ExplorationTests {
  /// A debug build visits the beginning of each, a release build everything.
  #if DEBUG
    static let most = 150
  #else
    static let most = Int.max
  #endif

  @Test(arguments: Alphabet.all)
  func `whatever happens, in whatever order, the invariants hold`(alphabet: Alphabet) {
    let clock = ContinuousClock()
    let start = clock.now
    var explorer = Explorer(alphabet, breakingOffAfter: ExplorationTests.most)
    explorer.run()
    // The counts are what says that it was not an exploration of nothing.
    print("exploration of \(alphabet.name): \(explorer.report) in \(clock.now - start)")
    #expect(explorer.report.wrong == nil, "\(explorer.report.wrong ?? "")")
    #expect(explorer.report.states >= 60, "\(explorer.report)")
  }

  @Test func `every action is offered by some alphabet`() {
    let offered = Alphabet.all.reduce(into: Set<CheckoutActionKind>()) { offered, alphabet in
      var explorer = Explorer(alphabet, breakingOffAfter: 150)
      explorer.run()
      offered.formUnion(explorer.report.kinds)
    }
    #expect(Set(CheckoutActionKind.allCases).subtracting(offered) == [])
  }

  @Test func `a wallet hands addresses over in some alphabet`() throws {
    var world = World(.handedOver)
    for action in Alphabet.handedOver.before { #expect(world.take(.act(action)) == nil) }
    let offered = Alphabet.handedOver.actions(world.state)
    let addresses = offered.compactMap {
      if case .authoriseWallet(let authorisation) = $0 { authorisation.deliveryAddress } else { nil }
    }
    #expect(Set(addresses) == [Fixtures.springfield, Fixtures.bern, Alphabet.nowhere])
  }

  @Test func `the limited shop of the exploration has its limits`() {
    #expect(Alphabet.limited.policy.limits.orderValues.count == 1)
    #expect(Alphabet.limited.policy.limits.pieces == 2)
  }
}
