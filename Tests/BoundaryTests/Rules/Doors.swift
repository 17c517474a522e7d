/// The `@_spi` groups of the package, and who may declare or open them.
enum Doors {
  /// What a part of the repository may do with which groups.
  struct Policy: Sendable {
    var declares: Set<String> = []
    var opens: Set<String> = []
  }

  /// All the groups there are: the compiler accepts a misspelt one in silence.
  static let groups: Set = ["Internals", "Scenarios"]

  static let policies: [Area: Policy] = [
    .target("CheckoutAPI"): Policy(),
    .target("CheckoutCore"): Policy(declares: groups),
    // What has a type from behind a door in its signature has to stand behind that door itself.
    .target("CheckoutTesting"): Policy(declares: groups, opens: groups),
    .target("CheckoutScenariosCLI"): Policy(opens: ["Scenarios"]),
    .target("BoundaryTests"): Policy(),
    .target("CheckoutAPITests"): Policy(),
    .target("CheckoutCoreTests"): Policy(opens: groups),
    .target("CheckoutTestingTests"): Policy(opens: groups),
    .target("CheckoutScenariosCLITests"): Policy(opens: ["Scenarios"]),
    .exampleSources: Policy(),
    .exampleTests: Policy(opens: ["Internals"]),
    .benchmarks: Policy(opens: ["Internals"]),
    .manifest: Policy(),
  ]

  /// A group is declared and opened only where the table says so.
  static let rule = Rule(
    name: "Doors",
    reason: "a door is only worth something while it is known who goes through it",
    scope: \.swiftFiles,
    examine: { file, _ in
      guard let policy = policies[file.area] else {
        return [
          Violation(
            line: 1, subject: file.path, what: "no row of the table of doors covers this place.",
            instead: "Move the file to a known place, or give its place a row in Doors.swift.")
        ]
      }
      let opened = file.scan.imports.flatMap { found in
        found.groups.compactMap { violation(of: $0, line: found.line, opens: true, allowed: policy.opens) }
      }
      let declared = file.scan.groups.compactMap {
        violation(of: $0.group, line: $0.line, opens: false, allowed: policy.declares)
      }
      return opened + declared
    })

  private static func violation(of group: String, line: Int, opens: Bool, allowed: Set<String>) -> Violation? {
    guard !allowed.contains(group) else { return nil }
    let known = groups.sorted().joined(separator: " and ")
    guard groups.contains(group) else {
      return Violation(
        line: line, subject: group, what: "there is no door named \(group).", instead: "The doors are \(known).")
    }
    let verb = opens ? "opened" : "declared"
    return Violation(
      line: line, subject: group, what: "the door \(group) must not be \(verb) here.",
      instead: allowed.isEmpty
        ? "Use the plain interface." : "Only \(allowed.sorted().joined(separator: ", ")) may be \(verb) here.")
  }
}
