import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
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

  @Test func `the limited shop of the exploration has its limits`() {
    #expect(Alphabet.limited.policy.limits.orderValues.count == 1)
    #expect(Alphabet.limited.policy.limits.pieces == 2)
  }
}
