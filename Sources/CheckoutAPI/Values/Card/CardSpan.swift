/// Eight digits in a row that numbers begin with, all of the same scheme or of none.
struct CardSpan: Sendable {
  private let first: UInt32
  private let fitting: UInt32

  /// The schemes of numbers that begin with eight digits, a bit each: at most one.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  static func fitting(_ digits: UInt32) -> UInt32 {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].first <= digits { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? all[low - 1].fitting : 0
  }

  /// All of them, in rising order: where a range begins or ends, another span may begin.
  private static let all: [CardSpan] = {
    let starts = Set(CardRange.all.flatMap { [$0.bounds.lowerBound, $0.bounds.upperBound + 1] })
    return starts.sorted().map { CardSpan(first: $0, fitting: winner(at: $0)) }
  }()

  private static func winner(at digits: UInt32) -> UInt32 {
    var winner: CardRange?
    for range in CardRange.all where range.bounds.contains(digits) && range.digits > winner?.digits ?? 0 {
      winner = range
    }
    return winner.map { UInt32(1) << UInt32($0.place) } ?? 0
  }
}
