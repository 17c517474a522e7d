/// Sources stay small enough to be read in one sitting.
enum FileSize {
  static let mostLines = 400

  /// No source written by hand is longer than the limit.
  static let rule = Rule(
    name: "File size",
    reason: "a file is read far more often than it is written",
    scope: { $0.swiftFiles.filter { $0.path.hasPrefix("Sources/") } },
    examine: { file, _ in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let count = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
      guard count > mostLines, lines.first?.contains("Generated") != true else { return [] }
      return [
        Violation(
          line: count, subject: "size", what: "the file has \(count) lines, more than \(mostLines).",
          instead: "Split it by topic; a generated file says \"Generated\" and by what in its first line.")
      ]
    })
}
