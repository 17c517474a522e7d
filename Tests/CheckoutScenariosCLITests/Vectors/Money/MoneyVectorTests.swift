import Testing

@Suite struct MoneyVectorTests {
  @Test func `every vector holds, or differs by a rule`() throws {
    let run = VectorRun(
      try VectorFile(named: "money.json"), readings: MoneyReadings.all, rules: MoneyDifferences.rules)
    for line in run.summary { print(line) }
    for failure in run.failures { Issue.record("\(failure)") }
  }
}
