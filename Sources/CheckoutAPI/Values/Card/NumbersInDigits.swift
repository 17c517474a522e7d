/// Tells which of some digits are the number of a card.
struct NumbersInDigits {
  private let digits: [DigitsInText.Digit]
  private let groups: [Int]

  init(_ text: DigitsInText) { (digits, groups) = (text.digits, text.groups) }

  /// A run that is not longer is also looked through for a number without gaps around it.
  private static let longestSearched = 40

  /// The numbers, in their order; none shares a digit with another.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  func found() -> [Range<Int>] {
    let grouped = numbers(groups, inGroups)
    let isShort = digits.count <= NumbersInDigits.longestSearched
    return grouped.isEmpty && isShort ? numbers(Array(digits.indices), anywhere) : grouped
  }

  private func numbers(_ starts: [Int], _ number: (Int) -> Range<Int>?) -> [Range<Int>] {
    starts.reduce(into: []) { found, start in
      guard start >= found.last?.upperBound ?? 0, let next = number(start) else { return }
      found.append(next)
    }
  }

  /// The shortest number of a scheme that ends with a group; else the longest whose check digit is right, where nothing
  /// stands in it but what stands in the number on a card.
  private func inGroups(from start: Int) -> Range<Int>? {
    var longest: Range<Int>?
    var isLoose = false
    var groupStart = start
    var shortestGroup = Int.max
    for (number, end) in beginnings(from: start) {
      let gap = digits[end - 1].gap
      if end > start + 1, gap > .none {
        shortestGroup = min(shortestGroup, end - 1 - groupStart)
        (groupStart, isLoose) = (end - 1, isLoose || gap == .loose)
      }
      guard number.count >= DigitsInText.shortest, end == digits.count || digits[end].gap > .none else { continue }
      if !isLoose || shortestGroup >= 4, NumbersInDigits.isOfScheme(number) { return start..<end }
      if !isLoose, number.passesLuhn { longest = start..<end }
    }
    return longest
  }

  /// The longest number of a scheme with no gap in it, wherever it ends; none of 13 digits, which no card of today has
  /// and every tenth number begun by a 4 could be.
  private func anywhere(from start: Int) -> Range<Int>? {
    let solid = beginnings(from: start).prefix { $0.end == start + 1 || digits[$0.end - 1].gap == .none }
    return solid.last { $0.number.count > 13 && NumbersInDigits.isOfScheme($0.number) }.map { start..<$0.end }
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
