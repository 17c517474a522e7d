/// The manifest and the imports of a target tell the same story.
enum DeclaredDependencies {
  /// A module of the package is imported where it is declared, and declared where it is imported.
  ///
  /// The compiler finds an undeclared one only on a clean build, and a declared one that is not used never.
  static let rule = Rule(
    name: "Declared dependencies",
    reason: "the manifest is where the dependencies of a target are looked up and what decides what is rebuilt",
    scope: { project in project.files.filter { $0.path == "Package.swift" } },
    examine: { file, project in
      let targets = Manifest(file.bytes).targets
      let modules = Set(targets.map(\.name))
      return targets.flatMap { violations(in: $0, modules: modules, of: project) }
    })

  private static func violations(in target: Manifest.Item, modules: Set<String>, of project: Project) -> [Violation] {
    let files = project.swiftFiles.filter { $0.area == .target(target.name) }
    guard !files.isEmpty else {
      return [
        Violation(
          line: target.line, subject: target.name, what: "\(target.name) has no file.",
          instead: "Remove the target, or put its sources where its name says.")
      ]
    }
    let undeclared = files.flatMap { file in
      file.scan.imports.filter { modules.contains($0.module) && !target.members.contains($0.module) }.map { found in
        Violation(
          line: target.line, subject: "\(target.name) -> \(found.module)",
          what: "\(target.name) imports \(found.module) in \(file.path):\(found.line) and does not declare it.",
          instead: "Add it to the dependencies of the target, or remove the import.")
      }
    }
    let imported = Set(files.flatMap { $0.scan.imports.map(\.module) })
    return undeclared
      + target.members.filter { !imported.contains($0) }.map { name in
        Violation(
          line: target.line, subject: "\(target.name) -> \(name)",
          what: "\(target.name) declares \(name), which none of its files imports.",
          instead: "Remove it from the dependencies of the target.")
      }
  }
}
