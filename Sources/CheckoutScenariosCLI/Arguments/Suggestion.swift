/// Finds what somebody may have meant.
enum Suggestion {
  /// What shops call by another name than this checkout does.
  private static let synonyms = [
    "shipping": "delivery", "basket": "cart", "card": "card-entry", "pay": "payment", "scenarios": "list",
  ]

  /// The candidate nearest to what was typed: by another name, by its beginning, or by at most two slips.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - candidates: What there is; the first of equally near ones is taken.
  /// - Returns: `nil` when nothing is near.
  static func nearest(to typed: String, in candidates: [String]) -> String? {
    let typed = typed.lowercased()
    // Nothing this long is near to anything, and comparing it would take long.
    guard !typed.isEmpty, typed.utf8.count <= 64 else { return nil }
    if let same = candidates.first(where: { $0 == typed }) { return same }
    for meant in meanings(of: typed) where candidates.contains(meant) { return meant }
    if typed.utf8.count > 1, let longer = candidates.first(where: { $0.hasPrefix(typed) }) { return longer }
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let distance = distance(Array(typed.utf8), Array(candidate.utf8))
      guard distance <= 2, distance < candidate.utf8.count, distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.word
  }

  /// What was typed with its synonyms put in, as a whole or part by part.
  private static func meanings(of typed: String) -> [String] {
    let parts = typed.split(separator: "-").map { part in synonyms[String(part)] ?? String(part) }
    return [synonyms[typed], parts.joined(separator: "-")].compactMap(\.self)
  }

  /// How many letters have to be put in, left out, changed or swapped with their neighbour.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the texts.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var previous: [Int] = []
    var current = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(next[column] + 1, current[column + 1] + 1, current[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, previous[column - 1] + 1)
        }
        next.append(cost)
      }
      previous = current
      current = next
    }
    return current.last ?? 0
  }
}
