import Testing

@Suite struct RuleTests {
  /// Forbids the word "bad" in every file.
  private let rule = Rule(
    name: "Good words", reason: "it reads better", scope: \.files,
    examine: { file, _ in
      let line = Violation(line: 1, subject: "bad", what: "it says bad.", instead: "Say good.")
      return file.text.contains("bad") ? [line] : []
    })

  @Test func `a failure names the rule and the place and says what to do instead`() {
    let failures = rule.failures(in: Project(["a.md": "bad", "b.md": "good"]))
    #expect(failures == ["Good words: a.md:1: it says bad. Say good. (it reads better)"])
  }

  @Test func `an exemption lets its own violation pass and no other`() {
    let exempt = rule.exempting(Exemption(path: "a.md", subject: "bad", reason: "a test"))
    #expect(exempt.failures(in: Project(["a.md": "bad"])).isEmpty)
    #expect(exempt.failures(in: Project(["a.md": "bad", "b.md": "bad"])).count == 1)
  }

  @Test func `an exemption that nothing needs is a failure`() {
    let exempt = rule.exempting(Exemption(path: "a.md", subject: "bad", reason: "a test"))
    #expect(exempt.failures(in: Project(["a.md": "good"])).first?.contains("Remove the exemption") == true)
  }

  @Test func `a rule that looks at nothing is a failure`() {
    #expect(rule.failures(in: Project([:])).first?.contains("no file to look at") == true)
  }
}
