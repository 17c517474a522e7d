/// Reads a number as people write it: what stands around it first, then its digits.
///
/// It goes from scalar to scalar: a character may be ten million combining marks long.
struct LocalisedText {
  private let text: String
  private var rest: Range<String.Index>
  private let notation: AmountNotation
  private var isNegative: Bool?

  init(_ text: String, notation: AmountNotation) {
    self.text = text
    self.notation = notation
    rest = text.startIndex..<text.endIndex
  }

  /// Reads the whole text.
  ///
  /// - Parameters:
  ///   - marks: What may stand for the currency.
  ///   - limit: How many decimals there may be.
  mutating func read(
    marks: [String], atMostDecimals limit: Int
  ) throws(MoneyProblem) -> (digits: DecimalDigits, isNegative: Bool) {
    try takeSurroundings(marks)
    guard !rest.isEmpty else { throw .textEmpty }
    let separators = SeparatorScalars(notation)
    let scalars = text.unicodeScalars
    var digits = DecimalDigits(atMostDecimals: limit)
    var groups = DigitGroups(notation)
    var index = rest.lowerBound
    while index < rest.upperBound {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      if let digit = notation.digit(scalar) {
        digits.take(digit)
        if !digits.hasPoint { groups.take(digit) }
      } else if separators.isDecimal(scalar) {
        try digits.takePoint()
      } else if separators.isGroup(scalar), !digits.hasPoint {
        try groups.takeSeparator()
      } else {
        throw problem(of: scalar, isGroup: separators.isGroup(scalar))
      }
    }
    try groups.check()
    return (digits, isNegative ?? false)
  }

  /// Takes spaces, one sign and one mark from both ends, in any order.
  private mutating func takeSurroundings(_ marks: [String]) throws(MoneyProblem) {
    // The longer first: `US$` ends with `$`, and what is left of it is no number.
    var open = marks.map(LocalisedText.trimmed).filter { !$0.isEmpty }.sorted { $0.utf8.count > $1.utf8.count }
    var tookSomething = true
    while tookSomething {
      tookSomething = takeSpaces()
      tookSomething = try takeSign() || tookSomething
      if let found = without(open) { (rest, open, tookSomething) = (found, [], true) }
    }
  }

  /// What is left without one of the marks in front or behind.
  private func without(_ marks: [String]) -> Range<String.Index>? {
    guard let longest = marks.map(\.unicodeScalars.count).max() else { return nil }
    let scalars = text.unicodeScalars[rest]
    // Copied, so that no character reaches beyond them; a letter with its accents may be written with four times as
    // many scalars.
    let (front, back) = (String(scalars.prefix(longest * 4)), String(scalars.suffix(longest * 4)))
    for mark in marks {
      if front.hasPrefix(mark) {
        let length = front.prefix(mark.count).utf8.count
        return text.utf8.index(rest.lowerBound, offsetBy: length)..<rest.upperBound
      }
      if back.hasSuffix(mark) {
        let length = back.suffix(mark.count).utf8.count
        return rest.lowerBound..<text.utf8.index(rest.upperBound, offsetBy: -length)
      }
    }
    return nil
  }

  private mutating func takeSpaces() -> Bool {
    let inner = LocalisedText.inner(of: text.unicodeScalars, rest)
    defer { rest = inner }
    return rest != inner
  }

  /// A mark without what is taken from around it in a text: marks of Arabic scripts end with one of direction.
  private static func trimmed(_ mark: String) -> String {
    let scalars = mark.unicodeScalars
    return String(scalars[inner(of: scalars, scalars.startIndex..<scalars.endIndex)])
  }

  /// A range without the spaces at both of its ends.
  private static func inner(
    of scalars: String.UnicodeScalarView, _ range: Range<String.Index>
  ) -> Range<String.Index> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, AmountNotation.isSpace(scalars[start]) { start = scalars.index(after: start) }
    while start < end {
      let last = scalars.index(before: end)
      guard AmountNotation.isSpace(scalars[last]) else { break }
      end = last
    }
    return start..<end
  }

  private mutating func takeSign() throws(MoneyProblem) -> Bool {
    guard !rest.isEmpty else { return false }
    let scalars = text.unicodeScalars
    let (first, last) = (scalars[rest.lowerBound], scalars[scalars.index(before: rest.upperBound)])
    guard AmountNotation.isSign(first) || AmountNotation.isSign(last) else { return false }
    guard isNegative == nil else { throw .signRefused }
    if AmountNotation.isSign(first) {
      isNegative = first != "+"
      rest = scalars.index(after: rest.lowerBound)..<rest.upperBound
    } else {
      isNegative = last != "+"
      rest = rest.lowerBound..<scalars.index(before: rest.upperBound)
    }
    return true
  }

  private func problem(of scalar: Unicode.Scalar, isGroup: Bool) -> MoneyProblem {
    if AmountNotation.isSign(scalar) { return .signRefused }
    if AmountNotation.isSpace(scalar) { return .spaceRefused }
    if isGroup || scalar == "," || scalar == "." || AmountNotation.isApostrophe(scalar) { return .groupingRefused }
    return scalar.properties.generalCategory == .decimalNumber ? .digitsRefused : .malformed
  }
}
