import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// A card comes from stdin or a file, never from the command line, and is never shown.
struct CardInputTests {
  private static let number = "4111 1111 1111 1111"
  private static let secrets = [
    "enter-card number=4111111111111111", "enter-card expiry=12/30 code=737", "add-gift-card number=6006491234567890",
    "add-gift-card number=1 pin=4711",
  ]

  @Test(arguments: ["737", "4111 1111 1111 1111", "enter-card 737=1", "retry 737"])
  func `digits that stand where a name belongs are not repeated`(event: String) {
    let outcome = Outcome(["card-entry", "--event", event])
    #expect(outcome.code == .usage)
    #expect(!outcome.error.contains("737"))
    #expect(!outcome.error.contains("4111"))
  }

  @Test(arguments: secrets)
  func `a secret on the command line is refused and not repeated`(event: String) {
    for arguments in [["card-entry", "--event", event], ["card-entry", "--json", "--event", event]] {
      let outcome = Outcome(arguments)
      #expect(outcome.code == .usage)
      for secret in ["4111", "1111", "737", "6006", "7890", "4711"] {
        #expect(!(outcome.output + outcome.error).contains(secret))
      }
      #expect(outcome.error.hasSuffix("hint: checkout-scenarios help privacy\n"))
    }
  }

  /// The events that reach a scenario, as actions.
  private func actions(_ arguments: [String], pipe: String?) throws -> [CheckoutAction] {
    let streams = FakeStreams()
    if let pipe { streams.pipe(pipe) }
    let request = try ScenarioRequest(Invocation(ArgumentWords(arguments)))
    var drafts = try request.drafts(with: streams.streams)
    let state = StateFixture.state(.card(StateFixture.cardScreen))
    try request.addCard(to: &drafts, at: state, with: streams.streams)
    return try request.plan(drafts, from: state).map { $0.action(state) }
  }

  @Test func `the lines of stdin are number, expiry and code`() throws {
    let actions = try actions(["card-entry", "--event", "retry"], pipe: "\n\(Self.number)\n\n12/30\n 737 \n")
    #expect(actions == [.enterCard(CardInput(number: Self.number, expiry: "12/30", securityCode: "737")), .retry])
  }

  @Test func `an event without a number takes it from stdin, at its place`() throws {
    let arguments = ["card-entry", "--event", "retry", "--event", "enter-card expiry=12/30"]
    #expect(
      try actions(arguments, pipe: Self.number) == [
        .retry, .enterCard(CardInput(number: Self.number, expiry: "12/30")),
      ])
  }

  @Test(arguments: ["", "\n  \n"])
  func `an empty stdin sends nothing`(pipe: String) throws {
    #expect(try actions(["card-entry"], pipe: pipe).isEmpty)
  }

  @Test func `a terminal is not read`() {
    let streams = FakeStreams()
    _ = streams.run(["card-entry"])
    #expect(streams.inputReads == 0)
  }

  @Test(arguments: [["card-entry", "--no-input"], ["cart"], ["describe", "card-entry"]])
  func `stdin is left alone where no card is asked for`(arguments: [String]) {
    let streams = FakeStreams()
    streams.pipe(Self.number)
    _ = streams.run(arguments)
    #expect(streams.inputReads == 0)
  }

  @Test func `whoever pipes something to a scenario that asks for no card is told so, and of nothing more`() {
    #expect(Outcome(["cart"], pipe: Self.number).error == "note: stdin was not read: this scenario asks for no card\n")
    for arguments in [["cart", "--no-input"], ["cart", "--quiet"], ["describe", "cart"]] {
      #expect(Outcome(arguments, pipe: Self.number).error.isEmpty)
    }
    #expect(Outcome(["cart"], pipe: "").error.isEmpty)
    #expect(Outcome(["cart"]).error.isEmpty)
  }

  @Test func `a pipe that is closed is no fault`() {
    let streams = FakeStreams()
    streams.pipe("")
    streams.inputFailure = .unreadable
    #expect(streams.run(["card-entry"]) == .success)
  }

  @Test func `whoever waits is told so`() {
    let streams = FakeStreams()
    streams.pipe("")
    streams.isInputReady = false
    _ = streams.run(["card-entry"])
    #expect(streams.error == "note: waiting for a card on stdin; --no-input reads nothing\n")
  }

  @Test(arguments: [String(repeating: "4", count: 65_537), "1\n2\n3\n4\n"])
  func `too much on stdin is refused`(pipe: String) {
    let outcome = Outcome(["card-entry"], pipe: pipe)
    #expect(outcome.code == .badData)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: stdin: "))
  }

  @Test func `a card that is not text is refused`() {
    let streams = FakeStreams()
    streams.pipe("")
    streams.input = [0xFF]
    #expect(streams.run(["card-entry"]) == .badData)
  }

  @Test func `a line of digits among events is a card number`() throws {
    let events = try EventFile.drafts(Array("retry\n\(Self.number)\n".utf8), file: "stdin")
    var currency = Currency.eur
    let action = try events[1].planned(in: &currency).action(StateFixture.state())
    #expect(action == .enterCard(CardInput(number: Self.number)))
  }

  @Test func `events on stdin are applied, and the number among them is never shown`() {
    for flags in [[], ["--json"], ["-v"], ["--plain"]] {
      let outcome = Outcome(["card-entry", "--events", "-"] + flags, pipe: "# mine\n\(Self.number)\n")
      #expect(!(outcome.output + outcome.error).contains("4111"))
      #expect(!(outcome.output + outcome.error).contains("1111 1111"))
    }
  }

  @Test(arguments: [
    ["card-entry", "--events", "-", "--cart", "-"], ["card-entry", "--events", "-", "--events", "-"],
  ])
  func `stdin cannot be used twice`(arguments: [String]) {
    let outcome = Outcome(arguments, pipe: "")
    #expect(outcome.code == .usage)
    #expect(outcome.error.hasPrefix("error: stdin is asked for twice"))
  }

  @Test func `a number on stdin and another in a file exclude each other`() {
    let outcome = Outcome(
      ["card-entry", "--events", "e"], pipe: Self.number, files: ["e": "enter-card number=4000000000000002"])
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: there is a card on stdin, and another"))
  }

  @Test func `a card on file takes its code alone`() throws {
    #expect(try CardLines.arguments(Array("737\n".utf8), wanted: .securityCode).map(\.name) == ["code"])
    #expect(throws: ToolFailure.self) { try CardLines.arguments(Array("737\n1\n".utf8), wanted: .securityCode) }
  }

  @Test(arguments: ["--cart", "--events"])
  func `stdin that a flag asked for is read once, and is no card`(flag: String) {
    let streams = FakeStreams()
    streams.pipe(flag == "--cart" ? #"{"currency": "EUR", "lines": []}"# : "refresh\n")
    _ = streams.run(["card-entry", flag, "-"])
    #expect(streams.inputReads == 1)
  }
}
