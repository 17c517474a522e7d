import Testing

@testable import CheckoutScenariosCLI

/// JSON is read as RFC 8259 has it, and no other way.
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONNode { try JSONReader.read(Array(text.utf8)) }

  @Test(arguments: [
    "null", " true ", "false", "0", "-0", "10.5e-3", "1E+2", "\"\"", "[]", "{}", "[1,[2]]", "{\"a\":{\"b\":[]}}",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\"", "\"\u{7F}\"", "{\"\":1,\" \":2}", "{\"e\u{301}\":1,\"é\":2}",
  ])
  func `what is JSON is read`(text: String) throws {
    _ = try read(text)
  }

  @Test(arguments: [
    "", " ", "nul", "truee", "True", "01", "-", "1.", ".5", "1e", "+1", "0x1", "NaN", "\"", "\"\n\"", "\"\\x\"",
    "\"\\u12\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\\ud800\\n\"", "[", "[1", "[1,]", "[,1]",
    "[1 2]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{'a':1}", "{\"a\":1,\"a\":2}",
    "{\"a\":1,\"\\u0061\":2}", "[1]]", "1 2", "\u{FEFF}1", "// c\n1",
  ])
  func `what is not JSON is refused`(text: String) {
    #expect(throws: JSONProblem.self) { try read(text) }
  }

  @Test(arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] as [[UInt8]])
  func `a text that is not UTF-8 is refused`(bytes: [UInt8]) {
    #expect(throws: JSONProblem.self) { try JSONReader.read(bytes) }
  }

  @Test func `nesting ends somewhere`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try read(nested(JSONReader.deepest))
    #expect(throws: JSONProblem.self) { try read(nested(JSONReader.deepest + 1)) }
    #expect(throws: JSONProblem.self) { try read(nested(100_000)) }
  }

  @Test func `numbers stay as they were written, and lines are counted`() throws {
    let node = try read("[\n0.10,\r\n\n\"\\ud83d\\ude00\"]")
    #expect(
      node.items == [
        JSONNode(value: .number("0.10"), line: 2), JSONNode(value: .string("😀"), line: 4),
      ])
    do {
      _ = try read("[\n1,\n2 3]")
      Issue.record("it was read")
    } catch let problem as JSONProblem {
      #expect(problem.line == 3)
    }
  }
}
