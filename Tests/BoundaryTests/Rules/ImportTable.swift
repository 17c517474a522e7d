/// What each target of the package may import, and how.
enum ImportTable {
  private static let foundation: Set = ["Foundation", "FoundationEssentials"]
  private static let library: Set = foundation.union(["Observation", "Synchronization"])
  private static let test: Set = library.union(["Testing"])

  /// The modules a target may import, by the name of the target; its sub-modules come with a module.
  static let modules: [String: Set<String>] = [
    "CheckoutAPI": library,
    "CheckoutCore": library.union(["CheckoutAPI"]),
    "CheckoutTesting": library.union(["CheckoutAPI", "CheckoutCore"]),
    "CheckoutScenariosCLI": foundation.union([
      "Synchronization", "Glibc", "Musl", "Darwin", "CheckoutAPI", "CheckoutTesting",
    ]),
    "BoundaryTests": test,
    "CheckoutAPITests": test.union(["CheckoutAPI"]),
    "CheckoutCoreTests": test.union(["CheckoutAPI", "CheckoutCore", "CheckoutTesting"]),
    "CheckoutTestingTests": test.union(["CheckoutAPI", "CheckoutCore", "CheckoutTesting"]),
    "CheckoutScenariosCLITests": test.union(["CheckoutAPI", "CheckoutScenariosCLI", "CheckoutTesting"]),
  ]

  /// Only the modules of the table are imported.
  static let rule = Rule(
    name: "Import table",
    reason: "what a target may know is decided in one table, not import by import",
    scope: { $0.swiftFiles.filter { $0.area.target != nil } },
    examine: { file, _ in
      guard let target = file.area.target, let allowed = modules[target] else {
        return [
          Violation(
            line: 1, subject: file.area.target ?? "", what: "the target has no row in the import table.",
            instead: "Give it one in ImportTable.swift, or move the file into a target that has one.")
        ]
      }
      return file.scan.imports.filter { !allowed.contains($0.module) }.map { found in
        Violation(
          line: found.line, subject: found.module, what: "\(target) must not import \(found.module).",
          instead: "Use \(allowed.sorted().joined(separator: ", ")), or let whoever composes the app inject it.")
      }
    })

  /// An import re-exports nothing, and no source opens a module for testing.
  static let attributes = Rule(
    name: "Import attributes",
    reason: "a re-exported module takes its SPI along, and a release build has nothing to open for testing",
    scope: \.swiftFiles,
    examine: { file, _ in
      file.scan.imports.flatMap { found -> [Violation] in
        var violations: [Violation] = []
        if found.has("_exported") {
          violations.append(
            Violation(
              line: found.line, subject: "@_exported \(found.module)", what: "\(found.module) is re-exported.",
              instead: "Import it plainly, and let every file import what it uses."))
        }
        if found.has("testable"), !isTest(file.area) {
          violations.append(
            Violation(
              line: found.line, subject: "@testable \(found.module)",
              what: "\(found.module) is opened for testing outside a test target.",
              instead: "Reach what you need through its interface or through one of its doors."))
        }
        return violations
      }
    })

  private static func isTest(_ area: Area) -> Bool {
    area == .exampleTests || area.target?.hasSuffix("Tests") == true
  }
}
