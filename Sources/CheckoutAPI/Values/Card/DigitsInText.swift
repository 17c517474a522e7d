/// Digits of a text and what stands between them, until it is known which of them are a card's number.
struct DigitsInText {
  /// What stands before a digit.
  enum Gap: Comparable {
    case none, group, line
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
  private var gap = Gap.line

  var isEmpty: Bool { digits.isEmpty }

  mutating func append(digit scalar: Unicode.Scalar) {
    if gap > .none { groups.append(digits.count) }
    digits.append(Digit(value: DigitScript.value(of: scalar), gap: gap))
    scalars.append(scalar)
    gap = .none
  }

  mutating func append(gap scalar: Unicode.Scalar) {
    scalars.append(scalar)
    let isLine = scalar == "\n" || scalar == "\r"
    // What cannot be seen makes no groups.
    gap = max(gap, isLine ? .line : InvisibleScalar.isInvisible(scalar) ? .none : .group)
  }

  /// Hands over what was read, masked, and begins anew.
  mutating func flush(into result: inout String.UnicodeScalarView, _ rule: CardRedaction.Rule) {
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
    self = DigitsInText()
  }

  /// The fewest digits that a number has.
  static let shortest = 12

  /// The digits that are not shown, in their order.
  private func hidden(_ rule: CardRedaction.Rule) -> [Range<Int>] {
    let numbers = NumbersInDigits(self).found()
    var hidden: [Range<Int>] = []
    for piece in pieces(around: numbers) {
      var inside = numbers.filter { piece.contains($0.lowerBound) }
      if inside.isEmpty, isLong(piece, rule) { inside = [likeliest(in: piece)] }
      var start = inside.isEmpty ? piece.upperBound : piece.lowerBound
      for number in inside {
        hidden.append(start..<number.upperBound - 4)
        start = number.upperBound
      }
      hidden.append(start..<piece.upperBound)
    }
    return hidden.filter { !$0.isEmpty }
  }

  /// The lines, but for those that a number goes on over.
  private func pieces(around numbers: [Range<Int>]) -> [Range<Int>] {
    let starts = groups.filter { group in
      digits[group].gap == .line && !numbers.contains { $0.lowerBound < group && group < $0.upperBound }
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
    return piece.lowerBound..<(ends.last { $0 < piece.upperBound && digits[$0].gap > .none } ?? piece.upperBound)
  }
}

extension Unicode.Scalar {
  /// Whether it is a decimal digit of any script or style; other number-like characters are none.
  var isDecimalDigit: Bool { isASCII ? (48...57).contains(value) : properties.numericType == .decimal }
}
