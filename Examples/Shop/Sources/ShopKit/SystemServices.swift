import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The clocks of the machine.
struct SystemClock: CheckoutClock {
  var now: Date { Date() }

  func sleep(for duration: Duration) async throws(CancellationError) {
    do {
      try await Task.sleep(for: duration, clock: .continuous)
    } catch {
      throw CancellationError()
    }
  }
}

/// Identities that nobody else has.
struct UUIDIdentifiers: CheckoutIdentifiers {
  func makeCheckoutID() -> CheckoutID { CheckoutID(UUID().uuidString.lowercased()) }
}

/// Prints amounts with groups of three digits: `2,499.99 EUR`.
struct GroupingFormatter: MoneyFormatter {
  func string(from money: Money) -> String {
    let plain = money.plain
    let end = plain.firstIndex(of: ".") ?? plain.endIndex
    let sign = plain.hasPrefix("-") ? "-" : ""
    let digits = plain[..<end].dropFirst(sign.count)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return "\(sign)\(grouped)\(plain[end...]) \(money.currency.code)"
  }
}
