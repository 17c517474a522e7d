/// Numbers that begin with digits from one to another, both of the same length, belong to one scheme.
struct CardRange: Sendable {
  /// Where the scheme stands among those that are told by digits.
  let place: Int
  /// How many digits the bounds were written with: at most eight.
  let digits: Int
  /// The first and the last of the eight digits that its numbers begin with.
  let bounds: ClosedRange<UInt32>

  /// - Parameters:
  ///   - low: Where it begins; without zeros in front, as no scheme's numbers have them.
  ///   - high: Where it ends, of as many digits.
  init(_ low: UInt32, _ high: UInt32, _ brand: CardBrand) {
    var (first, last, digits) = (low, high, 8)
    while first < 10_000_000, first > 0, digits > 0 {
      first *= 10
      last = last * 10 + 9
      digits -= 1
    }
    place = CardBrand.byPrefix.firstIndex(of: brand) ?? 0
    self.digits = digits
    bounds = first...max(first, last)
  }

  var brand: CardBrand { CardBrand.byPrefix[place] }

  /// All eight digits that numbers with a prefix can begin with.
  ///
  /// - Parameters:
  ///   - prefix: The first digits, at most eight.
  ///   - count: How many they are.
  static func spread(_ prefix: UInt32, count: Int) -> ClosedRange<UInt32> {
    var (first, last) = (prefix, prefix)
    for _ in 0..<max(0, 8 - count) {
      first *= 10
      last = last * 10 + 9
    }
    return first...last
  }

  /// Those ranges that have numbers which begin with two digits, by these; in the order of the table.
  static let byTwoDigits: [[CardRange]] = (UInt32(0)..<100).map { two in
    let spread = spread(two, count: 2)
    return all.filter { $0.bounds.overlaps(spread) }
  }
}
