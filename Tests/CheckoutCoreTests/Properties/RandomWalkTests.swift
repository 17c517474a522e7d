import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import Testing

/// What holds whatever is done and whatever is answered, in any order.
@Suite struct RandomWalkTests {
  /// A million steps in a release build: five thousand walks of two hundred.
  #if DEBUG
    static let walksPerBatch: UInt64 = 5
  #else
    static let walksPerBatch: UInt64 = 500
  #endif

  @Test(arguments: UInt64(0)..<10)
  func `whatever is done and answered, the invariants hold and the order can still be placed`(batch: UInt64) throws {
    for number in 0..<RandomWalkTests.walksPerBatch {
      let seed = 1_000 * (batch + 1) + number
      var walk = try RandomWalk(seed: seed)
      walk.run(200)
      if let wrong = walk.wrong { Issue.record(Comment(rawValue: wrong)) }
      var finisher = Finisher(walk.shop)
      let isPlaced = finisher.finishes(within: 40)
      let strange = finisher.shop.moves.subtracting(TransitionTable.edges)
      #expect(strange.isEmpty, "seed \(seed) goes where the table does not: \(strange)")
      #expect(isPlaced, "seed \(seed) is stuck: \(finisher.trail.suffix(8)), \(finisher.shop.state.lacking)")
    }
    let first = 1_000 * (batch + 1)
    print("random walks of seeds \(first) to \(first + RandomWalkTests.walksPerBatch - 1): 200 steps each")
  }

  @Test func `the walks stand at every step`() throws {
    var visited: Set<CheckoutStep> = []
    for seed in UInt64(1)...24 {
      var walk = try RandomWalk(seed: seed)
      walk.run(100)
      visited.formUnion(walk.visits.keys)
    }
    #expect(visited == Set(CheckoutStep.allCases))
  }

  @Test func `a walk is the same for the same seed`() throws {
    var first = try RandomWalk(seed: 7)
    var second = try RandomWalk(seed: 7)
    first.run(100)
    second.run(100)
    #expect(first.shop.funnel == second.shop.funnel)
  }
}
