import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// The list shows every scenario once.
struct ListTests {
  @Test func `each scenario has a line with its step and summary`() {
    let expected = CheckoutScenario.allCases.map { "\($0.id)\t\($0.step.rawValue)\t\($0.summary)\n" }
    #expect(Outcome(["list", "--plain"]).output == expected.joined())
    let page = Outcome(["list"]).output
    for scenario in CheckoutScenario.allCases { #expect(page.contains("  \(scenario.id) ")) }
  }

  @Test func `outside a terminal each scenario is one line, in a terminal it fits`() {
    let lines = Outcome(["list"]).output.split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ").first.map(String.init) } == CheckoutScenario.allCases.map(\.id))
    var wide = Page()
    wide.add([["id", .init(String(repeating: "word ", count: 40))]])
    let page = Report(kind: .list, page: wide, isListing: true)
    for (terminals, count) in [(Set<Streams.Channel>(), 1), ([.output], 3)] {
      let streams = FakeStreams()
      streams.terminals = terminals
      let words = ArgumentWords([])
      #expect(Presentation(words: words, environment: [:], streams: streams.streams).present(page) == .success)
      #expect(streams.output.split(separator: "\n").count == count)
    }
  }

  @Test(arguments: CheckoutStep.allCases)
  func `one step can be picked`(step: CheckoutStep) throws {
    let expected = CheckoutScenario.allCases.filter { $0.step == step }
    let document = try Outcome(["list", "--json", "--step", step.rawValue]).document()
    let rows = try #require(document["payload"]?["scenarios"]).items
    #expect(rows.map { $0["id"]?.text } == expected.map(\.id))
    #expect(rows.allSatisfy { $0["step"]?.text == step.rawValue })
  }
}
