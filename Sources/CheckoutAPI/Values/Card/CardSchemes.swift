/// The schemes that a number can belong to, by its first digits.
struct CardSchemes: Hashable, Sendable {
  /// A bit for every scheme that fits, by its place among those that are told by digits.
  private let fitting: UInt32

  /// No scheme at all.
  static let none = CardSchemes(fitting: 0)

  private init(fitting: UInt32) { self.fitting = fitting }

  /// Finds the schemes: while one more digit can lead out of a range, all that fit; then the longest range wins.
  ///
  /// Of two ranges of the same length, the one that stands first in the table counts.
  ///
  /// - Complexity: O(log *n*) in the number of ranges once eight digits are typed, O(*n*) before.
  init(of digits: CardDigits) {
    let (prefix, count) = digits.first(8)
    self =
      count == 8
      ? CardSchemes(fitting: CardSpan.fitting(prefix)) : CardSchemes(beginningWith: prefix, count: count)
  }

  private init(beginningWith prefix: UInt32, count: Int) {
    let spread = CardRange.spread(prefix, count: count)
    var all: UInt32 = 0
    var best: UInt32 = 0
    var longest = 0
    var isOpen = false
    let ranges = count < 2 ? CardRange.all : CardRange.byTwoDigits[Int(spread.lowerBound / 1_000_000) % 100]
    for range in ranges where range.bounds.overlaps(spread) {
      let bit = UInt32(1) << UInt32(range.place)
      all |= bit
      if range.bounds.lowerBound > spread.lowerBound || range.bounds.upperBound < spread.upperBound {
        isOpen = true
      } else if range.digits > longest {
        (longest, best) = (range.digits, bit)
      }
    }
    fitting = isOpen ? all : best
  }

  /// Whether nobody issues such numbers.
  var isEmpty: Bool { fitting == 0 }

  /// The place of the scheme, when there is only one that fits.
  var place: Int? { fitting.nonzeroBitCount == 1 ? fitting.trailingZeroBitCount : nil }

  /// The scheme, when there is only one that fits.
  var decided: CardBrand? { place.map { CardBrand.byPrefix[$0] } }

  /// Every scheme that fits; none when nobody issues such numbers.
  var candidates: [CardBrand] {
    CardBrand.byPrefix.indices.filter { fitting >> UInt32($0) & 1 == 1 }.map { CardBrand.byPrefix[$0] }
  }
}
