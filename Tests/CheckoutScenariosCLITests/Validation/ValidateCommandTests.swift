import Testing

@testable import CheckoutScenariosCLI

/// `validate` answers line by line, whatever is on the lines.
struct ValidateCommandTests {
  private static let good = #"{"text":"19.99","currency":"EUR"}"#
  private static func answer(_ line: Int) -> String {
    #"{"currency":"EUR","line":\#(line),"minorUnits":1999,"text":"19.99","valid":true}"# + "\n"
  }

  @Test func `when every line is valid it ends with 0 and says nothing more`() {
    let outcome = Outcome(["validate", "money"], pipe: Self.good + "\n" + Self.good + "\n")
    #expect(outcome.output == Self.answer(1) + Self.answer(2))
    #expect(outcome.error.isEmpty)
    #expect(outcome.code == .success)
  }

  @Test(arguments: ["", "\n", " \r\n\t\n"])
  func `nothing but blank lines is answered by nothing`(pipe: String) {
    let outcome = Outcome(["validate", "money"], pipe: pipe)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.isEmpty)
    #expect(outcome.code == .success)
  }

  @Test func `blank lines count, and lines may end as on Windows or not at all`() {
    let outcome = Outcome(["validate", "money"], pipe: "\r\n\(Self.good)\r\n \n\(Self.good)")
    #expect(outcome.output == Self.answer(2) + Self.answer(4))
  }

  @Test func `when a line is not valid it ends with 1 and tells how many`() {
    let outcome = Outcome(["validate", "money"], pipe: "{}\n\n\(Self.good)\n[]\n")
    #expect(outcome.code == .refused)
    #expect(outcome.error == "error: 2 of 3 lines are not valid\nhint: checkout-scenarios help validate\n")
    #expect(Outcome(["validate", "money"], pipe: "{}").error.hasPrefix("error: 1 of 1 line is not valid\n"))
  }

  private static let broken: [(line: [UInt8], code: String)] = [
    (Array("{".utf8), "not-json"), (Array("nonsense".utf8), "not-json"), (Array("{}{}".utf8), "not-json"),
    (Array(#"{"text":"1","text":"1"}"#.utf8), "not-json"), (Array("1e".utf8), "not-json"),
    (Array(#"{"text":"\ud800"}"#.utf8), "not-json"),
    (Array(String(repeating: "[", count: 60_000).utf8), "not-json"),
    (Array("[]".utf8), "not-an-object"), (Array("null".utf8), "not-an-object"), (Array(#""a""#.utf8), "not-an-object"),
    ([0xFF], "not-utf-8"), (Array(#"{"text":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8), "not-utf-8"),
    ([0xEF, 0xBB, 0xBF] + Array("{}".utf8), "not-json"), ([0], "not-json"),
    ([UInt8](repeating: 0x20, count: 65_537), "line-too-long"),
  ]

  @Test(arguments: broken, ValidationSubject.allCases)
  func `a line that cannot be read is answered with its number, and the run goes on`(
    row: (line: [UInt8], code: String), subject: ValidationSubject
  ) throws {
    let streams = FakeStreams()
    streams.input = Array("\n".utf8) + row.line + Array("\n{}\n".utf8)
    #expect(streams.run(["validate", subject.rawValue]) == .refused)
    let answers = try streams.output.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
    #expect(answers.map { $0["line"]?.value } == [.number("2"), .number("3")])
    #expect(answers.first?["valid"]?.value == .bool(false))
    let problems = answers.first?["problems"]?.items
    #expect(problems?.map { $0["code"]?.text } == [row.code])
    #expect(problems?.first?["field"]?.value == .null)
  }

  @Test func `a line of ten megabytes is answered, and so is the next one`() {
    let streams = FakeStreams()
    streams.input = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000) + Array("\n\(Self.good)\n".utf8)
    #expect(streams.run(["validate", "money"]) == .refused)
    let lines = streams.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""code":"line-too-long","field":null"#) ?? false)
    #expect(lines.last.map { "\($0)\n" } == Self.answer(2))
  }

  @Test func `a line is answered before the next one is asked for`() {
    let streams = FakeStreams()
    streams.pipe(String(repeating: Self.good + "\n", count: 3))
    streams.portion = Self.good.utf8.count + 1
    #expect(streams.run(["validate", "money"]) == .success)
    #expect(streams.linesAtReads == [0, 1, 2, 3])
  }

  @Test func `nobody who went away is answered any more, and a full disk is a failure`() {
    for (result, code) in [(Streams.WriteResult.closed, ExitCode.success), (.failed, .cannotCreate)] {
      let streams = FakeStreams()
      streams.pipe(String(repeating: Self.good + "\n", count: 3))
      streams.portion = Self.good.utf8.count + 1
      streams.writeResult = result
      #expect(streams.run(["validate", "money"]) == code)
      #expect(streams.inputReads == 1)
    }
  }

  @Test(arguments: [InputFailure.unreadable, .isFolder])
  func `a stdin that cannot be read is a failure`(failure: InputFailure) {
    let streams = FakeStreams()
    streams.inputFailure = failure
    streams.terminals = []
    #expect(streams.run(["validate", "money"]) == .noInput)
    #expect(streams.error.hasPrefix("error: stdin: "))
  }

  @Test func `in a terminal it says what it waits for, unless it is to be quiet`() {
    #expect(Outcome(["validate", "card"]).error == "note: waiting for JSON on stdin, one object on each line\n")
    #expect(Outcome(["validate", "card", "-q"]).error.isEmpty)
  }

  @Test func `help tells every subject, its keys and a line of it`() throws {
    let help = Outcome(["help", "validate", "--plain"]).output
    let subjects = try #require(try Outcome(["help", "validate", "--json"]).document()["payload"]?["subjects"]).items
    #expect(subjects.map { $0["name"]?.text } == ValidationSubject.allCases.map(\.rawValue))
    for subject in ValidationSubject.allCases {
      #expect(help.contains("\n\(subject.rawValue)\t\(subject.example)\n"))
      #expect(help.contains("\n\(subject.rawValue)\t\(subject.keys.joined(separator: ", "))\n"))
    }
  }
}
