import CheckoutAPI
import Testing

@testable import CheckoutScenariosCLI

/// Whatever is on the lines, each is answered once, in order, and an answer can be asked again.
struct MoneyValidationFuzzTests {
  private static let pieces = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u00e9", "\\ud800", "\"text\":", "\"currency\":", "\"minorUnits\":",
    "\"EUR\"", "\"JPY\"", "\"KWD\"", "\"HRK\"", "\"19.99\"", "\"1e3\"", "\"\"", "1999", "-0", "1.5", "1e9", "null",
    "true", "9223372036854775808", "4242424242424242", " ", "\t", "\r", "é", "٣", "\u{0}", "\u{202e}", "\u{1b}[2J",
  ].map { Array($0.utf8) }

  /// A line: pieces without order, or one that was right until some bytes of it were changed.
  private static func line(_ random: inout SplitMix64) -> [UInt8] {
    func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: random.next() % UInt64(limit)) }
    guard below(4) > 0 else { return (0..<below(12)).flatMap { _ in pieces[below(pieces.count)] } }
    let units = Int64(bitPattern: random.next()) >> below(64)
    let code = ["EUR", "JPY", "KWD", "CHF", "XAU", "EU"][below(6)]
    let text = "\(units.magnitude / 100).\(units.magnitude % 100)"
    let whole = below(2) == 0 ? #""minorUnits":\#(units)"# : #""text":"\#(text)""#
    var line = Array(#"{"currency":"\#(code)",\#(whole)}"#.utf8)
    for _ in 0..<[0, 0, 1, 1, 2, 5][below(6)] {
      let place = below(line.count)
      switch below(3) {
      case 0: line[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: line.remove(at: place)
      default: line.insert(contentsOf: pieces[below(pieces.count)], at: place)
      }
      if line.isEmpty { break }
    }
    return line.filter { $0 != 10 }
  }

  @Test func `fifty thousand lines are answered one by one`() throws {
    let seed: UInt64 = 1_847_362
    var random = SplitMix64(seed: seed)
    let lines = (0..<50_000).map { _ in Self.line(&random) }
    let streams = FakeStreams()
    streams.terminals = []
    streams.input = Array(lines.joined(separator: [10]))
    streams.portion = 1_337
    #expect(streams.run(["validate", "money"]) == .refused)

    let asked = lines.indices.filter { !lines[$0].allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 } }
    let answers = streams.output.utf8.split(separator: 10)
    try #require(answers.count == asked.count, "seed \(seed)")
    var valid = 0
    for (index, bytes) in zip(asked, answers) {
      let answer = try JSONReader.read(Array(bytes))
      guard answer["line"]?.value == .number("\(index + 1)"), !bytes.contains(where: { $0 < 32 }) else {
        Issue.record("seed \(seed), line \(index + 1): \(answer)")
        continue
      }
      guard answer["valid"]?.value == .bool(true) else {
        if answer["problems"]?.items.isEmpty ?? true { Issue.record("seed \(seed), line \(index + 1): no problem") }
        continue
      }
      valid += 1
      guard case .number(let units)? = answer["minorUnits"]?.value, let units = Int64(units),
        let code = answer["currency"]?.text, let text = answer["text"]?.text
      else {
        Issue.record("seed \(seed), line \(index + 1): \(answer)")
        continue
      }
      let money = try Money(parsing: text, in: Currency(code), allowingSign: true)
      if money.minorUnits != units { Issue.record("seed \(seed), line \(index + 1): \(units) is not \(text)") }
      // What is valid as it travels is read the same by the value itself.
      if answer["currency"] != nil, String(decoding: lines[index], as: UTF8.self).contains("minorUnits") {
        let wire = try? Money(wireForm: String(decoding: lines[index], as: UTF8.self))
        if let wire, wire != money { Issue.record("seed \(seed), line \(index + 1): \(wire) is not \(money)") }
      }
    }
    // Neither all nor nothing: the lines are worth their while.
    #expect(valid > 5_000 && valid < 45_000, "\(valid)")
  }
}
