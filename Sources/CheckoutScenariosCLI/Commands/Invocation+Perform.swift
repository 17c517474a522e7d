import CheckoutTesting

extension Invocation {
  /// Does what is asked for.
  func perform(with streams: Streams) throws(ToolFailure) -> Report {
    if switches.contains(.version) { return .version }
    guard !switches.contains(.help) else { return try .help(command?.rawValue) }
    switch command {
    case nil: return .overview
    case .list: return try .list(step: value(.step), permuted: switches.contains(.permutations))
    case .run: return try ScenarioRequest(self).run(with: streams)
    case .describe: return try ScenarioRequest(self).describe(with: streams)
    case .graph: return try .graph(format: value(.format))
    case .validate: return try ValidateRequest(self).run(with: streams)
    case .help: return try .help(operand)
    }
  }
}
