#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A point in time as it is written: ISO 8601, in whole seconds of UTC.
enum Timestamp {
  /// Reads `2026-01-31T12:00:00Z`; `nil` for every other writing and for times that do not exist.
  static func date(_ text: String) -> Date? {
    do {
      let date = try Date(text, strategy: .iso8601)
      // What is read leniently is not what was written: only what is written back the same was read right.
      return self.text(date) == text ? date : nil
    } catch {
      return nil
    }
  }

  /// Writes the same form.
  static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}
