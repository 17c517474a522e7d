import Testing

@testable import CheckoutAPI

@Suite struct CardTableTests {
  @Test func `the bounds of every range are in order and of the same length`() {
    #expect(CardRange.all.count > 150)
    for range in CardRange.all {
      #expect(range.bounds.count > 0 && (10_000_000...99_999_999).contains(range.bounds.lowerBound))
      #expect((10_000_000...99_999_999).contains(range.bounds.upperBound))
      #expect((1...8).contains(range.digits))
    }
  }

  @Test func `a range is as long as its bounds are written`() {
    #expect(CardRange(4, 4, .visa).bounds == 40_000_000...49_999_999)
    #expect(CardRange(222_100, 272_099, .mastercard).bounds == 22_210_000...27_209_999)
    #expect(CardRange(63_743_358, 63_743_358, .hiper).bounds == 63_743_358...63_743_358)
    #expect(CardRange(4, 4, .visa).digits == 1 && CardRange(63_743_358, 63_743_358, .hiper).digits == 8)
  }

  @Test func `every scheme that is told by digits has a range, and no other`() {
    #expect(Set(CardRange.all.map(\.brand)) == Set(CardBrand.byPrefix))
    #expect(CardBrand.byPrefix.count == Set(CardBrand.byPrefix).count)
  }

  @Test func `eight digits always decide`() {
    for first in stride(from: UInt64(10_000_000), through: 99_999_999, by: 997) {
      #expect(CardSchemes(of: CardDigits(packed: first, count: 8)).candidates.count <= 1)
    }
  }

  @Test func `ranges of two schemes overlap only where the first is the narrower one or known to share`() {
    let shared: Set<[CardBrand]> = [[.verve, .maestro], [.rupay, .maestro], [.troy, .elo]]
    for (index, first) in CardRange.all.enumerated() {
      for second in CardRange.all.dropFirst(index + 1)
      where first.brand != second.brand && first.digits == second.digits {
        guard first.bounds.overlaps(second.bounds) else { continue }
        #expect(shared.contains([first.brand, second.brand]), "\(first) and \(second)")
      }
    }
  }

  @Test func `each brand has lengths in rising order and a name`() {
    for brand in CardBrand.byPrefix + [.cartesBancaires, .bancontact, .dankort, CardBrand("other")] {
      #expect(brand.numberLengths == brand.numberLengths.sorted())
      #expect(brand.numberLengths.allSatisfy { (12...19).contains($0) })
      #expect(!brand.displayName.isEmpty)
    }
  }
}
