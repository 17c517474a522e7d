import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// Help is made of the tables that the tool itself obeys.
struct HelpTests {
  private static let pages: [[String]] =
    [[], ["help"], ["--help"], ["-h"], ["--version"], ["cart", "--version"], ["help", "cart"], ["cart", "-h"]]
    + HelpTopic.allCases.map { ["help", $0.rawValue] }
    + Command.allCases.flatMap { [["help", $0.rawValue], [$0.rawValue, "--help"], ["--help", $0.rawValue]] }

  @Test(arguments: pages)
  func `each page is shown, fits 80 columns, and is a document as well`(arguments: [String]) throws {
    let outcome = Outcome(arguments)
    #expect(outcome.code == .success)
    #expect(outcome.error.isEmpty)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let document = try Outcome(arguments + ["--json"]).document()
    #expect(document["exitCode"]?.value == .number("0"))
    #expect(document["schemaVersion"]?.value == .number("1"))
    #expect(document["payload"]?.value != .null)
  }

  @Test func `the version is one line`() {
    #expect(Outcome(["--version"]).output == "checkout-scenarios 0.1.0\n")
  }

  @Test func `the overview names every command and topic, with two examples`() {
    let output = Outcome([]).output
    for word in Command.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue) {
      #expect(output.contains("  \(word)  ") || output.contains("help \(word)  "), "\(word)")
    }
    #expect(output.contains("\n  checkout-scenarios card-entry\n"))
    #expect(output.contains("\n  checkout-scenarios cart --event '"))
    #expect(output.contains("\nFrom the package: swift run checkout-scenarios ...\n"))
  }

  @Test(arguments: CheckoutActionKind.allCases)
  func `every event is explained with every argument`(kind: CheckoutActionKind) throws {
    let plain = Outcome(["help", "events", "--plain"]).output
    #expect(plain.contains("\n\(kind.rawValue): "))
    let events = try #require(try Outcome(["help", "events", "--json"]).document()["payload"]?["events"])
    let event = try #require(events.items.first { $0["name"]?.text == kind.rawValue })
    let names = event["arguments"]?.items.map { $0["name"]?.text }
    #expect(names == EventGrammar.of(kind).arguments.map(\.name))
  }

  @Test func `every exit code, variable and flag is explained`() {
    let codes = Outcome(["help", "exit-codes", "--plain"]).output
    for code in [0, 1, 64, 65, 66, 70, 73, 130, 143] { #expect(codes.contains("\n\(code)\t"), "\(code)") }
    let variables = Outcome(["help", "environment", "--plain"]).output
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM"] { #expect(variables.contains("\n\(name)\t")) }
    for command in Command.allCases {
      let help = Outcome(["help", command.rawValue, "--plain"]).output
      for flag in command.specification.flags + Flag.global {
        #expect(help.contains("\n\(flag.specification.short.map { "-\($0), " } ?? "")--\(flag.rawValue)"))
      }
    }
  }

  @Test(arguments: CheckoutScenario.allCases)
  func `a scenario is explained with its step, its summary and how to look at it`(scenario: CheckoutScenario) throws {
    let lines = Outcome(["help", scenario.id, "--plain"]).output.split(separator: "\n")
    #expect(lines.first == "\(scenario.id): \(scenario.summary)")
    #expect(lines.contains("\(scenario.step.rawValue)"))
    #expect(lines.contains("checkout-scenarios \(scenario.id)\twhat the shopper sees"))
    let payload = try #require(try Outcome(["help", scenario.id, "--json"]).document()["payload"])
    #expect(payload["scenario"]?.text == scenario.id)
    #expect(payload["step"]?.text == scenario.step.rawValue)
  }

  @Test func `help says how a country, a comment and a value with spaces are written`() {
    let help = Outcome(["help", "events", "--plain"]).output
    #expect(help.contains("country=...\ttwo upper-case letters, such as US\n"))
    #expect(help.contains("a line that begins with # is a comment."))
    #expect(help.contains("A value with spaces stands in double quotes"))
  }

  @Test(arguments: Command.allCases)
  func `the example of a command can be typed as it is`(command: Command) {
    let example = command.specification.example.split(separator: "'", omittingEmptySubsequences: false)
    let words = example.enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
    #expect(Outcome(words).code == .success)
  }
}
