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

  /// A way that nobody goes is no way: all of them in a release build, most of them in the few walks of a debug build.
  #if DEBUG
    static let (walks, rest) = (UInt64(40), TransitionTableTests.edges.count / 3)
  #else
    static let (walks, rest) = (UInt64(3000), 0)
  #endif

  @Test func `every way of the table is gone`() throws {
    var open = TransitionTableTests.edges.subtracting(RareWays.allCases.map(\.edge))
    for seed in UInt64(1)...TransitionTableTests.walks where open.count > TransitionTableTests.rest {
      var walk = try RandomWalk(seed: seed)
      walk.run(200)
      open.subtract(walk.shop.moves)
    }
    #expect(open.count <= TransitionTableTests.rest, "nobody goes \(open)")
  }
}
