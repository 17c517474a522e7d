import Testing

@Suite struct AddressVectorTests {
  @Test func `every vector holds, or differs by a rule`() throws {
    let run = VectorRun(
      try VectorFile(named: "addresses.json"), readings: AddressReadings.all, rules: AddressDifferences.rules)
    for line in run.summary { print(line) }
    for failure in run.failures { Issue.record("\(failure)") }
  }
}
