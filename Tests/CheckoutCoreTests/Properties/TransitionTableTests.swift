import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import Testing

/// The table of transitions is what the funnel does: no less, as the random walks hold, and no more.
@Suite struct TransitionTableTests {
  static let edges = Set(TransitionTable.edges)

  @Test func `every way is told once, and leads to another step`() {
    #expect(TransitionTable.edges.count == TransitionTableTests.edges.count)
    #expect(TransitionTable.edges.allSatisfy { $0.from != $0.to })
  }

  @Test(arguments: RareWays.allCases)
  func `a rare way is gone, and is in the table`(way: RareWays) throws {
    let shop = try way.shop()
    #expect(shop.moves.contains(way.edge), "\(shop.moves)")
    #expect(shop.moves.isSubset(of: TransitionTableTests.edges))
    #expect(shop.state.step == way.edge.to)
  }

  @Test func `every way of the table is gone`() throws {
    var open = TransitionTableTests.edges.subtracting(RareWays.allCases.map(\.edge))
    // As many walks as it takes: a way that nobody goes is no way.
    for seed in UInt64(1)...600 where !open.isEmpty {
      var walk = try RandomWalk(seed: seed)
      walk.run(200)
      open.subtract(walk.shop.moves)
    }
    #expect(open.isEmpty)
  }
}
