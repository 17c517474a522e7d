import Testing

/// A table of paths, read from its rows.
struct PathTable {
  /// A row: a path, and its place in the contract or the word that says why it has none.
  struct Row {
    let path: String
    let place: String?
    let reason: String?

    /// Whether the row speaks of a path.
    func covers(_ path: String) -> Bool {
      guard self.path.hasSuffix(".*") else { return path == self.path }
      let base = self.path.dropLast(2)
      return path == base || path.hasPrefix(base + ".") || path.hasPrefix(base + "[]")
    }

    /// Whether nothing at a path says that there is nothing of what the row speaks of.
    func isBelow(_ path: String) -> Bool { self.path.hasPrefix(path + ".") || self.path.hasPrefix(path + "[]") }
  }

  let rows: [Row]

  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      return Row(
        path: words[0], place: words[1] == "=" ? words[2] : nil, reason: words[1] == "!" ? words[2] : nil)
    }
  }

  var reasons: Set<String> { Set(rows.compactMap(\.reason)) }

  /// What is said nowhere: a value without a row, or nothing where no row would have anything.
  func missing(in leaves: [(path: String, isNothing: Bool)]) -> Set<String> {
    Set(
      leaves.filter { leaf in
        !rows.contains { $0.covers(leaf.path) || leaf.isNothing && $0.isBelow(leaf.path) }
      }.map(\.path))
  }
}
