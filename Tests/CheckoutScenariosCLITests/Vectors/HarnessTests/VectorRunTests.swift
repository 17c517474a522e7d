import Foundation
import Testing

/// What runs the vectors has to fail when it should.
@Suite struct VectorRunTests {
  /// A file with one vector: twice two is five, of a kind.
  private func file(kind: String, elsewhere: Bool = false) throws -> VectorFile {
    let text = """
      {"vectors": [{"id": "v.1", "group": "sums", "kind": "\(kind)", "input": {"a": 2}, "expected": {"b": 5}}]}
      """
    return try VectorFile(Data(text.utf8), isDefault: !elsewhere, from: "made up")
  }

  private func run(_ file: VectorFile, _ rules: [DifferenceRule] = []) -> VectorRun {
    let reading: VectorRun.Reading = { vector in
      VectorRun.difference(try vector.input.need("a").whole() * 2, try vector.expected.need("b").whole())
    }
    return VectorRun(file, readings: ["sums": reading], rules: rules)
  }

  private let explained = DifferenceRule("sums", because: "four is enough") { _ in true }

  @Test func `a fact that differs fails, here and elsewhere, whatever the rules say`() throws {
    for elsewhere in [false, true] {
      let run = run(try file(kind: "fact", elsewhere: elsewhere), [explained])
      #expect(run.failures.contains { $0 == "v.1 is a fact: 4 instead of 5" })
      #expect(run.summary == ["sums: 0 of 1"])
    }
  }

  @Test(arguments: ["library", "policy", "contested"])
  func `another difference needs a rule here, and is counted elsewhere`(kind: String) throws {
    #expect(run(try file(kind: kind)).failures == ["v.1 differs by no rule: 4 instead of 5"])
    #expect(run(try file(kind: kind), [explained]).failures == [])
    #expect(run(try file(kind: kind), [explained]).summary == ["sums: 0 of 1 (1 differ by rule)"])
    #expect(run(try file(kind: kind, elsewhere: true)).failures == [])
    #expect(run(try file(kind: kind, elsewhere: true)).summary == ["sums: 0 of 1"])
  }

  @Test func `a rule that explains nothing fails here, and not elsewhere`() throws {
    let stale = DifferenceRule("sums", because: "three is enough") { $0.id == "v.2" }
    let failure = "a rule for sums explains nothing: three is enough"
    #expect(run(try file(kind: "policy"), [explained, stale]).failures == [failure])
    #expect(run(try file(kind: "policy", elsewhere: true), [explained, stale]).failures == [])
  }

  @Test(arguments: [false, true])
  func `an unknown group fails by name`(elsewhere: Bool) throws {
    let run = VectorRun(try file(kind: "policy", elsewhere: elsewhere), readings: [:], rules: [])
    #expect(run.failures == ["sums: no reading for a group of this name, which has 1 vectors"])
  }

  @Test func `a vector that cannot be read does not hold`() throws {
    let reading: VectorRun.Reading = { vector in try vector.input.need("c").text() }
    let run = VectorRun(try file(kind: "fact"), readings: ["sums": reading], rules: [])
    #expect(run.failures == ["v.1 is a fact: cannot be read: there is no c in [\"a\"]"])
  }

  @Test func `no rule excuses a vector that cannot be read; elsewhere it is counted`() throws {
    let reading: VectorRun.Reading = { vector in try vector.input.need("c").text() }
    let here = VectorRun(try file(kind: "policy"), readings: ["sums": reading], rules: [explained])
    #expect(here.failures.first == "v.1 cannot be read: there is no c in [\"a\"]")
    let there = VectorRun(try file(kind: "policy", elsewhere: true), readings: ["sums": reading], rules: [explained])
    #expect(there.failures == [])
    #expect(there.summary == ["sums: 0 of 1 (1 cannot be read)"])
  }

  @Test func `a folder without the file is named`() {
    let failure = #expect(throws: Unreadable.self) {
      try VectorFile(named: "money.json", environment: [VectorFile.variable: "/nowhere"])
    }
    #expect(failure?.description.contains("/nowhere/money.json") ?? false)
  }

  @Test(arguments: ["", "{}", "{\"vectors\": []}", "{\"vectors\": [{\"id\": \"v.1\"}]}", "[]"])
  func `a file that is no file of vectors is named`(text: String) {
    let failure = #expect(throws: Unreadable.self) { try VectorFile(Data(text.utf8), isDefault: true, from: "made up") }
    #expect(failure?.description.hasPrefix("made up") ?? false)
  }

  @Test func `without the variable the copy beside the tests is read`() throws {
    #expect(try VectorFile(named: "money.json", environment: [:]).isDefault)
    #expect(try VectorFile(named: "money.json", environment: [VectorFile.variable: ""]).isDefault)
  }

  @Test func `large whole numbers do not pass through floating point`() throws {
    let text = "[9223372036854775807, -9223372036854775808, 9007199254740993, 9223372036854775808]"
    let numbers = try JSONDecoder().decode([Datum].self, from: Data(text.utf8))
    #expect(numbers == [.whole(.max), .whole(.min), .whole(9_007_199_254_740_993), .text("9223372036854775808")])
  }
}
