import Testing

@Suite struct CardVectorTests {
  @Test func `every vector holds, or differs by a rule`() throws {
    let run = VectorRun(try VectorFile(named: "cards.json"), readings: CardReadings.all, rules: CardDifferences.rules)
    for line in run.summary { print(line) }
    for failure in run.failures { Issue.record("\(failure)") }
  }
}
