/// A rule about the files of the package, as a value.
///
/// A rule that looks at nothing, or lets something pass that is no longer there, is broken and fails too.
struct Rule: Sendable {
  /// A few words to call it by.
  let name: String
  /// Why there is such a rule: a sentence that the failure ends with.
  let reason: String
  /// What is let pass, each for a reason.
  var exemptions: [Exemption] = []
  /// The files it looks at.
  let scope: @Sendable (Project) -> [Project.File]
  /// What is wrong with one of them.
  let examine: @Sendable (Project.File, Project) -> [Violation]

  /// What there is to be mended, a sentence each; nothing if the rule holds.
  func failures(in project: Project) -> [String] {
    let files = scope(project)
    guard !files.isEmpty else {
      return ["\(name): there is no file to look at. Correct the scope of the rule, or drop the rule."]
    }
    var unused = exemptions
    var failures: [String] = []
    for file in files {
      for violation in examine(file, project) {
        if exemptions.contains(where: { $0.covers(violation, in: file) }) {
          unused.removeAll { $0.covers(violation, in: file) }
        } else {
          failures.append("\(name): \(file.path):\(violation.line): \(violation.what) \(violation.instead) (\(reason))")
        }
      }
    }
    failures += unused.map { exemption in
      "\(name): \(exemption.path) is exempt for \(exemption.subject), which it no longer needs. Remove the exemption."
    }
    return failures
  }

  /// The same rule with other exemptions.
  func exempting(_ exemptions: Exemption...) -> Rule {
    var rule = self
    rule.exemptions = exemptions
    return rule
  }
}

/// Something that breaks a rule.
struct Violation: Sendable {
  let line: Int
  /// What an exemption would have to name, such as the module of an import.
  let subject: String
  /// What is wrong: a sentence that begins in the file.
  let what: String
  /// What to do instead: a sentence.
  let instead: String
}

/// One violation that is let pass.
struct Exemption: Sendable {
  let path: String
  let subject: String
  /// Why: read by people only.
  let reason: String

  fileprivate func covers(_ violation: Violation, in file: Project.File) -> Bool {
    path == file.path && subject == violation.subject
  }
}
