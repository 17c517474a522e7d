import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import Testing

/// Everything that small alphabets can lead to, state by state.
@Suite struct ExplorationTests {
  #if DEBUG
    static let alphabets = Alphabet.small
  #else
    static let alphabets = Alphabet.all
  #endif

  @Test(arguments: alphabets)
  func `whatever happens, in whatever order, the invariants hold`(alphabet: Alphabet) {
    let clock = ContinuousClock()
    let start = clock.now
    var explorer = Explorer(alphabet)
    explorer.run()
    // The counts are what says that it was not an exploration of nothing.
    print("exploration of \(alphabet.name): \(explorer.report) in \(clock.now - start)")
    #expect(explorer.report.wrong == nil, "\(explorer.report.wrong ?? "")")
    #expect(explorer.report.states > 100, "\(explorer.report)")
  }
}
