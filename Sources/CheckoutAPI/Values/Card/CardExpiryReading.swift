#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a text tells about an expiry: while it is typed, and when it is finished.
public struct CardExpiryReading: Hashable, Sendable {
  /// The month, when nothing is wrong with it.
  public let expiry: CardExpiry?
  /// What can be said while it is being typed: `01/20` may become `01/2030`.
  public let verdict: CardVerdict
  /// What is wrong with it when nothing more is typed; `nil` when it is right.
  public let problem: CardProblem?

  /// Reads what was typed; the parameters are those of ``CardExpiry/init(_:at:offset:horizon:)``.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: String,
    at now: Date,
    offset: Int = CardExpiry.lastOffset,
    horizon: Int = CardExpiry.horizon
  ) {
    let current = CivilMonth(at: now, offset: offset)
    (expiry, verdict, problem) =
      switch CardExpiryReading.read(text, current, max(0, min(1000, horizon))) {
      case .right(let expiry): (expiry, .valid, nil)
      case .open(let problem): (nil, .incomplete, problem)
      case .wrong(let problem): (nil, .invalid(problem), problem)
      }
  }

  private enum Outcome {
    case right(CardExpiry)
    /// It is wrong as it is, and typing on can mend it.
    case open(CardProblem)
    case wrong(CardProblem)
  }

  private static func read(_ text: String, _ current: CivilMonth, _ horizon: Int) -> Outcome {
    guard let parts = ExpiryText(text) else { return .wrong(.expiryMalformed) }
    let (month, year) = (parts.month, parts.year)
    guard month.count > 0 || year.count > 0 else {
      return text.unicodeScalars.allSatisfy { CardScalar($0) == .space }
        ? .open(.expiryMissing) : .open(.expiryIncomplete)
    }
    // `0` may become `05` while nothing follows it; `00` and `13` become nothing.
    if month.count > 0, !month.isMonth {
      let isOpen = month == .zero && (year.count == 0 || parts.hasYearFirst)
      return isOpen ? .open(.expiryIncomplete) : .wrong(.expiryMonth)
    }
    switch year.count {
    case 0, 1: return .open(.expiryIncomplete)
    case 2:
      guard month.count > 0 else { return .open(.expiryIncomplete) }
      let date = CardExpiry(month: month.value, shortYear: year.value, current, horizon)
      guard let problem = date.problem(current, horizon) else { return .right(date) }
      return year.isCentury ? .open(problem) : .wrong(problem)
    case 3:
      let decade = year.value * 10...year.value * 10 + 9
      if decade.overlaps(current.year...current.year + horizon) { return .open(.expiryIncomplete) }
      return .wrong(decade.upperBound < current.year ? .expired : .expiryTooFar)
    default:
      // A year alone is over when its December is.
      let date = CardExpiry(month: month.count == 0 ? 12 : month.value, year: year.value)
      if let problem = date.problem(current, horizon), month.count > 0 || problem == .expired {
        return parts.mayBecomeLater && year.value == current.year ? .open(problem) : .wrong(problem)
      }
      return month.count == 0 ? .open(.expiryIncomplete) : .right(date)
    }
  }
}

extension CardExpiry {
  /// A year of two digits is of this century, or of the next where only that can be meant.
  fileprivate init(month: Int, shortYear: Int, _ current: CivilMonth, _ horizon: Int) {
    let inCentury = CardExpiry(month: month, year: current.year / 100 * 100 + shortYear)
    let inNext = CardExpiry(month: month, year: inCentury.year + 100)
    self =
      inCentury.problem(current, horizon) == .expired && inNext.problem(current, horizon) == nil ? inNext : inCentury
  }

  /// What is wrong with the month, from the month that it is now.
  fileprivate func problem(_ current: CivilMonth, _ horizon: Int) -> CardProblem? {
    if (year, month) < (current.year, current.month) { return .expired }
    return year > current.year + horizon ? .expiryTooFar : nil
  }
}

extension DigitRun {
  /// The digit that a month below ten begins with.
  fileprivate static let zero = {
    var run = DigitRun()
    run.append(0)
    return run
  }()
}
