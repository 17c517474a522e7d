#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A month of the Gregorian calendar, without asking any calendar of the machine.
struct CivilMonth: Equatable, Sendable {
  let year: Int
  let month: Int

  /// Counts days from 0000-03-01, so that a leap day is the last of its year.
  ///
  /// - Parameters:
  ///   - moment: The time; one that is farther away than a hundred million years is taken as that far.
  ///   - offset: Where the clock stands, in seconds ahead of UTC.
  init(at moment: Date, offset: Int) {
    let bound = 3_000_000_000_000_000
    let whole = Int(exactly: moment.timeIntervalSince1970.rounded(.down))
    let instant = whole ?? (moment.timeIntervalSince1970 < 0 ? -bound : bound)
    let seconds = max(-bound, min(bound, instant)) + max(-86_400, min(86_400, offset))
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}
