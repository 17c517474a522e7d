import Testing

@testable import CheckoutScenariosCLI

/// Colour is decided stream by stream, by the flag first and the terminal last.
struct ColourRuleTests {
  private typealias Row = (wish: ColourRule.Wish, environment: [String: String], isTerminal: Bool, isOn: Bool)
  private static let rows: [Row] = [
    (.auto, ["TERM": "xterm"], true, true),
    (.auto, ["TERM": "xterm"], false, false),
    (.auto, ["TERM": "dumb"], true, false),
    (.auto, ["TERM": ""], true, false),
    (.auto, [:], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, true),
    (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
    (.auto, ["CLICOLOR_FORCE": "1"], false, true),
    (.auto, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
    (.auto, ["FORCE_COLOR": "0", "TERM": "xterm"], false, false),
    (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
    (.never, ["FORCE_COLOR": "1", "TERM": "xterm"], true, false),
  ]

  @Test func `the rules come in their order`() {
    for row in Self.rows {
      let isOn = ColourRule.isOn(row.wish, environment: row.environment, isTerminal: row.isTerminal)
      #expect(isOn == row.isOn, "\(row)")
    }
  }

  @Test func `each stream is decided by itself`() {
    let streams = FakeStreams()
    streams.terminals = [.input, .error]
    _ = streams.run(["cart", "--event", "open-link url=https://shop.example"], environment: ["TERM": "xterm"])
    _ = streams.run(["lst"], environment: ["TERM": "xterm"])
    #expect(!streams.output.contains("\u{1B}"))
    #expect(streams.error.contains("\u{1B}[31merror: "))
  }

  @Test func `a document is never coloured`() {
    #expect(!Outcome(["cart", "--json", "--color=always"]).output.contains("\u{1B}"))
  }

  @Test func `a page is coloured when it is wanted, and says the same without`() {
    let coloured = Outcome(["cart", "--color=always"]).output
    #expect(coloured.contains("\u{1B}[1m"))
    let bare = coloured.replacing("\u{1B}[0m", with: "").replacing("\u{1B}[1m", with: "")
      .replacing("\u{1B}[2m", with: "").replacing("\u{1B}[31m", with: "").replacing("\u{1B}[32m", with: "")
    #expect(bare == Outcome(["cart"]).output)
  }
}
