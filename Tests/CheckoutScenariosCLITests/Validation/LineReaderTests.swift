import Testing

@testable import CheckoutScenariosCLI

/// Lines are the same however they come in, and none is held longer than the longest that is read.
struct LineReaderTests {
  /// Every line of a text that comes in portions of a size.
  private func lines(_ bytes: [UInt8], portion: Int) throws -> [LineReader.Line] {
    var rest = bytes[...]
    var reader = LineReader { most throws(InputFailure) in
      let part = rest.prefix(min(most, portion))
      rest = rest.dropFirst(part.count)
      return Array(part)
    }
    var lines: [LineReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  private static let texts: [(text: String, lines: [String])] = [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\r\n", ["a\r", "b\r"]), ("é\n\u{2028}\n", ["é", "\u{2028}"]),
  ]

  @Test(arguments: texts, [1, 2, 3, 100])
  func `a line ends with a line feed or with the input`(row: (text: String, lines: [String]), portion: Int) throws {
    #expect(try lines(Array(row.text.utf8), portion: portion) == row.lines.map { .bytes(Array($0.utf8)) })
  }

  @Test func `random bytes in random portions are the same lines`() throws {
    var random = SplitMix64(seed: 20_260_115)
    for number in 0..<2_000 {
      let bytes = (0..<Int(random.next() % 40)).map { _ in UInt8(truncatingIfNeeded: random.next() % 3 + 9) }
      var parts = bytes.split(separator: 10, omittingEmptySubsequences: false)
      if parts.last?.isEmpty ?? false { parts.removeLast() }
      let portion = Int(random.next() % 9) + 1
      let lines = try lines(bytes, portion: portion)
      #expect(lines == parts.map { .bytes(Array($0)) }, "seed 20260115, case \(number)")
    }
  }

  @Test(arguments: [1, 1_000, 1 << 20])
  func `a line is read up to the limit, and a longer one is passed over`(portion: Int) throws {
    let longest = [UInt8](repeating: 97, count: LineReader.limit)
    let bytes = longest + [10] + longest + [97, 10, 98]
    #expect(try lines(bytes, portion: portion) == [.bytes(longest), .tooLong, .bytes([98])])
  }

  @Test func `a failure is handed on, also in the middle of a line`() {
    var isFirst = true
    var reader = LineReader { _ throws(InputFailure) in
      guard isFirst else { throw .unreadable }
      isFirst = false
      return [97]
    }
    #expect(throws: InputFailure.unreadable) { try reader.next() }
  }

  @Test func `the end is asked for once`() throws {
    var reads = 0
    var reader = LineReader { _ throws(InputFailure) in
      reads += 1
      return reads == 1 ? [97] : []
    }
    #expect(try reader.next() == .bytes([97]))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
    #expect(reads == 2)
  }
}
