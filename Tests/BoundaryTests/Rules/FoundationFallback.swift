/// The whole of Foundation is only a stand-in for its essentials.
enum FoundationFallback {
  private static let essentials = "canImport(FoundationEssentials)"

  /// Every import of Foundation stands where FoundationEssentials cannot be imported.
  static let rule = Rule(
    name: "Foundation fallback",
    reason: "one plain import of Foundation makes every program that links it load ICU at start",
    scope: { $0.swiftFiles.filter { $0.path.hasPrefix("Sources/") } },
    examine: { file, _ in
      file.scan.imports.filter { $0.module == "Foundation" && !isFallback($0) }.map { found in
        Violation(
          line: found.line, subject: "Foundation", what: "Foundation is imported where its essentials would do.",
          instead: "Import FoundationEssentials under `#if \(essentials)` and Foundation in its `#else`.")
      }
    })

  private static func isFallback(_ found: ImportDeclaration) -> Bool {
    found.conditions.contains { $0.opening == essentials && $0.clause != .if }
  }
}
