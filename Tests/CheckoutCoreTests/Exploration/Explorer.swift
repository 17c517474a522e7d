import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// Visits everything that an alphabet can lead to, the shortest histories first, until nothing new appears.
struct Explorer {
  let alphabet: Alphabet
  private(set) var report = ExplorationReport()
  private var seen: [CanonicalWorld: Int] = [:]
  /// How each state was first come to.
  private var origins: [(parent: Int, move: WorldMove)?] = []
  /// Where each state can be come to from. What leads beyond the bounds is no way out: nobody has seen where it ends.
  private var ways: [(from: Int, to: Int)] = []
  private var ends: [Int] = []

  /// Where the exploration is broken off: never, or where there is no time for all of it.
  private let most: Int

  init(_ alphabet: Alphabet, breakingOffAfter most: Int = .max) {
    self.alphabet = alphabet
    self.most = most
  }

  /// Runs until nothing new appears, or something is wrong.
  mutating func run() {
    var world = World(alphabet)
    for action in alphabet.before {
      if let problem = world.take(.act(action)) { return report.wrong = "before it begins, \(action): \(problem)" }
      if let refusal = world.refusal { return report.wrong = "before it begins, \(action): \(refusal.code)" }
    }
    world.begin()
    var problem: String?
    var frontier: [(index: Int, world: World, form: CanonicalWorld)] = []
    let form = CanonicalWorld(&world, &problem)
    _ = enter(form, world, from: nil, &frontier)
    while !frontier.isEmpty, report.wrong == nil {
      let level = frontier
      frontier = []
      for (index, world, form) in level where report.wrong == nil && origins.count < most {
        follow(index, world, form, &frontier)
      }
      report.isBrokenOff = origins.count >= most
      if report.isBrokenOff { break }
      if !frontier.isEmpty { report.depth += 1 }
    }
    report.states = origins.count
    if report.wrong == nil, alphabet.endsInAnOrder, !report.isBrokenOff { findDeadEnds() }
  }

  private mutating func follow(
    _ index: Int, _ world: World, _ form: CanonicalWorld,
    _ frontier: inout [(index: Int, world: World, form: CanonicalWorld)]
  ) {
    for move in alphabet.moves(from: world) {
      report.moves += 1
      if let action = move.action { report.kinds.insert(action.kind) }
      var next = world
      var problem = next.take(move)
      if next.refusal != nil, problem == nil {
        report.refused += 1
        continue
      }
      let nextForm = CanonicalWorld(&next, &problem)
      problem =
        problem ?? MoveRules.problem(of: move, from: world, form.funnel, to: next, nextForm)
      report.ways.formUnion(next.ways)
      if let problem { return fail(problem, at: index, by: move) }
      guard alphabet.follows(nextForm.funnel) else {
        report.notFollowed += 1
        continue
      }
      if let problem = enter(nextForm, next, from: (index, move), &frontier) {
        return fail(problem, at: index, by: move)
      }
    }
    if origins.count > alphabet.mostStates { report.wrong = "more than \(alphabet.mostStates) states: \(report)" }
  }

  /// Takes a state that is new; answers with what is wrong with it.
  private mutating func enter(
    _ form: CanonicalWorld, _ world: World, from origin: (parent: Int, move: WorldMove)?,
    _ frontier: inout [(index: Int, world: World, form: CanonicalWorld)]
  ) -> String? {
    if let known = seen[form] {
      if let origin, origin.parent != known { ways.append((origin.parent, known)) }
      return nil
    }
    let index = origins.count
    seen[form] = index
    origins.append(origin)
    if let origin { ways.append((origin.parent, index)) }
    report.statesByStep[form.funnel.step, default: 0] += 1
    if form.funnel.step == .confirmation { ends.append(index) }
    frontier.append((index, world, form))
    report.links += LinkRules.count
    return Invariants.problem(in: world.state) ?? Expectations.problem(in: world.state, form.funnel, alphabet.setup)
      ?? LinkRules(world, form.funnel, alphabet.setup).problem()
  }

  /// Every state has an exit: from each of them an order can still be placed, within the bounds.
  private mutating func findDeadEnds() {
    var sources = [[Int]](repeating: [], count: origins.count)
    for way in ways { sources[way.to].append(way.from) }
    var reaches = [Bool](repeating: false, count: origins.count)
    var queue = ends
    for index in queue { reaches[index] = true }
    while let index = queue.popLast() {
      for source in sources[index] where !reaches[source] {
        reaches[source] = true
        queue.append(source)
      }
    }
    if let dead = reaches.firstIndex(of: false) { fail("no order can be placed from here any more", at: dead, by: nil) }
  }

  private mutating func fail(_ problem: String, at index: Int, by move: WorldMove?) {
    var history = move.map { ["\($0)"] } ?? []
    var current = index
    while let origin = origins[current] {
      history.append("\(origin.move)")
      current = origin.parent
    }
    let steps = alphabet.before.map { "\($0)" } + history.reversed()
    report.wrong = "\(alphabet.name): \(problem)\nafter \(steps.count) moves:\n\(steps.joined(separator: "\n"))"
  }
}
