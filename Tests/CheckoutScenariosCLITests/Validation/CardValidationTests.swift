import Testing

@testable import CheckoutScenariosCLI

/// A card is answered as the card step does, and nothing of it but its brand is ever shown.
struct CardValidationTests {
  private static let rows: [(line: String, problems: [String]?)] = [
    (#"{"number":"4242 4242 4242 4242","expiry":"12/30","securityCode":"123","holder":"Ada Byron"}"#, nil),
    (#"{"number":"4242424242424242","expiry":"12/30","securityCode":"123","now":"2026-01-15T12:00:00Z"}"#, nil),
    (
      #"{"number":"4242424242424242","expiry":"12/30","securityCode":"123","now":"2031-02-01T00:00:00Z"}"#,
      ["expiry:expired"]
    ),
    (#"{"number":"4242424242424243","expiry":"12/30","securityCode":"123"}"#, ["number:number-check-digit"]),
    (#"{"number":"4242424242424242","expiry":"12/30","securityCode":"12"}"#, ["securityCode:code-too-short"]),
    (#"{"number":4242424242424242,"expiry":"12/30","securityCode":"123"}"#, ["number:not-a-text"]),
    (#"{"number":"4242424242424242","expiry":"12/30","cvv":"123"}"#, ["cvv:unknown-key"]),
    (#"{"number":"4242424242424242","now":"tomorrow"}"#, ["now:time-invalid"]),
    ("{}", ["number:number-missing", "expiry:expiry-missing", "securityCode:code-missing"]),
  ]

  @Test(arguments: rows)
  func `a card is right, or each of its fields that is wrong is named`(row: (line: String, problems: [String]?)) throws
  {
    let outcome = Outcome(["validate", "card"], pipe: row.line)
    let answer = try outcome.document()
    #expect(answer["brand"]?.text == (row.problems == nil ? "visa" : nil))
    let problems = answer["problems"]?.items.map { "\($0["field"]?.text ?? "nil"):\($0["code"]?.text ?? "nil")" }
    #expect(problems == row.problems)
  }

  @Test func `cards are held against the time of the run`() {
    let line = #"{"number":"4242424242424242","expiry":"12/30","securityCode":"123"}"#
    let late = Outcome(["validate", "card", "--now", "2031-02-01T00:00:00Z"], pipe: line)
    #expect(late.output.contains(#""code":"expired","field":"expiry""#))
    #expect(Outcome(["validate", "card"], pipe: line).code == .success)
  }

  @Test func `nothing of a card is shown, wherever it stands on a line`() {
    let secrets = ["4111111111111111", "4111 1111 1111 1111", "7391", "Quillfeather"]
    var lines: [String] = []
    for secret in secrets {
      for key in CardValidation.keys { lines.append(#"{"\#(key)":"\#(secret)"}"#) }
      for key in CardValidation.keys { lines.append(#"{"\#(key)":["\#(secret)"]}"#) }
      lines += [
        #"{"\#(secret) ":1}"#, #"{"number":"\#(secret)"#, secret, "\"\(secret)\"", #"["\#(secret)"]"#,
        #"{"number":"\#(secret)","number":"\#(secret)"}"#, #"{"number":"\#(secret)","expiry":"\#(secret)""#,
      ]
    }
    let outcome = Outcome(["validate", "card"], pipe: lines.joined(separator: "\n"))
    #expect(outcome.output.split(separator: "\n").count == lines.count)
    for secret in ["4111", "1111", "7391", "Quillfeather"] {
      #expect(!(outcome.output + outcome.error).contains(secret), "\(secret)")
    }
  }

  @Test func `random cards are never shown, right or wrong`() {
    let seed: UInt64 = 515
    var random = SplitMix64(seed: seed)
    var lines: [String] = []
    for _ in 0..<1_000 {
      // Digits that no line number, and nothing of an answer, is made of by chance.
      let number = "4" + String((0..<15).map { _ in ["7", "8", "9"][Int(random.next() % 3)] as Character })
      let code = random.next() % 2 == 0 ? "797" : "9799"
      lines.append(#"{"number":"\#(number)","securityCode":"\#(code)","expiry":"12/30"}"#)
    }
    let outcome = Outcome(["validate", "card"], pipe: lines.joined(separator: "\n"))
    // Some are right, so that what is said of a valid card is looked at too.
    #expect(outcome.output.split(separator: "\n").count { $0.hasSuffix(#""valid":true}"#) } > 10)
    for line in outcome.output.split(separator: "\n") {
      guard let end = line.firstRange(of: #""line":"#)?.upperBound else { continue }
      let rest = line[..<end] + line[end...].drop { $0.isNumber }
      #expect(!rest.contains { "4789".contains($0) }, "seed \(seed): \(line)")
    }
  }
}
