/// Checks that digits are grouped as a notation says: either not at all, or everywhere.
struct DigitGroups {
  private let notation: AmountNotation
  /// How many digits stand in the group that is being read.
  private var count = 0
  /// How many groups were closed by a separator.
  private var closed = 0
  private var beginsWithZero = false

  init(_ notation: AmountNotation) { self.notation = notation }

  mutating func take(_ digit: UInt8) {
    if closed == 0, count == 0 { beginsWithZero = digit == 0 }
    count += 1
  }

  /// Closes a group: the first has one digit to a full group, the others are full.
  ///
  /// No number that is grouped begins with a zero: `0.500` is a half to many people, and never five hundred.
  mutating func takeSeparator() throws(MoneyProblem) {
    let isFirst = count > 0 && count <= notation.secondaryGroup && !beginsWithZero
    let isRight = closed == 0 ? isFirst : count == notation.secondaryGroup
    guard isRight else { throw .groupingRefused }
    (count, closed) = (0, closed + 1)
  }

  /// Checks the last group.
  func check() throws(MoneyProblem) {
    guard closed == 0 || count == notation.primaryGroup else { throw .groupingRefused }
  }
}
