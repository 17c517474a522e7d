/// Every type that can hold a secret is printed in every way by a test.
enum SecretSamples {
  static let sources = ["Sources/CheckoutAPI/", "Sources/CheckoutCore/", "Sources/CheckoutTesting/"]

  /// The files whose table has a sample for each type, under its name.
  static let table = "Tests/CheckoutCoreTests/Secrets/SecretSamples"

  /// What needs no sample.
  static let exemptions = [
    Exemption(
      path: "Sources/CheckoutAPI/Values/Card/CardPrefix.swift", subject: "CardPrefix",
      reason: "the first six or eight digits may be stored and shown: PCI DSS 4.0.1, requirement 3.4.1")
  ]

  /// Each type has a sample, and each sample has its type.
  ///
  /// - Parameter project: What is looked at; which types can hold a secret is found out once, not for each file.
  static func rule(for project: Project) -> Rule {
    let innocent = Set(exemptions.map(\.subject))
    let found = SecretHolders(in: sourceFiles(of: project), innocent: innocent)
    let holders = found.holders.values.filter(\.isShared).sorted { $0.name < $1.name }
    let samples = tableFiles(of: project).map { (path: $0.path, names: names(in: $0)) }
    let sampled = Set(samples.flatMap(\.names).map(\.text))
    return Rule(
      name: "Secret samples", reason: "a type that nobody thought of is the one that prints a card number",
      exemptions: exemptions, scope: { sourceFiles(of: $0) + tableFiles(of: $0) },
      examine: { file, _ in
        let missing =
          holders.filter { $0.path == file.path && !sampled.contains($0.name) }.map(noSample)
          + found.unreadable.filter { $0.path == file.path }.map { unreadable($0.label, of: $0.owner) }
        guard let table = samples.first(where: { $0.path == file.path }) else { return missing }
        let stale = table.names.filter { name in !holders.contains { $0.name == name.text } }.map(noHolder)
        return stale + gone(from: found)
      })
  }

  @Sendable private static func sourceFiles(of project: Project) -> [Project.File] {
    project.swiftFiles.filter { file in sources.contains { file.path.hasPrefix($0) } }
  }

  @Sendable private static func tableFiles(of project: Project) -> [Project.File] {
    project.swiftFiles.filter { $0.path.hasPrefix(table) }
  }

  /// The keys of the table: strings with a colon behind them.
  private static func names(in file: Project.File) -> [Token] {
    let tokens = Lexer.tokens(of: file.bytes)
    return tokens.indices.dropLast().filter { tokens[$0].kind == .string && tokens[$0 + 1].isMark(":") }.map {
      tokens[$0]
    }
  }

  private static func noSample(of holder: SecretHolders.Holder) -> Violation {
    Violation(
      line: holder.line, subject: holder.name,
      what: "\(holder.name) can hold a secret, through \(holder.through), and has no sample.",
      instead: "Add one to \(table).swift.")
  }

  private static func unreadable(_ label: String, of owner: TypeDeclaration) -> Violation {
    Violation(
      line: owner.line, subject: "\(owner.name).\(label)", what: "nothing tells the type of \(label) in \(owner.name).",
      instead: "Write it: what the property can hold is read from the source.")
  }

  private static func noHolder(for name: Token) -> Violation {
    Violation(
      line: name.line, subject: name.text, what: "\(name.text) is no shared type that can hold a secret.",
      instead: "Remove the sample.")
  }

  /// What the search starts from and does not exist: a search that starts from nothing finds nothing.
  private static func gone(from found: SecretHolders) -> [Violation] {
    SecretHolders.secrets.filter { !found.knows($0) }.sorted().map { name in
      Violation(
        line: 1, subject: name, what: "there is no type \(name).", instead: "Correct the names in SecretHolders.swift.")
    }
  }
}
