import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import CheckoutScenariosCLI

/// Times are read strictly.
struct TimestampTests {
  @Test(arguments: [
    "", "now", "2026-01-31", "2026-01-31T12:00:00", "2026-01-31T12:00:00+01:00", "2026-02-30T12:00:00Z",
    "2026-13-01T12:00:00Z", "2026-01-31T25:00:00Z", "2026-01-31 12:00:00Z", "2026-01-31T12:00:00Zx",
    "x2026-01-31T12:00:00Z",
  ])
  func `another writing, or a time that does not exist, is refused`(text: String) {
    #expect(Timestamp.date(text) == nil)
    #expect(Outcome(["cart", "--now=\(text)"]).code == .usage)
  }

  @Test func `a time is read and written the same`() throws {
    let date = try #require(Timestamp.date("2026-01-31T12:34:56Z"))
    #expect(date.timeIntervalSince1970 == 1_769_862_896)
    #expect(Timestamp.text(date) == "2026-01-31T12:34:56Z")
    #expect(Outcome(["cart", "--now", "2026-01-31T12:34:56Z"]).code == .success)
  }
}
