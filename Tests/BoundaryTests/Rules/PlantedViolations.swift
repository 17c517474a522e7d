import Testing

/// A made-up project that breaks a rule, or nearly does, with the places the rule has to name.
struct Planted: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [String: String]
  /// The beginnings of the failures, without the name of the rule: `path:line: what`.
  let failures: [String]

  init(_ name: String, _ files: [String: String], _ failures: [String] = []) {
    (self.name, self.files, self.failures) = (name, files, failures)
  }

  var testDescription: String { name }
}

extension Rule {
  /// Holds the rule against a planted project: it has to name every violation and nothing else.
  func expect(_ planted: Planted, sourceLocation: SourceLocation = #_sourceLocation) {
    let failures = failures(in: Project(planted.files)).map { $0.replacing("\(name): ", with: "", maxReplacements: 1) }
    #expect(failures.count == planted.failures.count, "\(failures)", sourceLocation: sourceLocation)
    for (failure, beginning) in zip(failures, planted.failures) {
      #expect(failure.hasPrefix(beginning), sourceLocation: sourceLocation)
    }
  }

  /// Holds the rule against the package itself.
  func expectToHold(sourceLocation: SourceLocation = #_sourceLocation) {
    let failures = failures(in: .current)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// An empty project and an exemption for nothing have to fail.
  func expectToGuardItself(in files: [String: String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      failures(in: Project([:])).contains { $0.hasPrefix("\(name): there is no file to look at.") },
      sourceLocation: sourceLocation)
    let stale = exempting(Exemption(path: "Nowhere.swift", subject: "nothing", reason: "planted"))
    #expect(
      stale.failures(in: Project(files)).contains { $0.hasSuffix("Remove the exemption.") },
      sourceLocation: sourceLocation)
  }
}
