import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// What an exploration has seen.
struct ExplorationReport: CustomStringConvertible {
  var states = 0
  var moves = 0
  var refused = 0
  /// The links that were tried on the states, beyond the moves.
  var links = 0
  /// What was done, legal or not.
  var kinds: Set<CheckoutActionKind> = []
  /// Moves that led beyond the bounds.
  var notFollowed = 0
  /// The length of the longest of the shortest histories.
  var depth = 0
  /// Whether there is more than was visited.
  var isBrokenOff = false
  var statesByStep: [CheckoutStep: Int] = [:]
  /// The ways of the table that were gone.
  var ways: Set<TransitionTable.Edge> = []
  /// The first thing that is wrong, with the shortest history that leads there.
  var wrong: String?

  var description: String {
    let steps = CheckoutStep.allCases.map { "\($0.rawValue) \(statesByStep[$0] ?? 0)" }
    return
      "\(states) states\(isBrokenOff ? " and more" : ""), \(moves) moves, \(refused) refused, "
      + "\(notFollowed) not followed, \(links) links, depth \(depth), "
      + "\(ways.count) ways; \(steps.joined(separator: ", "))"
  }
}
