/// Adds amounts up, and remembers the first thing that was wrong with one of them.
struct CheckedSum {
  private let currency: Currency
  private(set) var problem: QuoteProblem?

  init(_ currency: Currency) { self.currency = currency }

  /// Adds an amount, so many times.
  mutating func add(_ amount: Money, times count: Int = 1, to sum: inout Int64) {
    guard amount.currency == currency else { return note(.currencyMismatch) }
    guard !amount.isNegative, count >= 0 else { return note(.negativeAmount) }
    let (product, overflow) = amount.minorUnits.multipliedReportingOverflow(by: Int64(count))
    guard !overflow else { return note(.overflow) }
    add(product, to: &sum)
  }

  /// Adds minor units.
  mutating func add(_ amount: Int64, to sum: inout Int64) {
    let (result, overflow) = sum.addingReportingOverflow(amount)
    if overflow { note(.overflow) } else { sum = result }
  }

  /// An amount in another currency is worse than a negative one, and that is worse than a large one.
  private mutating func note(_ found: QuoteProblem) {
    switch problem {
    case nil, .overflow: problem = found
    case .negativeAmount where found == .currencyMismatch: problem = found
    default: break
    }
  }
}
