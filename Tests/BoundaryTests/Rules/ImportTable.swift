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
    "CheckoutAPITests": test.union(["CheckoutAPI", "CheckoutTesting"]),
    "CheckoutCoreTests": test.union(["CheckoutAPI", "CheckoutCore", "CheckoutTesting"]),
    "CheckoutTestingTests": test.union(["CheckoutAPI", "CheckoutCore", "CheckoutTesting"]),
    "CheckoutScenariosCLITests": test.union(["CheckoutAPI", "CheckoutScenariosCLI", "CheckoutTesting"]),
  ]

  /// The modules a target of an example may import, by the folder of the target.
  ///
  /// A feature knows neither the checkout nor another feature; a composition root is where they meet.
  static let examples: [String: Set<String>] = [
    "Examples/Shop/Sources/Store": library,
    "Examples/Shop/Sources/Account": library,
    "Examples/Shop/Sources/Promotions": library,
    "Examples/Shop/Sources/Backend": foundation.union(["CheckoutAPI"]),
    "Examples/Shop/Sources/ShopKit": library.union(["CheckoutAPI", "CheckoutCore", "Account", "Backend", "Store"]),
    "Examples/Shop/Sources/ShopApp": ["Glibc", "Musl", "Darwin", "CheckoutAPI", "ShopKit", "Store"],
    "Examples/Shop/Sources/PromotionsApp": ["CheckoutAPI", "CheckoutCore", "CheckoutTesting", "Promotions"],
    "Examples/Shop/Tests/ShopTests": test.union([
      "CheckoutAPI", "CheckoutCore", "CheckoutTesting", "Account", "Backend", "Promotions", "ShopApp", "ShopKit",
      "Store",
    ]),
  ]

  /// What is let pass: the one file that asks the system itself.
  static let exemptions = ["Glibc", "Musl", "Darwin"].map { module in
    Exemption(
      path: "Sources/CheckoutCore/Restoring/PrivateFile.swift", subject: module,
      reason: "Foundation writes a file atomically or with its permissions, and not both")
  }

  /// Only the modules of the tables are imported.
  static let rule = Rule(
    name: "Import table",
    reason: "what a target may know is decided in one table, not import by import",
    exemptions: exemptions,
    scope: { $0.swiftFiles.filter { target(of: $0) != nil } },
    examine: { file, _ in
      guard let target = target(of: file), let allowed = modules[target] ?? examples[target] else {
        return [
          Violation(
            line: 1, subject: target(of: file) ?? "", what: "the target has no row in the import table.",
            instead: "Give it one in ImportTable.swift, or move the file into a target that has one.")
        ]
      }
      return file.scan.imports.filter { !allowed.contains($0.module) }.map { found in
        Violation(
          line: found.line, subject: found.module, what: "\(target) must not import \(found.module).",
          instead: "Use \(allowed.sorted().joined(separator: ", ")), or let whoever composes the app inject it.")
      }
    })

  /// The name of a target of the package, or the folder of one of an example.
  @Sendable private static func target(of file: Project.File) -> String? {
    switch file.area {
    case .target(let name): name
    case .exampleSources, .exampleTests: file.path.split(separator: "/").prefix(4).joined(separator: "/")
    case .benchmarks, .manifest, .unknown: nil
    }
  }

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
