import CheckoutAPI
import Foundation

extension CardReadings {
  static let expiry: VectorRun.Reading = { vector in
    let text = try vector.input.need("text").text()
    let horizon = Int(try vector.input["maxYearsAhead"]?.whole() ?? Int64(CardExpiry.horizon))
    let reading = CardExpiryReading(text, at: try day(vector), horizon: horizon)
    return first(
      try flag(vector, "valid", reading.expiry != nil),
      try vector.expected["month"].flatMap { VectorRun.difference(Int64(reading.expiry?.month ?? 0), try $0.whole()) },
      try vector.expected["year"].flatMap { VectorRun.difference(Int64(reading.expiry?.year ?? 0), try $0.whole()) },
      try reason(vector, reading.problem))
  }

  static let partialExpiry: VectorRun.Reading = { vector in
    let reading = CardExpiryReading(try vector.input.need("text").text(), at: try day(vector))
    return first(
      try flag(vector, "potentiallyValid", reading.verdict.isPotentiallyValid),
      try flag(vector, "valid", reading.verdict == .valid))
  }

  static let shownExpiry: VectorRun.Reading = { vector in
    let separator = try vector.input["separator"]?.text() ?? "/"
    let shown = CardExpiry.shown(try vector.input.need("text").text(), separator: separator)
    return VectorRun.difference(shown, try vector.expected.need("text").text())
  }

  static let expiryInZone: VectorRun.Reading = { vector in
    let offset = try vector.input.need("cardholderOffset").text()
    let parts = offset.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2 else { throw Unreadable("\(offset) is no offset") }
    let seconds = (parts[0] * 60 + parts[1]) * 60 * (offset.hasPrefix("-") ? -1 : 1)
    let now = try Date(try vector.input.need("instant").text(), strategy: .iso8601)
    let reading = CardExpiryReading(try vector.input.need("text").text(), at: now, offset: seconds)
    return try flag(vector, "valid", reading.expiry != nil)
  }

  /// Noon of the day, in UTC: a day that is named without a place. What a calendar of the device would say is ignored.
  private static func day(_ vector: Vector) throws -> Date {
    let text = try vector.input.need("now").text()
    let gregorian = text.range(of: "Gregorian ").map { text[$0.upperBound...].prefix(10) } ?? text.prefix(10)
    return try Date("\(gregorian)T12:00:00Z", strategy: .iso8601)
  }
}
