/// An expiry as typed, told apart into month and year.
///
/// `05/30`, `5 / 2030`, `05-30`, `05.30`, `0530`, `052030`, `2030-05`, `203005`; also `30/05`, as 30 can be no month:
/// so some keyboards fill in a card that was scanned.
struct ExpiryText: Equatable {
  let month: DigitRun
  let year: DigitRun
  /// Whether the year was written first, so that a month may still be typed on.
  let hasYearFirst: Bool

  /// Whether one more digit makes it a later month of the same year: `2026-1` may become `2026-11`.
  var mayBecomeLater: Bool { hasYearFirst && month.count == 1 && month.value == 1 }

  /// - Returns: `nil` for a text that is no beginning of a month and a year.
  /// - Complexity: O(*n*) in the length of the text.
  init?(_ text: String) {
    var first = DigitRun()
    var second: DigitRun?
    for scalar in text.unicodeScalars {
      switch CardScalar(scalar) {
      case .digit(let digit): if second == nil { first.append(digit) } else { second?.append(digit) }
      case .space: continue
      case .other where scalar != ".": return nil
      case .slash, .dash, .other:
        guard second == nil else { return nil }
        second = DigitRun()
      }
    }
    let parts = second.map { ExpiryText.parts(first, $0) } ?? ExpiryText.parts(of: first)
    guard let parts, parts.month.count <= 2, parts.year.count <= 4 else { return nil }
    (month, year, hasYearFirst) = parts
  }

  private typealias Parts = (month: DigitRun, year: DigitRun, hasYearFirst: Bool)

  /// What a separator tells apart.
  private static func parts(_ first: DigitRun, _ second: DigitRun) -> Parts {
    if first.count == 4, second.count <= 2 { return (second, first, true) }
    if first.count == 2, !first.isMonth, second.mayBecomeMonth { return (second, first, true) }
    return (first, second, false)
  }

  /// What is written in a row: a month goes first, unless the first two digits can be none.
  private static func parts(of run: DigitRun) -> Parts? {
    guard run.count <= 6 else { return nil }
    let front = run.first(2)
    // Two digits alone may be a year that is being typed only where a year begins so.
    guard run.count > 2 else { return run.isCentury ? (DigitRun(), run, true) : (run, DigitRun(), false) }
    if front.isMonth { return (front, run.dropFirst(2), false) }
    guard front.isCentury else { return run.count == 4 ? swapped(run) : nil }
    return (run.dropFirst(4), run.first(4), true)
  }

  private static func swapped(_ run: DigitRun) -> Parts {
    let month = run.dropFirst(2)
    return month.isMonth ? (month, run.first(2), true) : (run.first(2), month, false)
  }
}

/// A few digits in a row; those after the sixth are only counted.
struct DigitRun: Equatable {
  private(set) var value = 0
  private(set) var count = 0

  mutating func append(_ digit: UInt8) {
    count += 1
    if count <= 6 { value = value * 10 + Int(digit) }
  }

  /// Whether it is the number of a month, in one digit or two.
  var isMonth: Bool { (1...12).contains(value) && (1...2).contains(count) }

  /// Whether it is a month in two digits, or how one begins.
  var mayBecomeMonth: Bool { count == 2 ? isMonth : count == 1 && value < 2 }

  /// Whether it is how the years from 2000 to 2099 begin.
  var isCentury: Bool { value == 20 && count == 2 }

  func first(_ wanted: Int) -> DigitRun {
    guard count > wanted else { return self }
    var part = self
    (part.value, part.count) = (value / DigitRun.power(count - wanted), wanted)
    return part
  }

  func dropFirst(_ dropped: Int) -> DigitRun {
    guard count > dropped else { return DigitRun() }
    var part = self
    (part.value, part.count) = (value % DigitRun.power(count - dropped), count - dropped)
    return part
  }

  /// The digits, padded with a zero to two.
  var paddedToTwo: String { count == 0 ? "" : value < 10 ? "0\(value)" : String(value) }

  /// The digits as they were written.
  var text: String {
    let digits = String(value)
    return count == 0 ? "" : String(repeating: "0", count: max(0, min(count, 6) - digits.utf8.count)) + digits
  }

  private static func power(_ exponent: Int) -> Int { (0..<min(exponent, 6)).reduce(1) { power, _ in power * 10 } }
}
