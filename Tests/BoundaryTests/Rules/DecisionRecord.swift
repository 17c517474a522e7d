/// An architecture decision as its file in `docs/adr` tells it.
struct DecisionRecord: Sendable {
  /// A line of text with its number, counted from 1.
  struct Line: Sendable {
    let number: Int
    let text: String
  }

  let lines: [Line]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      Line(number: number + 1, text: String(line))
    }
  }

  /// The number of the title `# 0001. Title`, when there is such a title on the first line.
  var number: String? {
    guard let title = lines.first?.text, title.hasPrefix("# "), let stop = title.firstIndex(of: ".") else { return nil }
    let number = title[..<stop].dropFirst(2)
    return title[stop...].hasPrefix(". ") && number.allSatisfy(\.isNumber) ? String(number) : nil
  }

  /// The value of a field such as `- Status: accepted`, which may go on over indented lines.
  func field(_ name: String) -> Line? {
    guard let start = lines.firstIndex(where: { $0.text.hasPrefix("- \(name):") }) else { return nil }
    let more = lines[(start + 1)...].prefix { $0.text.hasPrefix("  ") }.map { $0.text.trimmed }
    let value = String(lines[start].text.dropFirst(name.count + 3)).trimmed
    return Line(number: lines[start].number, text: ([value] + more).joined(separator: " ").trimmed)
  }

  /// The lines under a heading such as `## Context`, blank ones left out; nothing without the heading.
  func section(_ name: String) -> [Line]? {
    guard let start = lines.firstIndex(where: { $0.text == "## \(name)" }) else { return nil }
    return lines[(start + 1)...].prefix { !$0.text.hasPrefix("## ") }.filter { !$0.text.trimmed.isEmpty }
  }

  /// The targets of all links `[text](target)`, in their lines.
  var links: [Line] {
    lines.flatMap { line in
      line.text.split(separator: "](").dropFirst().compactMap { piece in
        piece.firstIndex(of: ")").map { Line(number: line.number, text: String(piece[..<$0])) }
      }
    }
  }
}

extension String {
  /// Without the blanks at both ends.
  var trimmed: String {
    let tail = drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }
    return String(tail.reversed())
  }

  /// The paths in backticks: what stands between two of them and has a slash.
  var quotedPaths: [String] {
    let pieces = split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.filter { $0 % 2 == 1 && $0 < pieces.count - 1 }.map { String(pieces[$0]) }.filter {
      $0.contains("/") && !$0.contains(" ")
    }
  }
}
