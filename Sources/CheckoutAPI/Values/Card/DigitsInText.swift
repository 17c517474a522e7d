/// Digits of a text and what stands between them, until it is known which of them are a card's number.
struct DigitsInText {
  /// What stands before a digit.
  enum Gap: Comparable {
    case none
    /// Only what nobody sees: a number may end there, and no group of one does.
    case invisible
    /// White space, dashes and marks, as in a number on a card.
    case group
    /// The end of a line, or punctuation: the digits are one number only if they are one of a scheme.
    case loose
  }

  struct Digit {
    /// `nil` of a style, such as `𝟏`, whose value nobody reads.
    let value: UInt8?
    let gap: Gap
  }

  private(set) var digits: [Digit] = []
  /// The digits that a gap stands before.
  private(set) var groups: [Int] = []
  private var scalars: [Unicode.Scalar] = []
  /// What comes before the next digit.
  private var gap = Gap.loose

  var isEmpty: Bool { digits.isEmpty }

  mutating func append(digit scalar: Unicode.Scalar) {
    if gap > .none { groups.append(digits.count) }
    digits.append(Digit(value: DigitScript.value(of: scalar), gap: gap))
    scalars.append(scalar)
    gap = .none
  }

  mutating func append(_ kind: Gap, _ scalar: Unicode.Scalar) {
    scalars.append(scalar)
    gap = max(gap, kind)
  }

  /// Hands over what was read, masked.
  func flush(into result: inout String.UnicodeScalarView, _ rule: CardRedaction.Rule) {
    guard !isEmpty else { return }
    var hidden = (digits.count < DigitsInText.shortest ? [] : self.hidden(rule))[...]
    var digit = 0
    for scalar in scalars {
      guard scalar.isDecimalDigit else {
        result.append(scalar)
        continue
      }
      if let first = hidden.first, first.upperBound <= digit { hidden.removeFirst() }
      result.append(hidden.first?.contains(digit) ?? false ? "•" : scalar)
      digit += 1
    }
  }

  /// The fewest digits that a number has.
  static let shortest = 12
  /// How many digits of a number are shown, its last ones.
  static let shown = 4

  /// The digits that are not shown, in their order.
  ///
  /// Of a piece with a number in it, only the last four of that are left, so nothing in it is a number again. What
  /// comes next is hidden as well where one goes on into it that begins in those: all other digits are as they were.
  private func hidden(_ rule: CardRedaction.Rule) -> [Range<Int>] {
    let search = NumbersInDigits(self)
    var numbers = search.found()[...]
    var hidden: [Range<Int>] = []
    var reach = 0
    for piece in pieces(around: numbers) {
      var inside: [Range<Int>] = []
      while let number = numbers.first, number.lowerBound < piece.upperBound { inside.append(numbers.removeFirst()) }
      if inside.isEmpty { inside = search.glued(in: piece) }
      if inside.isEmpty, isLong(piece, rule) { inside = [likeliest(in: piece)] }
      let isShown = inside.isEmpty && reach <= piece.lowerBound && !search.hasGlued(in: piece)
      var start = isShown ? piece.upperBound : piece.lowerBound
      for number in inside {
        hidden.append(start..<number.upperBound - DigitsInText.shown)
        start = number.upperBound
        reach = max(reach, search.reach(of: number))
      }
      hidden.append(start..<piece.upperBound)
    }
    return hidden.filter { !$0.isEmpty }
  }

  /// What stands between loose gaps, but for those that a number goes on over.
  private func pieces(around numbers: ArraySlice<Range<Int>>) -> [Range<Int>] {
    var numbers = numbers
    var starts: [Int] = []
    for group in groups where digits[group].gap == .loose {
      while let number = numbers.first, number.upperBound <= group { numbers.removeFirst() }
      if numbers.first.map({ group <= $0.lowerBound }) ?? true { starts.append(group) }
    }
    return zip(starts, starts.dropFirst() + [digits.count]).map { $0..<$1 }
  }

  private func isLong(_ piece: Range<Int>, _ rule: CardRedaction.Rule) -> Bool {
    guard piece.count >= DigitsInText.shortest else { return false }
    return switch rule {
    case .everyLongNumber: true
    case .passingLuhn: piece.count > CardDigits.longest || digits[piece].contains { $0.value == nil }
    }
  }

  /// What is taken for the number where none is right: a number mistyped, with a code or a date behind it.
  private func likeliest(in piece: Range<Int>) -> Range<Int> {
    let ends = (DigitsInText.shortest...16).map { piece.lowerBound + $0 }
    return piece.lowerBound..<(ends.last { $0 < piece.upperBound && digits[$0].gap > .invisible } ?? piece.upperBound)
  }
}

extension Unicode.Scalar {
  /// Whether it is a decimal digit of any script or style; other number-like characters are none.
  var isDecimalDigit: Bool { isASCII ? (48...57).contains(value) : properties.numericType == .decimal }
}
