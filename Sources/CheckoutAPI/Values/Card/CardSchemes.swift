/// The schemes that a number can belong to, by its first digits.
struct CardSchemes: Equatable, Sendable {
  /// Every scheme that fits; one when it is decided, none when nobody issues such numbers.
  let candidates: [CardBrand]

  /// The scheme, when there is only one that fits.
  var decided: CardBrand? { candidates.count == 1 ? candidates.first : nil }

  /// Finds the schemes: while one more digit can lead out of a range, all that fit; then the longest range wins.
  ///
  /// Eight digits always decide.
  ///
  /// - Complexity: O(*r*) in the number of ranges that begin with the same two digits, at most about a hundred.
  init(of digits: CardDigits) {
    let (prefix, count) = digits.first(8)
    guard count > 0 else {
      candidates = CardBrand.byPrefix
      return
    }
    let spread = CardRange.spread(prefix, count: count)
    var fitting: [CardBrand] = []
    var longest: CardRange?
    var isOpen = false
    for range in count == 1 ? CardRange.all : CardRange.byTwoDigits[Int(spread.lowerBound / 1_000_000) % 100]
    where range.bounds.overlaps(spread) {
      if range.bounds.lowerBound > spread.lowerBound || range.bounds.upperBound < spread.upperBound {
        isOpen = true
      } else if range.digits > longest?.digits ?? 0 {
        longest = range
      }
      if fitting.last != range.brand { fitting.append(range.brand) }
    }
    candidates = isOpen ? fitting : longest.map { [$0.brand] } ?? []
  }
}
