/// Reads a number as people write it: what stands around it first, then its digits.
struct LocalisedText {
  private var rest: Substring
  private let notation: AmountNotation
  private var isNegative: Bool?

  init(_ text: String, notation: AmountNotation) {
    rest = text[...]
    self.notation = notation
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
    var digits = DecimalDigits(atMostDecimals: limit)
    var groups = DigitGroups(notation)
    for character in rest {
      if let digit = notation.digit(character) {
        digits.take(digit)
        if !digits.hasPoint { groups.takeDigit() }
      } else if character == notation.decimalSeparator {
        try digits.takePoint()
      } else if notation.groups(character), !digits.hasPoint {
        try groups.takeSeparator()
      } else {
        throw problem(of: character)
      }
    }
    try groups.check()
    return (digits, isNegative ?? false)
  }

  /// Takes spaces, one sign and one mark from both ends, in any order.
  private mutating func takeSurroundings(_ marks: [String]) throws(MoneyProblem) {
    var open = marks.filter { !$0.isEmpty }
    var tookSomething = true
    while tookSomething {
      tookSomething = takeSpaces()
      tookSomething = try takeSign() || tookSomething
      if let mark = open.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(mark.count)
        (open, tookSomething) = ([], true)
      } else if let mark = open.first(where: { rest.hasSuffix($0) }) {
        rest.removeLast(mark.count)
        (open, tookSomething) = ([], true)
      }
    }
  }

  private mutating func takeSpaces() -> Bool {
    let count = rest.utf8.count
    while let first = rest.first, AmountNotation.isSpace(first) { rest.removeFirst() }
    while let last = rest.last, AmountNotation.isSpace(last) { rest.removeLast() }
    return rest.utf8.count < count
  }

  private mutating func takeSign() throws(MoneyProblem) -> Bool {
    let isFirst: Bool
    if let first = rest.first, AmountNotation.isSign(first) {
      isFirst = true
    } else if let last = rest.last, AmountNotation.isSign(last) {
      isFirst = false
    } else {
      return false
    }
    guard isNegative == nil else { throw .signRefused }
    let sign = isFirst ? rest.removeFirst() : rest.removeLast()
    isNegative = sign != "+"
    return true
  }

  private func problem(of character: Character) -> MoneyProblem {
    if AmountNotation.isSign(character) { return .signRefused }
    if AmountNotation.isSpace(character) { return .spaceRefused }
    if character == "," || character == "." || character == "'" { return .groupingRefused }
    let isForeignDigit = character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
    return isForeignDigit ? .digitsRefused : .malformed
  }
}
