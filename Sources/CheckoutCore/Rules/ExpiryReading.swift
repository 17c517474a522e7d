import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads when a card expires: `MM/YY`, `MM/YYYY` or `YYYY-MM`, with spaces anywhere.
struct ExpiryReading: Sendable {
  private(set) var problem: FieldProblem.Code?
  /// The month, when nothing is wrong with it.
  private(set) var expiry: CardExpiry?

  /// How many years ahead a card can be good for.
  static let horizon = 20

  /// - Parameters:
  ///   - text: What was typed.
  ///   - now: The wall clock's time: a card is good through the last day of its month in the last time zone of the
  ///     world, which is twelve hours behind UTC.
  init(_ text: String, at now: Moment) {
    guard !Trimming.trimmed(text).isEmpty else {
      problem = .missing
      return
    }
    guard text.utf8.allSatisfy({ $0 < 128 }) else {
      problem = .notSupportedYet
      return
    }
    let parts = text.utf8.filter { $0 != UInt8(ascii: " ") }
      .split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-") }
      .map { Array($0) }
    guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy { (48...57).contains($0) } && $0.count <= 4 }) else {
      problem = .invalid
      return
    }
    let yearFirst = parts[0].count == 4 && parts.count == 2
    let monthDigits = yearFirst ? parts[1] : parts[0]
    guard parts.count == 2, let month = ExpiryReading.number(monthDigits) else {
      problem = parts[0].count <= 2 ? .incomplete : .invalid
      return
    }
    guard month > 0 || monthDigits.count == 1 else {
      problem = .invalid
      return
    }
    read(month: month, yearDigits: yearFirst ? parts[0] : parts[1], at: now)
  }

  private mutating func read(month: Int, yearDigits: [UInt8], at now: Moment) {
    guard month <= 12, yearDigits.count <= 4 else {
      problem = .invalid
      return
    }
    guard month > 0, let year = ExpiryReading.number(yearDigits), yearDigits.count == 2 || yearDigits.count == 4 else {
      problem = .incomplete
      return
    }
    let date = CardExpiry(month: month, year: yearDigits.count == 2 ? 2000 + year : year)
    let current = CivilMonth(at: now.addingTimeInterval(-12 * 3600))
    let monthsAhead = (date.year - current.year) * 12 + date.month - current.month
    switch monthsAhead {
    case ..<0: problem = .expired
    case (ExpiryReading.horizon * 12 + 1)...: problem = .invalid
    default: expiry = date
    }
  }

  private static func number(_ digits: [UInt8]) -> Int? {
    digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}

/// A month of the Gregorian calendar in UTC, without asking any calendar of the machine.
struct CivilMonth: Equatable, Sendable {
  let year: Int
  let month: Int

  /// Counts days from 0000-03-01, so that a leap day is the last of its year.
  init(at moment: Moment) {
    let seconds = moment.timeIntervalSince1970.rounded(.down)
    let days = Int(max(-1e12, min(1e12, seconds / 86_400)).rounded(.down)) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}
