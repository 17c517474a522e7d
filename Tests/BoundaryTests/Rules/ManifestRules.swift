/// What the manifest of the package has to say.
enum ManifestRules {
  static let sources = ["CheckoutAPI", "CheckoutCore", "CheckoutScenariosCLI", "CheckoutTesting"]

  /// The products, each with its kind and targets.
  static let products = [
    "executable checkout-scenarios: CheckoutScenariosCLI",
    "library CheckoutAPI: CheckoutAPI",
    "library CheckoutCore: CheckoutCore",
    "library CheckoutTesting: CheckoutTesting",
  ]

  /// The upcoming features that exist beyond language mode 6.
  static let features = [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]

  /// The other settings, as they are written.
  static let settings = [
    ".strictMemorySafety()", ".swiftLanguageMode(.v6)", ".treatAllWarnings(as:.error)",
    ".treatWarning(\"ExplicitSendable\",as:.error)",
  ]

  /// The package is four targets and four products, written as plain lists, and depends on no other.
  static let shape = Rule(
    name: "Manifest",
    reason: "a module more, or a package from outside, is a decision and not an edit",
    scope: manifest,
    examine: { file, _ in
      let manifest = Manifest(file.bytes)
      let lists = manifest.unreadable.map { line in
        Violation(
          line: line, subject: "line", what: "the manifest is more than lists of plain calls.",
          instead: "Write what you need as a call with literals; what is computed escapes the rules.")
      }
      let packages = manifest.packages.map { line in
        Violation(
          line: line, subject: "package", what: "the package depends on another.",
          instead: "Do without, or let a nested package such as an example depend on it.")
      }
      let targets = manifest.targets.filter { $0.kind != "testTarget" }
      return lists + packages
        + difference(
          found: targets.map { ($0.name, $0.line) }, expected: sources, called: "source target")
        + difference(
          found: manifest.products.map { ("\($0.kind) \($0.name): \($0.members.joined(separator: " "))", $0.line) },
          expected: products, called: "product")
    })

  /// Every target is checked by the one list of strict settings, and the list is complete; in nested packages too.
  static let strictness = Rule(
    name: "Strict settings",
    reason: "a misspelt setting or a target without them compiles in silence",
    scope: { project in project.files.filter { $0.area == .manifest } },
    examine: { file, _ in
      let manifest = Manifest(file.bytes)
      let others = manifest.settings.filter { $0.name != "enableUpcomingFeature" }
      let unsafe = Lexer.tokens(of: file.bytes).filter { $0.isWord("unsafeFlags") }.map { token in
        Violation(
          line: token.line, subject: "unsafeFlags", what: "there are unsafe flags.",
          instead: "Use a setting that the package manager knows: no other package can use one with unsafe flags.")
      }
      return unsafe + manifest.targets.flatMap(looseness)
        + difference(found: manifest.features, expected: features, called: "upcoming feature")
        + difference(found: others.map { ($0.text, $0.line) }, expected: settings, called: "setting")
    })

  /// The only arguments a target may have: those of other languages and of plug-ins escape the rules.
  private static let labels = ["name", "dependencies", "exclude", "resources", "swiftSettings"]

  private static func looseness(of target: Manifest.Item) -> [Violation] {
    let settings = target.call.value("swiftSettings").map(\.text)
    let lax = Violation(
      line: target.line, subject: target.name, what: "\(target.name) does not use the strict settings as they are.",
      instead: "Write `swiftSettings: strictSettings`.")
    let unknown = target.call.arguments.filter { !labels.contains($0.label ?? "") }.map { argument in
      Violation(
        line: argument.value.first?.line ?? target.line, subject: argument.label ?? "",
        what: "\(target.name) has an argument \(argument.label ?? "without a label").",
        instead: "A target has \(labels.joined(separator: ", ")).")
    }
    return (settings == ["strictSettings"] ? [] : [lax]) + unknown
  }

  @Sendable private static func manifest(of project: Project) -> [Project.File] {
    project.files.filter { $0.path == "Package.swift" }
  }

  /// What is there too often or too rarely, compared with a list.
  private static func difference(
    found: [(name: String, line: Int)], expected: [String], called kind: String
  ) -> [Violation] {
    let list = expected.joined(separator: ", ")
    var missing = expected
    var violations: [Violation] = []
    for (name, line) in found {
      if let index = missing.firstIndex(of: name) {
        missing.remove(at: index)
      } else {
        violations.append(
          Violation(
            line: line, subject: name, what: "there is no such \(kind) as \(name), or it is there twice.",
            instead: "There are exactly: \(list)."))
      }
    }
    return violations
      + missing.map { name in
        Violation(
          line: 1, subject: name, what: "the \(kind) \(name) is missing.", instead: "There are exactly: \(list).")
      }
  }
}
