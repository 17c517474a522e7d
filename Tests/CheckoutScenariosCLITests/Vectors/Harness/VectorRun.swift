/// Runs vectors through the readings of their groups, and says what did not hold.
struct VectorRun {
  /// Runs one vector: `nil` when it holds, else what came instead.
  typealias Reading = @Sendable (Vector) throws -> String?

  /// What has to be mended.
  private(set) var failures: [String] = []
  /// `group: N of M`, in the order of the groups.
  private(set) var summary: [String] = []

  init(_ file: VectorFile, readings: [String: Reading], rules: [DifferenceRule]) {
    var used: Set<Int> = []
    for (group, vectors) in Dictionary(grouping: file.vectors, by: \.group).sorted(by: { $0.key < $1.key }) {
      guard let reading = readings[group] else {
        failures.append("\(group): no reading for a group of this name, which has \(vectors.count) vectors")
        continue
      }
      var counts = (held: 0, explained: 0, unreadable: 0)
      for vector in vectors {
        guard let difference = VectorRun.difference(vector, reading) else {
          counts.held += 1
          continue
        }
        let rule = rules.indices.first { rules[$0].group == group && rules[$0].applies(vector) }
        if vector.kind == .fact {
          failures.append("\(vector.id) is a fact: \(difference.text)")
        } else if difference.isUnreadable {
          // No rule excuses a reading that does not know what it is asked.
          counts.unreadable += 1
          if file.isDefault { failures.append("\(vector.id) \(difference.text)") }
        } else if let rule {
          used.insert(rule)
          counts.explained += 1
        } else if file.isDefault {
          failures.append("\(vector.id) differs by no rule: \(difference.text)")
        }
      }
      let notes = [(counts.explained, "differ by rule"), (counts.unreadable, "cannot be read")]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      summary.append("\(group): \(counts.held) of \(vectors.count)" + (notes.isEmpty ? "" : " (\(notes))"))
    }
    guard file.isDefault else { return }
    for index in rules.indices where !used.contains(index) {
      failures.append("a rule for \(rules[index].group) explains nothing: \(rules[index].reason)")
    }
  }

  private static func difference(_ vector: Vector, _ reading: Reading) -> (text: String, isUnreadable: Bool)? {
    do {
      return try reading(vector).map { ($0, false) }
    } catch {
      return ("cannot be read: \(error)", error is Unreadable)
    }
  }

  /// What two values differ by; `nil` when they are the same.
  static func difference<Value: Equatable>(_ actual: Value, _ expected: Value) -> String? {
    actual == expected ? nil : "\(actual) instead of \(expected)"
  }
}
