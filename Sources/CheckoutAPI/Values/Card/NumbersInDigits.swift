/// Tells which of some digits are the number of a card.
struct NumbersInDigits {
  private let digits: [DigitsInText.Digit]
  private let groups: [Int]

  init(_ text: DigitsInText) { (digits, groups) = (text.digits, text.groups) }

  /// A piece that is not longer is also looked through for numbers that stand in it without gaps around them.
  private static let longestSearched = 40

  /// The numbers that begin and end with groups, in their order; none shares a digit with another.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  func found() -> [Range<Int>] {
    numbers(groups) { start in
      let ends = ends(from: start)
      return (ends.shortest ?? ends.passing).map { start..<$0 }
    }
  }

  /// Those that other digits are glued to and no gaps stand in, where no number begins and ends with groups.
  ///
  /// - Complexity: O(*n*) in the number of the piece's digits.
  func glued(in piece: Range<Int>) -> [Range<Int>] {
    guard piece.count <= NumbersInDigits.longestSearched else { return [] }
    return numbers(piece) { start in gluedEnd(from: start, in: piece, isSolid: true).map { start..<$0 } }
  }

  /// Whether a number with gaps in it stands in a piece, whatever is glued to it: nobody knows where it begins.
  ///
  /// - Complexity: O(*n*) in the number of the piece's digits.
  func hasGlued(in piece: Range<Int>) -> Bool {
    piece.contains { gluedEnd(from: $0, in: piece, isSolid: false) != nil }
  }

  /// Where the last one ends that begins in a number, or with the four digits of it that are shown.
  ///
  /// These are behind a bullet afterwards, and whatever gap was before them is none of the number's any more.
  func reach(of number: Range<Int>) -> Int {
    let starts = max(number.lowerBound, number.upperBound - CardDigits.longest)..<number.upperBound
    return starts.lazy.filter { $0 == number.upperBound - DigitsInText.shown || digits[$0].gap > .none }
      .compactMap { ends(from: $0).longest }.max() ?? number.upperBound
  }

  private func numbers(_ starts: some Sequence<Int>, _ number: (Int) -> Range<Int>?) -> [Range<Int>] {
    starts.reduce(into: []) { found, start in
      guard start >= found.last?.upperBound ?? 0, let next = number(start) else { return }
      found.append(next)
    }
  }

  /// Where a number ends that ends with a group.
  private struct Ends {
    /// The shortest of a scheme.
    var shortest: Int?
    /// The longest of a scheme.
    var longest: Int?
    /// The longest whose check digit is right, where nothing stands in it but what stands in the number on a card.
    var passing: Int?
  }

  private func ends(from start: Int) -> Ends {
    var ends = Ends()
    var isLoose = false
    var groupStart = start
    var shortestGroup = Int.max
    for (number, end) in beginnings(from: start) {
      let gap = digits[end - 1].gap
      if end > start + 1, gap > .invisible {
        shortestGroup = min(shortestGroup, end - 1 - groupStart)
        (groupStart, isLoose) = (end - 1, isLoose || gap == .loose)
      }
      guard number.count >= DigitsInText.shortest, end == digits.count || digits[end].gap > .none else { continue }
      if !isLoose || shortestGroup >= 4, NumbersInDigits.isOfScheme(number) {
        (ends.shortest, ends.longest) = (ends.shortest ?? end, end)
      }
      if !isLoose, number.passesLuhn { ends.passing = end }
    }
    return ends
  }

  /// Where the longest number of a scheme ends, wherever that is; none of 13 digits, which no card of today has and
  /// every tenth number begun by a 4 could be.
  ///
  /// Where gaps stand in it, there are four digits and more before each, as there are on a card.
  private func gluedEnd(from start: Int, in piece: Range<Int>, isSolid: Bool) -> Int? {
    var longest: Int?
    var groupStart = start
    for (number, end) in beginnings(from: start) where end <= piece.upperBound {
      if end > start + 1, digits[end - 1].gap > .invisible {
        guard !isSolid, end - 1 - groupStart >= 4 else { break }
        groupStart = end - 1
      }
      if number.count > 13, NumbersInDigits.isOfScheme(number) { longest = end }
    }
    return longest
  }

  /// The first digits from one on, the first two, and so on; and which digit comes after them.
  private func beginnings(from start: Int) -> [(number: CardDigits, end: Int)] {
    var number = CardDigits()
    var all: [(CardDigits, Int)] = []
    for index in start..<min(digits.count, start + CardDigits.longest) {
      guard let value = digits[index].value else { break }
      number.append(value)
      all.append((number, index + 1))
    }
    return all
  }

  private static func isOfScheme(_ number: CardDigits) -> Bool {
    number.count >= DigitsInText.shortest && CardNumberReading(number, luhn: .always).problem == nil
  }
}
