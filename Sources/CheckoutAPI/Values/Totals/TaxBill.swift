/// Collects what is taxed, and computes the taxes on it.
struct TaxBill {
  private let taxation: Taxation
  private let currency: Currency
  private var classes: [(rates: [TaxRate], base: Fraction)] = []
  private var levied: [(rate: TaxRate, minorUnits: Int64)] = []

  init(_ taxation: Taxation, _ currency: Currency) {
    self.taxation = taxation
    self.currency = currency
  }

  /// Adds something that is taxed.
  ///
  /// - Parameters:
  ///   - base: Its price in minor units, as exact as it is known.
  ///   - rates: The rates that apply.
  mutating func add(_ base: Fraction, rates: [TaxRate]) throws(MoneyProblem) {
    guard !rates.isEmpty else { return }
    switch taxation.basis {
    case .perLine: try levy(on: base, rates)
    case .perTotal:
      if let index = classes.firstIndex(where: { $0.rates == rates }) {
        classes[index].base = try classes[index].base.adding(base)
      } else {
        classes.append((rates, base))
      }
    }
  }

  /// The taxes on all of it.
  func taxes() throws(MoneyProblem) -> [Tax] {
    var bill = self
    for item in classes { try bill.levy(on: item.base, item.rates) }
    return bill.levied.map { item in
      Tax(
        name: item.rate.name, amount: Money(minorUnits: item.minorUnits, currency: currency),
        inclusion: taxation.inclusion)
    }
  }

  /// Rounds the tax on one base, once, and shares it among its rates.
  private mutating func levy(on base: Fraction, _ rates: [TaxRate]) throws(MoneyProblem) {
    let tax = try rounded(base, rates)
    guard rates.count > 1 else { return try note(tax, for: rates[0]) }
    let scale = rates.map(\.rate.scale).max() ?? 0
    var weights: [Int64] = []
    for rate in rates { weights.append(try rate.rate.coefficient(at: scale)) }
    guard weights.contains(where: { $0 > 0 }) else {
      for rate in rates { try note(0, for: rate) }
      return
    }
    let shares = try Money(minorUnits: tax, currency: currency).allocated(by: weights)
    for (rate, share) in zip(rates, shares) { try note(share.minorUnits, for: rate) }
  }

  private func rounded(_ base: Fraction, _ rates: [TaxRate]) throws(MoneyProblem) -> Int64 {
    var rate = rates[0].rate
    for other in rates.dropFirst() { rate = try rate.adding(other.rate) }
    let whole = PowerOfTen.large(Int(rate.scale))
    let part = Int128(rate.coefficient)
    let tax: Int128
    switch taxation.inclusion {
    case .added: tax = try base.multiplied(by: Fraction(part, whole)).rounded(taxation.mode)
    case .included:
      // A price never holds more tax than it is, however small it is and however its tax is rounded.
      let held = try base.multiplied(by: Fraction(part, whole + part)).rounded(taxation.mode)
      let most = base.rounded(.down)
      tax = base.numerator < 0 ? max(held, most) : min(held, most)
    }
    guard let exact = Int64(exactly: tax) else { throw .overflow }
    return exact
  }

  private mutating func note(_ tax: Int64, for rate: TaxRate) throws(MoneyProblem) {
    guard let index = levied.firstIndex(where: { $0.rate == rate }) else { return levied.append((rate, tax)) }
    let (sum, overflow) = levied[index].minorUnits.addingReportingOverflow(tax)
    guard !overflow else { throw .overflow }
    levied[index].minorUnits = sum
  }
}
